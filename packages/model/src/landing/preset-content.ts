import type { LandingContent } from "./content.ts";

/**
 * The claims that the product ships with, as document 1, section 1 fixes them. Nobody has checked them for an
 * installation: its admins confirm or replace them ("Landing" in the admin area).
 */
export const presetLandingContent = {
  hero_line:
    "Brand yourself instantly using AI: upload the CV you have. Vitrine reads it, shows you what it understood, and builds a website that you can edit and publish.",
  metrics: [
    { value: "10,000+", label: "people with a site" },
    { value: "95%", label: "satisfaction" },
    { value: "99.9%", label: "uptime" },
    { value: "< 5 min", label: "a portfolio in under 5 minutes" },
  ],
  support: { title: "24/7 support", text: "Ask at any hour; a person answers within 24 hours." },
  stories: [
    {
      slug: "default",
      name: "Default",
      quote: "My CV was two columns and eleven years long. It came back as a page I could send the same evening.",
      by: "Programme manager",
    },
    {
      slug: "minimal-pro",
      name: "Minimal Pro",
      quote: "I checked every line against my CV, because I could. Nothing had been made up.",
      by: "Product designer",
    },
    {
      slug: "modern",
      name: "Modern",
      quote: "I tried six templates in ten minutes and did not retype a word.",
      by: "Librarian",
    },
    {
      slug: "academic-vision",
      name: "Academic Vision",
      quote: "The list of publications finally looks like one, and it prints on two pages.",
      by: "Researcher",
    },
  ],
  statistics: [
    { value: "95%", label: "would recommend it" },
    { value: "10,000+", label: "sites built" },
    { value: "99.9%", label: "of the time online" },
    { value: "24 h", label: "support response within 24 hours" },
  ],
  setup: { words: "2-minute setup", minutes: 8 },
} as const satisfies LandingContent;
