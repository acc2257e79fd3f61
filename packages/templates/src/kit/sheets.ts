/** The kit's style sheets that a template may build on. */
export { default as abreast } from "./abreast.css?raw";
export { default as columns } from "./columns.css?raw";
export { default as contactRow } from "./contact-row.css?raw";
export { default as engineeringFacts } from "./engineering-facts.css?raw";
export { default as entries } from "./entries.css?raw";
export { default as footRow } from "./foot-row.css?raw";
export { default as heardAbout } from "./heard-about.css?raw";
export { default as printRail } from "./print-rail.css?raw";
export { default as shelves } from "./shelves.css?raw";
export { default as themeSwitch } from "./theme-switch.css?raw";
