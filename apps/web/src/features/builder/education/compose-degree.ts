import type { degreeTypes, Education, honors } from "@vitrine/model";

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

/** How the form asks for a degree. */
export type DegreeForm = { degree: string; degree_type: DegreeType | ""; honors: Honor | "" };

/** The three fields as they were typed; a degree that was written elsewhere since then stands as a whole. */
export function degreeFormOf(item: Pick<Education, "degree" | "form_data"> | null): DegreeForm {
  const { degree_type: type = "", degree_title: title = "", honors: honor = "" } = item?.form_data ?? {};
  if (item && composeDegree({ type, title, honor }) === item.degree)
    return { degree: title, degree_type: type, honors: honor };
  return { degree: item?.degree ?? "", degree_type: "", honors: "" };
}

/** The stored degree, and its parts for the next time that the form is opened. */
export function degreeToSend({ degree, degree_type: type, honors: honor }: DegreeForm): {
  degree: string;
  form_data: Education["form_data"];
} {
  return {
    degree: composeDegree({ type, title: degree, honor }),
    form_data: {
      ...(type === "" ? {} : { degree_type: type }),
      ...(honor === "" ? {} : { honors: honor }),
      degree_title: degree.trim(),
    },
  };
}
