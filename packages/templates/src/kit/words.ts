/** Words, times, links and pictures of an entry. */
export { Entry, EntryTitle, ItemTitle, LinkRow, RecordText, Tags } from "./entry.tsx";
export { OtherPictures, Picture, Pictures } from "./pictures.tsx";
export { ProjectText } from "./project-text.tsx";
export { Breakable, Dates, Prose, SafeLink, When, Years, joinDots, withLevel } from "./text.tsx";
