import { isPlace } from "../label/words.ts";
import type { Draft } from "./draft.ts";
import type { TexEvent } from "./events.ts";
import { plainText } from "./plain.ts";

const mail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const phone = /(?:\+|00|\()?\d[\d\s().\-–/]{6,}\d/;

/** Fills the person's data from the macros of the header and from the text before the first section. */
export function readHeader(draft: Draft, events: readonly TexEvent[], isLate = false): void {
  for (const event of events) {
    if (event.kind === "contact") readContact(draft, event);
    else if (event.kind === "entry" || event.kind === "line")
      draft.beside.push(...event.args.map(({ tex }) => plainText(tex)));
    else if (event.kind === "item" || event.kind === "text") readText(draft, event.tex);
  }
  const person = draft.gold.personal_info;
  const long = draft.beside.join(" ").split(/\s+/).length;
  if (!isLate && long > 150) draft.doubts.push(`long-header:${long}`);
  if (!isLate && person.name !== undefined) person.name = person.name.replace(/\s+/g, " ").trim();
}

function readContact(draft: Draft, event: { macro: string; args: { role: string; tex: string }[] }): void {
  const person = draft.gold.personal_info;
  const texts = event.args
    .map(({ tex, role }) => ({
      role,
      text: plainText(tex)
        .replace(/[\n\t]+/g, " ")
        .trim(),
    }))
    .filter(({ text }) => text !== "");
  const name = texts
    .filter(({ role }) => role === "name")
    .map(({ text }) => text)
    .join(" ");
  const place = texts
    .filter(({ role }) => role === "place")
    .map(({ text }) => text)
    .join(", ");
  if (name !== "" && person.name === undefined) person.name = name;
  if (place !== "" && person.location === undefined) person.location = placeOf(place);
  for (const { role, text } of texts) {
    if (role === "surname") person.name = `${person.name ?? ""} ${text}`.trim();
    else if (role === "email") person.email ??= mail.exec(text)?.[0] ?? text;
    else if (role === "phone") setPhone(draft, text);
    else if (role === "summary") person.summary ??= text;
    else if (role === "beside" || role === "none") readBeside(draft, text);
  }
}

function setPhone(draft: Draft, text: string): void {
  const person = draft.gold.personal_info;
  if (person.phone === undefined && /\d{3}/.test(text.replace(/\D/g, ""))) person.phone = text;
  else draft.beside.push(text);
}

function readBeside(draft: Draft, text: string): void {
  const found = mail.exec(text)?.[0];
  if (found !== undefined) draft.gold.personal_info.email ??= found;
  draft.beside.push(text);
}

/** Free text of a header: mail and phone are known by their form, a name by standing first, a town by its comma. */
function readText(draft: Draft, tex: string): void {
  const person = draft.gold.personal_info;
  const shown = plainText(
    tex.replace(
      /\$\s*(?:\||\\mid|\\cdot|\\bullet|\\diamond|\\vert)\s*\$|\\(?:quad|qquad|textbar|textbullet|cdot|cdotp|hfill|sep|AND|enspace|labelitemi)(?![A-Za-z])/g,
      "\t",
    ),
  );
  const parts = shown
    .split(/[\n\t|•·⋄]+|\s{3,}/)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  for (const part of parts) {
    const address = mail.exec(part)?.[0];
    const number = phone.exec(part)?.[0];
    if (address !== undefined) person.email ??= address;
    if (
      number !== undefined &&
      number.replace(/\D/g, "").length >= 8 &&
      address === undefined &&
      !/http|www|\.com/.test(part)
    )
      setPhone(draft, number.trim());
    else if (
      person.name === undefined &&
      address === undefined &&
      /^[\p{Lu}\p{Lo}][\p{L}.'’\- ]{1,48}$/u.test(part) &&
      !/^(?:curriculum|résumé|resume|lebenslauf|cv)\b/i.test(part) &&
      part.split(/\s+/).length <= 6
    )
      person.name = part;
    else if (isPlace(part) && person.location === undefined && address === undefined) person.location = part;
    else if (part.split(" ").length > 14 && address === undefined)
      person.summary = [person.summary, part].filter(Boolean).join(" ");
    else draft.beside.push(part);
    if (part.length > 30 && number !== undefined) draft.beside.push(part);
  }
}

/** A town out of an address block that holds other contacts as well. */
function placeOf(text: string): string | undefined {
  if (!/@|\d{3}[\s)-]*\d{3}/.test(text)) return text;
  return text
    .split(/\s{2,}|[|•·]|(?<=\.\w{2,4})\s|(?<=\d{4})\s/)
    .map((part) => part.trim())
    .find(isPlace);
}
