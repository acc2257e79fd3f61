type Group = { words: RegExp; suggestions: readonly string[] };

/** Suggestions by keyword, first match wins (document 3, section 8). */
const groups: readonly Group[] = [
  {
    words: /\b(file|files|upload|uploads|uploaded|uploading)\b/i,
    suggestions: [
      "Use a PDF, DOC or DOCX file",
      "Make sure that the file is under 10MB",
      "Check that it contains readable text, not just images",
      "Try pasting the text instead",
    ],
  },
  {
    words: /\b(pars(e|ed|ing)|ai|understand)\b/i,
    suggestions: [
      "Try a different file",
      "Make sure that your CV is in English",
      "Use clear sections such as Experience, Education and Skills",
      "Enter your information manually",
    ],
  },
  {
    words: /encoding|utf-?8|malformed/i,
    suggestions: [
      "Re-save your CV as PDF",
      "Remove special characters",
      "Use standard English characters",
      "Paste the text instead",
    ],
  },
  {
    words: /network|connection|time-?d? ?-?out/i,
    suggestions: [
      "Check your internet connection",
      "Wait a moment and retry",
      "Our servers may be busy; try again in a few minutes",
    ],
  },
];

const general = [
  "Try again in a moment",
  "Upload a different file",
  "Enter your information manually",
  "Contact support if this keeps happening",
] as const;

/** What a person can do about an error, chosen by words of its message. */
export function errorSuggestions(message: string): readonly string[] {
  return groups.find((group) => group.words.test(message))?.suggestions ?? general;
}
