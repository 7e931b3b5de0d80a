render teas.yaml -o teas.png
render teas.yaml --watch                          # again after each change of the file
render teas.yaml --validate --accessibility       # every problem, with its line
render teas.yaml --data de.json --appearance dark -o teas-de.png
render teas.yaml --compare teas.png               # exit code 5 if a pixel differs
