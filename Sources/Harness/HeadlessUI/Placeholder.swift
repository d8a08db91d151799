// Placeholder: replaced by the module itself.
