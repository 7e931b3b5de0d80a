#!/usr/bin/env python3
"""Writes a program's manual page, from the description of its arguments that swift-argument-parser prints.

man.py NAME DATE VERSION COMMAND... > NAME.1 runs the command with --experimental-dump-help. In packages the names of all
programs begin with inlay-.
"""
import json
import subprocess
import sys


def escaped(text):
    """Text as roff, in which a backslash, a dash and a first dot or quote have meanings."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in text.split("\n"))


def marked(text):
    """Code in backticks is bold."""
    parts = escaped(text).split("`")
    return "".join("\\fB" + part + "\\fR" if index % 2 else part for index, part in enumerate(parts))


def option_name(name):
    return ("-" if name["kind"] == "short" else "--") + name["name"]


def heading(argument):
    """An option with its names and its value, or an argument without a name."""
    value = "\\fI" + escaped(argument.get("valueName", "")) + "\\fR"
    if argument["kind"] == "positional":
        return value
    names = ", ".join("\\fB" + escaped(option_name(name)) + "\\fR" for name in argument["names"])
    return names + " " + value if argument["kind"] == "option" else names


def synopsis(command, arguments):
    parts = ["\\fB" + escaped(command) + "\\fR", "[\\fIoptions\\fR]"]
    for argument in arguments:
        if argument["kind"] == "positional":
            name = "\\fI" + escaped(argument["valueName"]) + "\\fR"
            name += " ..." if argument["isRepeating"] else ""
            parts.append("[" + name + "]" if argument["isOptional"] else name)
    return " ".join(parts)


def page(name, date, version, help_of_command):
    command = help_of_command["command"]
    arguments = [each for each in command["arguments"] if each.get("shouldDisplay", True)]
    title = command["commandName"]
    lines = [
        '.TH "{}" 1 "{}" "Inlay {}" "User Commands"'.format(escaped(name.upper()), escaped(date), version),
        ".SH NAME",
        escaped(name) + " \\- " + marked(command["abstract"].rstrip(".")),
        ".SH SYNOPSIS",
        synopsis(title if title.startswith("inlay-") else "inlay-" + title, arguments),
    ]
    paragraphs = command.get("discussion", "").strip()
    if paragraphs:
        lines += [".SH DESCRIPTION"]
        for paragraph in paragraphs.split("\n\n"):
            rows = paragraph.split("\n")
            # What is indented is an example or a table: its lines stay.
            if any(row.startswith("  ") for row in rows):
                lines += [".PP", ".nf"] + [marked(row) for row in rows] + [".fi"]
            else:
                lines += [".PP"] + [marked(row) for row in rows]
    section = None
    for argument in sorted(arguments, key=lambda each: each.get("sectionTitle") is not None):
        own = argument.get("sectionTitle") or "Options"
        if own != section:
            lines.append('.SH "' + escaped(own.upper()) + '"')
            section = own
        lines += [".TP", heading(argument), marked(argument.get("abstract", "")) or "\\&"]
        if argument.get("discussion"):
            lines.append(marked(argument["discussion"]))
    if name.startswith("inlay-render"):
        others = ["inlay-render-batch(1)" if name == "inlay-render" else "inlay-render(1)", "inlay-scene(5)"]
        lines += [".SH SEE ALSO", ", ".join("\\fB" + escaped(each[:-3]) + "\\fR" + each[-3:] for each in others)]
    return "\n".join(lines) + "\n"


def main():
    name, date, version, *command = sys.argv[1:]
    told = subprocess.run(command + ["--experimental-dump-help"], check=True, stdout=subprocess.PIPE).stdout
    sys.stdout.write(page(name, date, version, json.loads(told)))


main()
