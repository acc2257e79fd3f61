import { UnreadableDocument } from "../core/errors.ts";
import { extractText } from "../extract-text.ts";
import { pagePicture } from "../page-picture.ts";
import { parseCv, parseCvText } from "../parse-cv.ts";
import { closeNetwork } from "./close-network.ts";
import type { ProcessUse } from "./process-use.ts";
import type { JobReply, JobRequest } from "./protocol.ts";

/** One empty page: the smallest file that makes the engine load its PDF reader. */
const blankPdf = Buffer.from(
  [
    "%PDF-1.4",
    "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj",
    "2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj",
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj",
    "trailer<</Root 1 0 R>>",
  ].join("\n"),
);

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
      return extractText(blankPdf).then(() => null);
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
