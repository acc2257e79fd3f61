import { limits } from "@vitrine/model";
import { describe, expect, test } from "vitest";
import { cvFileProblem, exportProblem, fileSizeText } from "./cv-file-rules.ts";

const file = (name: string, type = "", size = 1000) => ({ name, type, size });

describe("a chosen CV", () => {
  test.each(["cv.pdf", "CV.PDF", "cv.doc", "my.cv.docx"])("R3.5-01 %s is accepted by its name", (name) => {
    expect(cvFileProblem(file(name))).toBeNull();
  });

  test("R3.5-01 is accepted by its type where the name says nothing", () => {
    expect(cvFileProblem(file("download", "application/pdf"))).toBeNull();
  });

  test.each(["cv.txt", "cv.odt", "photo.png", "pdf"])("R3.5-01 %s is refused", (name) => {
    expect(cvFileProblem(file(name, "text/plain"))).toBe("Please upload a PDF, DOC, or DOCX file");
  });

  test("R3.5-02 R3.9-03 exactly 10MB is accepted, one byte more is not", () => {
    expect(limits.cvFileBytes).toBe(10 * 1024 * 1024);
    expect(cvFileProblem(file("cv.pdf", "", limits.cvFileBytes))).toBeNull();
    expect(cvFileProblem(file("cv.pdf", "", limits.cvFileBytes + 1))).toBe("File size must be less than 10MB");
  });
});

test.each([
  [300, "1 KB"],
  [84 * 1024, "84 KB"],
  [2.34 * 1024 * 1024, "2.3 MB"],
])("%d bytes read %s", (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});

describe("a chosen export", () => {
  test.each([
    ["linkedin", "Profile.pdf", "", null],
    ["linkedin", "Basic_LinkedInDataExport.zip", "", null],
    ["linkedin", "cv.docx", "", "Please choose the PDF or the ZIP file that LinkedIn gave you."],
    ["json_resume", "resume.json", "", null],
    ["json_resume", "resume", "application/json", null],
    ["json_resume", "resume.pdf", "", "Please choose a JSON Resume file. Its name ends in “.json”."],
  ] as const)("%s %s", (source, name, type, problem) => {
    expect(exportProblem(source, file(name, type))).toBe(problem);
  });

  test("is held to the same size", () => {
    expect(exportProblem("linkedin", file("a.zip", "", limits.cvFileBytes + 1))).toBe(
      "File size must be less than 10MB",
    );
  });
});
