/** The head and frame of a page: name, portrait, the lines below, the first ways to write. */
export { ContactList, WayList, canBeReached, headLinks, lengthOf } from "./contact-list.tsx";
export { FirstLines } from "./first-lines.tsx";
export { FitName, Portrait, Present, SiteFrame } from "./frame.tsx";
