export { addFirstSections, sectionOfKind } from "./place-section.ts";
export { addOwnSections } from "./own-sections.ts";
export { placeEntries, presentEntry, presentItem, presentSection, type PlacedEntry } from "./placed-entry.ts";
export { storable } from "./read-entry.ts";
export { newRewriteState, rewriteOldEntries } from "./rewrite-old.ts";
export { extraListsOf, replaceList } from "./replace-list.ts";
export * from "./repository.ts";
export { requireOwnPictures, withNewPictures } from "./shown-pictures.ts";
