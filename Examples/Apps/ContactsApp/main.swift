// Placeholder: replaced by the program itself.
print("not written yet")
