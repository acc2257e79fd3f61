import { bracketed } from "./html.ts";
import type { Style } from "./style.ts";
import type { Body, CvView, Entry } from "./view.ts";

/** The CV as plain text, as somebody would paste it. */
export function renderText(view: CvView, style: Style): string {
  const contact = view.contact.map(({ label, text }) => (style.contact === "labelled" ? `${label}: ${text}` : text));
  const isSpaced = style.heading === "spaced" || style.heading === "caps";
  const title = (text: string): string => (isSpaced ? text.toUpperCase() : text);
  return [
    view.person.name,
    view.person.profession,
    ...(style.contact === "line" ? [contact.join(" | ")] : contact),
    "",
    ...view.sections.flatMap((each) => [
      title(each.title),
      ...underline(each.title, style),
      ...body(each.body, style),
      "",
    ]),
  ].join("\n");
}

function underline(title: string, style: Style): string[] {
  return style.heading === "rule" ? ["-".repeat(title.length)] : [];
}

function body(content: Body, style: Style): string[] {
  if (content.kind === "text") return [content.text];
  if (content.kind === "entries") return content.entries.flatMap((each) => [...entry(each, style), ""]);
  return content.groups.flatMap(({ label, items }) => {
    const isList = ["bullets", "lines", "bars"].includes(content.form);
    const texts = items.map(content.form === "comma" ? ({ text }) => text : bracketed);
    if (isList) return [...(label ? [label] : []), ...items.map(({ text }) => `- ${text}`)];
    return [`${label && `${label}: `}${texts.join(content.form === "dots-between" ? " · " : ", ")}`];
  });
}

function entry(each: Entry, style: Style): string[] {
  const lines = each.head.map((line) =>
    line.map(({ text }, index) => (index > 0 && !/^[,\s]/.test(text) ? `, ${text}` : text)).join(""),
  );
  const isDateApart = !each.isDateInline && each.date !== "";
  if (isDateApart && style.isDateRight) lines[0] = `${lines[0] ?? ""}   ${each.date}`;
  if (isDateApart && !style.isDateRight) lines.push(each.date);
  return [...lines, ...(each.paragraph ? [each.paragraph] : []), ...each.bullets.map((text) => `* ${text}`)];
}
