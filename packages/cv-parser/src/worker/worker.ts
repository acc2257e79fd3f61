import { parentPort } from "node:worker_threads";
import { UnreadableDocument } from "../core/errors.ts";
import { extractText } from "../extract-text.ts";
import { pagePicture } from "../page-picture.ts";
import { parseCv, parseCvText } from "../parse-cv.ts";
import type { JobReply, JobRequest } from "./protocol.ts";

const port = parentPort;
const reply = (message: JobReply): void => port?.postMessage(message);

function run(request: JobRequest): unknown {
  switch (request.kind) {
    case "extract":
      return extractText(request.bytes);
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
    const isKnown = error instanceof UnreadableDocument;
    const message = error instanceof Error ? error.message : String(error);
    reply({ type: "failed", code: isKnown ? error.code : "corrupt_file", message });
  }
}

port?.on("message", (request: JobRequest) => void answer(request));
