import { isAllowedUrl } from "./web-address.ts";

/** What a text must look like to be taken for a field from somebody who only claims that it is one. */
type FieldRule = (text: string) => boolean;

const hasLetter = /\p{L}/u;
const shortText =
  (atMost: number): FieldRule =>
  (text) =>
    hasLetter.test(text) && text.length <= atMost && !text.includes("@") && !/https?:/i.test(text);
const longText =
  (atMost: number): FieldRule =>
  (text) =>
    hasLetter.test(text) && text.length <= atMost;

const digitsIn = (text: string) => text.replace(/\D/g, "").length;

const rules: Readonly<Record<string, FieldRule>> = {
  email: (text) => /^[^\s@<>]{1,64}@[^\s@<>]{1,190}\.\p{L}{2,24}$/u.test(text),
  phone: (text) => /^[\d\s()+./–-]+$/.test(text) && digitsIn(text) >= 6 && digitsIn(text) <= 16,
  url: isAllowedUrl,
  gpa: (text) => text.length <= 40 && /[\p{L}\p{N}]/u.test(text),
  level: (text) => text.length <= 60 && /[\p{L}\p{N}]/u.test(text),
  location: shortText(100),
  summary: longText(4000),
  description: longText(4000),
  category: shortText(60),
};

/** A person's name holds no digit. */
const personName: FieldRule = (text) => shortText(80)(text) && !/\d/.test(text);

/** True when `text` may stand in a field of the person or of an entry. */
export function fits(owner: "person" | "entry", field: string, text: string): boolean {
  if (owner === "person" && field === "name") return personName(text);
  return (rules[field] ?? shortText(200))(text);
}
