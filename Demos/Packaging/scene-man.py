#!/usr/bin/env python3
"""Writes the manual page of scene files, inlay-scene(5), from their JSON Schema.

scene-man.py DATE VERSION COMMAND... > inlay-scene.5 runs the command with --schema.
"""
import json
import re
import subprocess
import sys

INTRODUCTION = """.PP
A scene file describes a list UI in YAML or JSON: tables with sections and rows, controls, texts, images, and a script with
input. \\fBinlay\\-render\\fR(1) makes pictures of it, and \\fBinlay\\-live\\fR(1) shows it in a window.
.PP
.nf
  inlay: 1
  size: [390, auto]
  background: table.background
  layers:
    \\- type: table
      style: insetGrouped
      frame: {top: 0, bottom: 0}
      sections:
        \\- header: Network
          rows:
            \\- {title: Airplane mode, accessory: switch}
            \\- {title: Wi\\-Fi, detail: Home, accessory: disclosure}
.fi
.PP
\\fBinlay\\-render \\-\\-validate\\fR checks a file and prints every problem with its line. \\fBinlay\\-render \\-\\-explain\\fR
prints the entry for a word of this page. Instead of most values you can write a placeholder such as \\fB"{data.price}"\\fR,
whose value comes from the key \\fBdata\\fR or from the option \\fB\\-\\-data\\fR. An object in a list is repeated for each
element of the data if it has the key \\fBeach\\fR.
"""


def escaped(text):
    """Text as roff, in which a backslash, a dash and a first dot or quote have meanings."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + text if text[:1] in (".", "'") else text


def words(kind):
    """The words of a name such as swipeAction."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", kind).lower()


def either(parts):
    """Descriptions without repetitions, joined by "or"."""
    return " or ".join(dict.fromkeys(part for part in parts if part))


def value(schema):
    """The description of a value; empty for null and for placeholders, which are possible nearly everywhere."""
    if schema.get("$ref"):
        name = schema["$ref"].rsplit("/", 1)[1]
        return "" if name == "placeholder" else "a colour" if name == "color" else "\\fI" + words(name) + "\\fR"
    if "anyOf" in schema:
        return either([value(part) for part in schema["anyOf"]])
    if "enum" in schema:
        names = [str(name) for name in schema["enum"]]
        return ", ".join("\\fB" + escaped(name) + "\\fR" for name in names) if len(names) < 60 else "a symbol's name"
    if "const" in schema:
        return "\\fB" + escaped(json.dumps(schema["const"])) + "\\fR"
    types = schema.get("type", [])
    types = [types] if isinstance(types, str) else types
    if types == ["array"]:
        form = re.search(r"\[[^\]]*\]", schema.get("description", ""))
        if form:
            return escaped(form.group())
        element = value(schema.get("items", {}))
        return "a list" + (", each " + element if element else "")
    names = {"string": "a text", "boolean": "true or false", "number": "a number", "integer": "a whole number", "object": "an object"}
    if "string" in types and "boolean" in types:
        return "a text"
    return either([names.get(each, "") for each in types])


def described(name, schema, required):
    """A key of an object."""
    meaning = schema.get("description", "")
    if name in required:
        meaning += " Required."
    if "default" in schema and schema["default"] != []:
        meaning += " " + json.dumps(schema["default"]) + " if left out."
    form = value(schema)
    return [".TP", "\\fB" + escaped(name) + "\\fR" + (": " + form if form else ""), escaped(meaning.strip()) or "\\&"]


def keys(schema):
    """The keys of an object, those of its types under headings."""
    required = schema.get("required", [])
    lines = []
    for name, each in schema.get("properties", {}).items():
        if isinstance(each, dict) and name not in ("each", "as"):
            lines += described(name, each, required)
    for rule in schema.get("allOf", []):
        kind = rule.get("if", {}).get("properties", {}).get("type", {}).get("const")
        own = rule.get("then", {}).get("properties", {})
        if kind and own:
            lines += ['.SS "type: ' + escaped(kind) + '"']
            for name, each in own.items():
                if isinstance(each, dict):
                    lines += described(name, each, [])
    return lines


def page(date, version, schema):
    lines = [
        '.TH "INLAY\\-SCENE" 5 "{}" "Inlay {}" "File Formats"'.format(escaped(date), version),
        ".SH NAME",
        "inlay\\-scene \\- scene files for inlay\\-render and inlay\\-live",
        ".SH DESCRIPTION",
        INTRODUCTION.rstrip("\n"),
        '.SH "SCENE"',
        "The outermost object.",
    ]
    lines += keys(schema)
    for kind, each in schema["$defs"].items():
        if kind in ("color", "placeholder"):
            continue
        lines.append('.SH "' + words(kind).upper() + '"')
        lines.append(escaped(each.get("description", "")) or "\\&")
        # A step that sets has the keys of all layers, which are above.
        lines += keys(dict(each, properties={})) if kind == "setStep" else keys(each)
    color = schema["$defs"]["color"]
    tokens = [name for part in color["anyOf"] for name in part.get("enum", [])]
    lines += ['.SH "COLOURS"', escaped(color["description"]) + ". The tokens:", ".PP", escaped(", ".join(tokens))]
    lines += [".SH SEE ALSO", "\\fBinlay\\-render\\fR(1), \\fBinlay\\-live\\fR(1)"]
    return "\n".join(lines) + "\n"


def main():
    date, version, *command = sys.argv[1:]
    printed = subprocess.run(command + ["--schema"], check=True, stdout=subprocess.PIPE).stdout
    sys.stdout.write(page(date, version, json.loads(printed)))


main()
