import { limits } from "@vitrine/model";

const wrongTypeMessage = "Please upload a PDF, DOC, or DOCX file";
const tooLargeMessage = "File size must be less than 10MB";

const types = [
  "application/pdf",
  "application/msword",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
];

/** What the file chooser offers. */
export const acceptedCvFiles = [".pdf", ".doc", ".docx", ...types].join(",");

/**
 * What is wrong with a chosen file, or null (document 3, section 5). A file passes by its name or its
 * type, because systems without Office report none; the server looks at the content.
 */
export function cvFileProblem(file: Pick<File, "name" | "type" | "size">): string | null {
  const isKnown = /\.(pdf|docx?)$/i.test(file.name) || types.includes(file.type);
  if (!isKnown) return wrongTypeMessage;
  return file.size > limits.cvFileBytes ? tooLargeMessage : null;
}

/** What each kind of export may be: the files that its own site gives. */
const exportRules = {
  linkedin: {
    name: /\.(pdf|zip)$/i,
    types: ["application/pdf", "application/zip", "application/x-zip-compressed"],
    message: "Please choose the PDF or the ZIP file that LinkedIn gave you.",
  },
  json_resume: {
    name: /\.json$/i,
    types: ["application/json"],
    message: "Please choose a JSON Resume file. Its name ends in “.json”.",
  },
} as const;

/** What the file chooser offers for an export. */
export const acceptedExports = {
  linkedin: [".pdf", ".zip", ...exportRules.linkedin.types].join(","),
  json_resume: [".json", ...exportRules.json_resume.types].join(","),
} as const;

/** As {@link cvFileProblem} for a file that was exported elsewhere. */
export function exportProblem(
  source: keyof typeof exportRules,
  file: Pick<File, "name" | "type" | "size">,
): string | null {
  const { name, types, message } = exportRules[source];
  if (!name.test(file.name) && !types.some((type) => type === file.type)) return message;
  return file.size > limits.cvFileBytes ? tooLargeMessage : null;
}

/** '84 KB' or '2.3 MB'. */
export function fileSizeText(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
}
