/*
 * Who may import whom: the table of docs/architecture.md in a form a program can follow.
 */

type Layer = {
  /** Workspace imports, with the subpaths that are allowed where not all are. */
  workspaces: Record<string, string[] | "any">;
  /** The only other packages its product code may use; undefined leaves them free. */
  packages?: RegExp;
  /** Node's modules and packages its product code may not use. */
  banned?: RegExp;
};

const react = "react|react-dom(/.*)?";
const network = "node:(http|https|http2|net|tls|dgram|dns)(/.*)?|undici|pg";

export const layers: Record<string, Layer> = {
  "packages/model": { workspaces: {}, packages: /^zod(\/.*)?$/ },
  "packages/ui": {
    workspaces: {},
    packages: new RegExp(`^(${react}|radix-ui|clsx|lucide-react|react/jsx-runtime)$`),
  },
  "packages/contract": { workspaces: { "@vitrine/model": "any" }, packages: /^zod(\/.*)?$/ },
  "packages/cv-parser": { workspaces: { "@vitrine/model": "any" }, banned: new RegExp(`^(${network})$`) },
  "packages/templates": { workspaces: { "@vitrine/model": "any" }, banned: new RegExp(`^(${network})$`) },
  "packages/api-client": { workspaces: { "@vitrine/contract": "any" }, packages: /^zod$/ },
  "apps/server": {
    workspaces: {
      "@vitrine/model": "any",
      "@vitrine/contract": "any",
      "@vitrine/cv-parser": "any",
      "@vitrine/templates": ["./server", "./catalogue", "./personas", "./sample-words", "./view", "./custom-css"],
    },
  },
  "apps/web": {
    workspaces: {
      "@vitrine/model": "any",
      "@vitrine/contract": ["."],
      "@vitrine/api-client": "any",
      "@vitrine/ui": "any",
      "@vitrine/cv-parser": ["./browser", "./weights.bin", "./names.bin", "./net.bin", "./references.bin", "./vite"],
      "@vitrine/templates": [
        "./browser",
        "./catalogue",
        "./personas",
        "./sample-words",
        "./look",
        "./custom-css",
        "./vite",
      ],
    },
    banned: /^node:/,
  },
};

/** These may use anything public. */
export const freeWorkspaces = ["tests/e2e", "tools"];

/** The server's modules: each may import the `index.ts` of those before it, never of those after it. */
export const serverModules = [
  "realtime",
  "mails",
  "auth",
  "billing",
  "account",
  "media",
  "entries",
  "templates",
  "websites",
  "pictures",
  "look",
  "content",
  "sections",
  "trays",
  "blog",
  "publishing",
  "domains",
  "exports",
  "cv-updates",
  "onboarding",
  "beta",
  "landing",
  "waiting-list",
  "support",
  "messages",
  "testimonials",
  "analytics",
  "overview",
  "private-links",
  "moderation",
  "admin",
];

/** Folders of one application in which code may only look down: each lists the folders it may import from. */
export const zones: Record<string, Record<string, string[]>> = {
  "apps/server": {
    db: [],
    ports: ["db"],
    http: ["db", "ports"],
    metrics: ["db", "ports", "http"],
    tracing: ["ports"],
    backup: ["db", "ports"],
    modules: ["db", "ports", "http"],
  },
  "apps/web": {
    lib: [],
    preview: ["lib"],
    features: ["lib", "preview"],
    shell: ["lib", "features"],
    routes: ["lib", "features", "shell"],
  },
};

/**
 * What programs load only when somebody asks for it, because it is dear and few do: the rules that read CVs, which
 * readers have, what draws invoices and cleans posts, figures for Prometheus, and the libraries of AI services.
 */
export const askedFor: Readonly<Record<string, RegExp>> = {
  "apps/server/src/main.ts":
    /^packages\/cv-parser\/src\/(?:assemble|entities|labels|layout|source)\/|\/(?:sdk-ai|invoice-pdf|metrics\/metrics|clean-html)\.ts$/,
};
