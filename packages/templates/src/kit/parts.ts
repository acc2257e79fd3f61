/** Whole parts of a page that every template may draw. */
export { About } from "./about.tsx";
export { EngineeringFacts } from "./engineering-facts.tsx";
export { ContactSection, Entries } from "./entries.tsx";
export { Facts, Quotes } from "./facts.tsx";
export { Highlights, NumberHighlights } from "./highlights.tsx";
export { ModernFacts } from "./modern-facts.tsx";
export { ResearchAbout, ResearchLines, researchLinks } from "./research.tsx";
export { SectionNav } from "./section-nav.tsx";
