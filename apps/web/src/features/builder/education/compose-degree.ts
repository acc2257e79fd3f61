import { degreeTypes, honors } from "@vitrine/model";

export type DegreeType = (typeof degreeTypes)[number];
export type Honor = (typeof honors)[number];

export const degreeTypeLabels: Readonly<Record<DegreeType, string>> = {
  bachelor: "Bachelor",
  master: "Master",
  doctorate: "Doctorate",
  associate: "Associate",
  certificate: "Certificate",
  diploma: "Diploma",
  other: "Other",
};

export const honorLabels: Readonly<Record<Honor, string>> = {
  summa_cum_laude: "Summa Cum Laude",
  magna_cum_laude: "Magna Cum Laude",
  cum_laude: "Cum Laude",
  deans_list: "Dean's List",
  honors: "Honors",
};

/**
 * The stored degree text: type, title and honors (document 2, section 3), e.g.
 * "Master of Science in Physics, Cum Laude". A type that the title names already is not repeated.
 */
export function composeDegree({
  type,
  title,
  honor,
}: {
  type: DegreeType | "";
  title: string;
  honor: Honor | "";
}): string {
  const text = title.trim();
  const label = type === "" || type === "other" ? "" : degreeTypeLabels[type];
  const namesType = label !== "" && text.toLowerCase().includes(label.toLowerCase());
  const degree = label === "" || namesType ? text : text === "" ? label : `${label}, ${text}`;
  return honor === "" || degree === "" ? degree : `${degree}, ${honorLabels[honor]}`;
}
