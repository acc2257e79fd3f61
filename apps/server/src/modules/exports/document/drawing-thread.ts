import type { Website } from "@vitrine/model";
import { answerJobs } from "../../../ports/threads/answer-jobs.ts";
import { renderDocx } from "../docx/render-docx.ts";
import { renderPdf, type PdfAnswer } from "../pdf/render-pdf.ts";
import { makeDocument } from "./make-document.ts";

/** A CV to draw. */
export type DrawingJob = { format: "pdf" | "docx"; website: Website };
export type DrawingAnswer = PdfAnswer;

answerJobs(async ({ format, website }: DrawingJob): Promise<DrawingAnswer> => {
  const document = makeDocument(website);
  return format === "pdf" ? renderPdf(document) : { bytes: await renderDocx(document) };
});
