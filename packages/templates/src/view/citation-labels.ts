/** Words of lists of publications. */
export const citationLabels = {
  selected: "Selected",
  undated: "Undated",
  copy: "Copy",
} as const;
