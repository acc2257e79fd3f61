/*
 * Where a kind of section may be named beside its own folder, and why. Everything else asks the kind
 * (docs/decisions/034-a-kind-says-how-it-is-known.md).
 */

type Allowance = {
  /** A file, or a folder with a slash at its end. */
  path: string;
  /** The kinds that may be named there; all where absent. */
  kinds?: readonly string[];
  /** Folders within it that this says nothing about. */
  except?: readonly string[];
  why: string;
};

/** Kinds whose names say other things as well, so that a word alone tells nothing: only their folders are watched. */
export const ordinaryWords: readonly string[] = [
  // Lists of items with calls, forms and screens of their own in the contract.
  "experience",
  "education",
  "skills",
  "projects",
  // Kept by the module of posts.
  "writing",
  // Fields of forms, layouts, parts of pages and figures of the product.
  "figures",
  "gallery",
  "links",
  "press",
  "table",
  "testimonials",
  "text",
  "training",
];

export const allowances: readonly Allowance[] = [
  { path: "packages/model/src/sections/kinds.ts", why: "the list of kinds" },
  { path: "packages/model/src/sections/listed-kinds.ts", why: "the kinds whose lists the contract names" },
  { path: "packages/model/src/index.ts", why: "the public names of the model" },
  {
    path: "packages/templates/",
    except: ["packages/templates/src/kit/", "packages/templates/src/view/"],
    why: "drawings that templates chose to make, their words and their sample people",
  },
  ...["site-view", "to-site-view", "view-lists"].map((name) => ({
    path: `packages/templates/src/view/${name}.ts`,
    kinds: ["awards", "certifications", "interests", "languages", "publications"],
    why: "the typed lists that templates draw from",
  })),
  ...["creative-data", "engineering-data", "modern-data", "own-certificates", "own-data"].map((name) => ({
    path: `packages/templates/src/view/${name}.ts`,
    kinds: ["awards", "certifications"],
    why: "fields of the forms of template categories (contract.md 12)",
  })),
  {
    path: "packages/templates/src/kit/records.tsx",
    kinds: ["awards", "certifications", "interests", "languages", "publications"],
    why: "a drawing that templates choose: typed lists as records",
  },
  {
    path: "packages/templates/src/kit/kit-section.tsx",
    kinds: ["clients", "interests", "languages"],
    why: "how the kit draws single words and logos",
  },
  {
    path: "packages/templates/src/kit/plain-drawings.tsx",
    kinds: ["interests", "languages"],
    why: "drawings that templates choose for single words",
  },
  { path: "packages/cv-parser/src/core/section.ts", why: "the engine's words for sections" },
  { path: "packages/cv-parser/src/lexicon/", why: "titles of sections in many languages: a translation" },
  { path: "packages/cv-parser/src/entities/labelled-lines.ts", why: "titles within lines, in the engine's words" },
  {
    path: "packages/cv-parser/src/labels/",
    why: "the lines that the labeller was taught to tell, in the engine's words",
  },
  { path: "packages/cv-parser/src/", kinds: ["interests", "languages"], why: "read by rules of their own" },
  { path: "packages/cv-parser/src/imports/", kinds: ["volunteering"], why: "the name of a table of LinkedIn's" },
  {
    path: "packages/model/src/template-data/",
    kinds: ["awards", "certifications"],
    why: "fields of the forms of template categories (contract.md 12)",
  },
  {
    path: "packages/model/src/templates/vocabulary.ts",
    kinds: ["publications"],
    why: "what a template may need to look its best",
  },
  {
    path: "apps/server/src/modules/onboarding/match/",
    kinds: ["certifications", "interests", "publications"],
    why: "what a template needs is compared with what the CV has",
  },
  {
    path: "apps/web/src/features/builder/sections/entry-tools.tsx",
    kinds: ["publications"],
    why: "the table of screens that help to fill a section of one kind",
  },
  {
    path: "apps/web/src/features/onboarding/review/parsed-document.tsx",
    kinds: ["interests"],
    why: "single words, drawn as chips",
  },
];
