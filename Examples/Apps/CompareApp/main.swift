print("compare is being built")
