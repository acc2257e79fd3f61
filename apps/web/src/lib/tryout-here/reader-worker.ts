import { readPdfInBrowser } from "@vitrine/cv-parser/browser";
import namesAddress from "@vitrine/cv-parser/names.bin?url";
import netAddress from "@vitrine/cv-parser/net.bin?url";
import referencesAddress from "@vitrine/cv-parser/references.bin?url";
import weightsAddress from "@vitrine/cv-parser/weights.bin?url";
import { offeredInTryouts, readingNotes, thingsToCheck, tryoutSiteOf, tryoutTemplates } from "@vitrine/model";
import { templateManifests } from "@vitrine/templates/catalogue";
import type { ReaderAnswer } from "./read-here.ts";
import type { TryoutHere } from "./tryout-here.ts";

/* Runs in a worker: reads one PDF and ends. The file stays in this browser; what is fetched are the engine's own parts. */

self.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (data instanceof File) void answer(data);
});

async function answer(file: File): Promise<void> {
  say({ type: "tryout", tryout: await read(file).catch(() => null) });
}

function say(answer: ReaderAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker and its page have one origin
  self.postMessage(answer);
}

async function read(file: File): Promise<TryoutHere | null> {
  const [bytes, weights, names, net, references] = await Promise.all([
    bytesOf(file),
    fetched(weightsAddress),
    fetched(namesAddress),
    fetched(netAddress),
    fetched(referencesAddress),
  ]);
  say({ type: "loaded" });
  const now = new Date();
  const parse = await readPdfInBrowser(
    bytes,
    { weights, names, net, references, pdfFolder: `${self.location.origin}/reader/` },
    { now },
  );
  // What is no CV, or in a writing that is not read yet, is told by the server, which has the words for it.
  if (!parse || parse.confidence === 0) return null;
  const { cv, evidence, unplaced, diagnostics, confidence } = parse;
  return {
    person: { name: cv.personal_info.name, email: cv.personal_info.email },
    sites: tryoutTemplates(offeredInTryouts(templateManifests), cv, now).map(({ manifest, reasoning }) => ({
      template_slug: manifest.slug,
      template_name: manifest.name,
      reasoning,
      website: tryoutSiteOf(cv, manifest),
    })),
    notes: readingNotes(diagnostics, confidence),
    to_check: thingsToCheck(cv, evidence, unplaced),
  };
}

async function fetched(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} is missing.`);
  return new Uint8Array(await answer.arrayBuffer());
}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());
