import { randomBytes } from "node:crypto";

/** A picture's own name, or that of one of its sizes: the same letters, and the width. */
const namePattern = /^([a-f0-9]{32})(?:-\d{1,5})?\.(jpg|webp|avif)$/;
const urlPrefix = "/media/";

const types: Readonly<Record<string, string>> = { jpg: "image/jpeg", webp: "image/webp", avif: "image/avif" };
const extensions: ReadonlyMap<string, string> = new Map(
  Object.entries(types).map(([extension, type]) => [type, extension]),
);

/** Letters that nobody guesses, for the names of one picture. */
export const newMediaLetters = (): string => randomBytes(16).toString("hex");

/** The name of a picture, or with a width of one of its sizes. */
export function mediaFileName(letters: string, contentType: string, width?: number): string {
  return `${letters}${width === undefined ? "" : `-${width}`}.${extensions.get(contentType) ?? "jpg"}`;
}

/** What a name says: the names that its picture may have, and the type of the file; null for a name that is none of ours. */
export function readMediaName(name: string): { pictures: readonly string[]; contentType: string } | null {
  const [, letters = "", extension = ""] = namePattern.exec(name) ?? [];
  if (!letters) return null;
  return { pictures: [`${letters}.jpg`, `${letters}.webp`], contentType: types[extension] ?? "image/jpeg" };
}

/** Address of a stored picture, relative to the host (contract.md 10). */
export function mediaUrl(name: string): string {
  return urlPrefix + name;
}

/** The name inside an address that {@link mediaUrl} made; null for any other address. */
export function mediaName(url: string | null): string | null {
  const name = url?.startsWith(urlPrefix) ? url.slice(urlPrefix.length) : "";
  return namePattern.test(name) ? name : null;
}

/** Where a file is kept. */
export const mediaKey = (name: string): string => `media/${name}`;
