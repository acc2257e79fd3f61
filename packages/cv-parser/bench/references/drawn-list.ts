/** A person as bibliographic records name them. */
export type Author = { family: string; given: string };

/** One reference of a drawn list: what it was drawn from, and its words as they were drawn, without marks of style. */
export type DrawnReference = { title: string; authors: Author[]; venue: string | null; text: string };

/** The label of a drawn CV: the references of its only list of publications, in their order. */
export type DrawnLabel = { references: DrawnReference[] };
