import { UnreadableDocument } from "../core/errors.ts";
import { extractText } from "../extract-text.ts";
import { pagePicture } from "../page-picture.ts";
import { parseCv, parseCvText } from "../parse-cv.ts";
import type { JobReply, JobRequest } from "./protocol.ts";

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
  }
}

async function answer(request: JobRequest): Promise<void> {
  try {
    reply({ type: "done", result: await run(request) });
  } catch (error) {
    if (error instanceof UnreadableDocument) return reply({ type: "failed", code: error.code, message: error.message });
    const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
    reply({ type: "broke", cause });
  }
}

// pdf.js leaves promises behind that nobody waits for when a file is damaged; the job itself still answers or times out.
process.on("unhandledRejection", () => undefined);
process.on("message", (request: JobRequest) => void answer(request));
// Without the process that asks there is nothing left to do.
process.on("disconnect", () => process.exit(0));
