import { parentPort } from "node:worker_threads";
import type { ExportDocument } from "../document/export-document.ts";
import { renderPdf, type PdfAnswer } from "./render-pdf.ts";

/** A document to draw, and what came of it. */
export type PdfJob = { id: number; document: ExportDocument };
export type PdfResult = { id: number } & (PdfAnswer | { failure: string });

const port = parentPort;
if (!port) throw new Error("This file is the entry of a worker thread.");

port.on("message", ({ id, document }: PdfJob) => {
  const answer = (result: PdfResult) => port.postMessage(result);
  renderPdf(document).then(
    (drawn) => answer({ id, ...drawn }),
    (error: unknown) =>
      answer({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
