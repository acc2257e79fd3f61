import { shownDateText, type Entry, type SectionKind } from "@vitrine/model";
import { dotted } from "../../../lib/dotted.ts";

export type EntryWords = { title: string; detail: string; meta: string };

const titleCharacters = 80;

/** How an entry reads in its row; one without a title is called by its first words. */
export function wordsOfEntry(kind: SectionKind, { fields, problem }: Entry): EntryWords {
  if (problem !== null) return { title: `Unreadable ${kind.one}`, detail: "", meta: "" };
  const { title, under, dates, text, pictures } = kind.record(fields);
  const [firstLine = ""] = text.trim().split("\n");
  const pictureWords = pictures.length === 0 ? "" : pictures.length === 1 ? "1 picture" : `${pictures.length} pictures`;
  return {
    title: title.trim() || shortened(firstLine) || pictureWords || `Untitled ${kind.one}`,
    detail: dotted(under),
    meta: shownDateText(dates?.date ?? ""),
  };
}

const shortened = (text: string) =>
  text.length > titleCharacters ? `${text.slice(0, titleCharacters).trim()}…` : text;
