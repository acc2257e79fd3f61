/** Where sections stand, and what draws them. */
export { OwnForms, drawRecords, isFirstDrawn } from "./own-forms.tsx";
export { WordList, plainDrawings } from "./plain-drawings.tsx";
export { ShelvedFrame, Shelves } from "./shelves.tsx";
export { SkillBlocks, SkillGroups, skillAnchors } from "./skill-groups.tsx";
export { Sections, Slot, sectionRuns, slotSections, type Drawings } from "./slots.tsx";
export { Works } from "./works.tsx";
