/** Titled sections and lists of entries. */
export { ListSection, foldLabel } from "./list-section.tsx";
export { RecordSection, recordIds, recordsOf, type RecordId, type RecordItem } from "./records.tsx";
export { briefKinds, sectionLinks, type SectionLink } from "./section-links.ts";
export { CutList, Folded, Section, cutList, labelLang } from "./section.tsx";
