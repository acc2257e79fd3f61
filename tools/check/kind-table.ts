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
  {
    path: "packages/model/src/sections/kinds.ts",
    why: "the list of kinds, and beside it those whose lists the contract names",
  },
  { path: "packages/model/src/index.ts", why: "the public names of the model" },
  {
    path: "packages/templates/",
    except: ["packages/templates/src/kit/", "packages/templates/src/view/"],
    why: "drawings that templates chose to make, their words and their sample people",
  },
  ...["plain-lists", "site-view", "to-site-view", "view-lists"].map((name) => ({
    path: `packages/templates/src/view/${name}.ts`,
    kinds: ["certifications", "interests"],
    why: "lists that templates draw from and that are read by rules of their own",
  })),
  ...["engineering-data", "modern-data", "own-certificates"].map((name) => ({
    path: `packages/templates/src/view/${name}.ts`,
    kinds: ["certifications"],
    why: "fields of the forms of template categories (contract.md 12)",
  })),
  ...["kit/creative-lines.tsx", "view/creative-data.ts"].map((name) => ({
    path: `packages/templates/src/${name}`,
    kinds: ["awards"],
    why: "a field of the form of a template category (contract.md 12)",
  })),
  {
    path: "packages/templates/src/kit/records.tsx",
    kinds: ["certifications", "interests"],
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
  { path: "packages/cv-parser/src/lexicon/", why: "titles of sections in many languages: a translation" },
  { path: "packages/cv-parser/src/entities/labelled-lines.ts", why: "titles within lines, in the engine's words" },
  {
    path: "packages/cv-parser/src/labels/",
    why: "the lines that the labeller was taught to tell, in the engine's words",
  },
  { path: "packages/cv-parser/src/", kinds: ["interests", "languages"], why: "read by rules of their own" },
  {
    path: "packages/cv-parser/src/attached/",
    kinds: ["publications"],
    why: "lists that the XML of Europass keeps apart",
  },
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
    path: "packages/model/src/onboarding/match/",
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

/**
 * A kind whose name says nothing else. No file of the product but these has that word in it, in code, style sheets, data
 * or comments, so that one search tells whether a kind is known outside its folder.
 */
export const searchedWord = "awards";

export const mentions: readonly Pick<Allowance, "path" | "except" | "why">[] = [
  { path: "packages/model/src/sections/awards/", why: "the kind's folder" },
  { path: "packages/model/src/sections/kinds.ts", why: "the list of kinds" },
  {
    path: "packages/templates/src/",
    except: ["packages/templates/src/kit/", "packages/templates/src/view/"],
    why: "drawings that templates chose to make, their words and their sample people",
  },
  { path: "packages/cv-parser/src/lexicon/", why: "titles of sections in many languages: a translation" },
  { path: "packages/templates/gate/", why: "a test: the sites that templates are tried with" },
  { path: "packages/cv-parser/bench/", why: "a test: what the engine is measured by" },
  { path: "apps/server/src/db/golden/", why: "a test: a database as an earlier version left it" },
  { path: "apps/server/src/db/migrations/", why: "names of tables and columns that there once were" },
  ...[
    "packages/model/src/template-data/work-forms.ts",
    "packages/templates/src/kit/creative-lines.tsx",
    "packages/templates/src/view/academic-data.ts",
    "packages/templates/src/view/creative-data.ts",
  ].map((path) => ({
    path,
    why: "the form of a template category, whose fields the contract calls `awards` and `awards_count` (contract.md 12)",
  })),
];
