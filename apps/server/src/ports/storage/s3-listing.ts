import { Parser } from "htmlparser2";
import type { StoredFile } from "./storage.ts";

/** One page of a store's answer to ListObjectsV2; `next` asks for the page after it, null means that there is none. */
export type Listing = { files: StoredFile[]; next: string | null };

/** Reads the XML of a page. */
export function readListing(xml: string): Listing {
  const files: StoredFile[] = [];
  const read: Record<string, string> = {};
  let text = "";
  const parser = new Parser(
    {
      onopentag: () => void (text = ""),
      ontext: (part) => void (text += part),
      onclosetag(name) {
        if (name === "Contents") files.push({ key: read["Key"] ?? "", size: Number(read["Size"]) });
        else read[name] = text;
        text = "";
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  const token = read["NextContinuationToken"] ?? "";
  return { files, next: read["IsTruncated"] === "true" && token !== "" ? token : null };
}
