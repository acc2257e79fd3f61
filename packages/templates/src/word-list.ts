/** The words of a text between commas, on however many lines. */
export const wordList = (text: string): string[] => text.split(",").map((word) => word.trim().replaceAll(/\s+/g, " "));
