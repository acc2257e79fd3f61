import { describe, expect, test } from "vitest";
import { errorSuggestions } from "./error-suggestions.ts";

const joined = (message: string) => errorSuggestions(message).join(" | ");

describe("suggestions", () => {
  test.each(["Upload failed", "This file is empty."])("R3.8-06 %s: format, size, text, paste", (message) => {
    expect(joined(message)).toMatch(/PDF, DOC or DOCX.*10MB.*readable text.*pasting the text/);
  });

  test.each(["Parsing failed", "The AI gave up", "We could not understand this"])(
    "R3.8-07 %s: another file, English, sections, by hand",
    (message) => {
      expect(joined(message)).toMatch(/different file.*English.*clear sections.*manually/);
    },
  );

  test.each(["Wrong encoding", "Not UTF-8", "Malformed data"])(
    "R3.8-08 %s: save as PDF, characters, paste",
    (message) => {
      expect(joined(message)).toMatch(/PDF.*special characters.*standard English characters.*Paste the text/);
    },
  );

  test.each(["The network connection was lost.", "Request timeout"])(
    "R3.8-09 %s: connection, wait, busy",
    (message) => {
      expect(joined(message)).toMatch(/connection.*[Ww]ait.*busy/);
    },
  );

  test.each(["Website creation failed", "The servers said no", "Please wait", "Rain again"])(
    "R3.8-10 %s: try again, another file, by hand, support",
    (message) => {
      expect(joined(message)).toMatch(/Try again.*different file.*manually.*support/);
    },
  );
});
