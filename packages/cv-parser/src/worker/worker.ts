import { UnreadableDocument } from "../core/errors.ts";
import { extractText } from "../extract-text.ts";
import { pagePicture } from "../page-picture.ts";
import { parseCv, parseCvText } from "../parse-cv.ts";
import { closeNetwork } from "./close-network.ts";
import type { ProcessUse } from "./process-use.ts";
import type { JobReply, JobRequest } from "./protocol.ts";

/** The titles and shapes of lines that nearly every CV has: reading them loads word lists and compiles what reads them. */
const commonLines = [
  "Name Surname",
  "name@example.com | +1 555 010 0199 | example.com",
  "Summary",
  "Writes down what was done, where and when.",
  "Work Experience",
  "Position, Company, Town",
  "Jan 2019 - Present",
  "- Did this with those and that",
  "Position at Company, 03/2015 - 12/2018",
  "Education",
  "Degree, University, 2011 - 2015",
  "Skills",
  "One, Two, Three",
  "Languages",
  "English \\(native\\), Spanish \\(B2\\)",
];

/** One page with the common lines, as small as a PDF with text can be. */
function commonPdf(): Buffer {
  const text = `BT/F 11 Tf 14 TL 40 780 Td ${commonLines.map((line) => `(${line}) Tj T*`).join(" ")} ET`;
  return Buffer.from(
    [
      "%PDF-1.4",
      "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj",
      "2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj",
      "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj",
      `4 0 obj<</Length ${text.length}>>stream`,
      text,
      "endstream endobj",
      "5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj",
      "trailer<</Root 1 0 R>>",
    ].join("\n"),
  );
}

/** Goes a few times through the whole engine, so that the first file does not wait for code to be loaded and compiled. */
async function warm(): Promise<null> {
  for (let time = 0; time < 3; time += 1) await parseCv(commonPdf(), { now: new Date(0) });
  return null;
}

const reply = (message: JobReply): void => void process.send?.(message);

function run(request: JobRequest): unknown {
  switch (request.kind) {
    case "extract":
      return extractText(request.bytes, request.from);
    case "parse":
      return parseCv(request.bytes, {
        ...request.options,
        onProgress: (progress) => reply({ type: "progress", progress }),
      });
    case "parseText":
      return parseCvText(request.text, request.options);
    case "renderPage":
      return pagePicture(request.bytes, request.page, { width: request.width });
    case "warm":
      return warm();
  }
}

async function answer(request: JobRequest): Promise<void> {
  try {
    const result = await run(request);
    reply({ type: "done", result, use: ownUse() });
  } catch (error) {
    if (error instanceof UnreadableDocument) {
      return reply({ type: "failed", code: error.code, message: error.message, use: ownUse() });
    }
    const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
    reply({ type: "broke", cause, use: ownUse() });
  }
}

function ownUse(): ProcessUse {
  const { user, system } = process.cpuUsage();
  return { processorMs: (user + system) / 1000, memoryMb: process.memoryUsage.rss() / 1024 ** 2 };
}

closeNetwork();
// pdf.js leaves promises behind that nobody waits for when a file is damaged; the job itself still answers or times out.
process.on("unhandledRejection", () => undefined);
process.on("message", (request: JobRequest) => void answer(request));
// Without the process that asks there is nothing left to do.
process.on("disconnect", () => process.exit(0));
reply({ type: "ready", use: ownUse() });
