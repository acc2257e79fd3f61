import type { Plugin, Rolldown } from "vite";

/** Files by their place in the repository; endings are left away. */
const files = (folder: string, ...names: string[]) => new RegExp(`/${folder}/(?:${names.join("|")})(?=[./])`);
const oneOf = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join("|"));

const web = "apps/web/src";
const icons = "lucide-react/dist/esm/icons";

/** What the first script and the landing page draw with: must need nothing of the other groups. */
const parts = oneOf(
  files("packages/ui/src", "spinner", "button", "states", "text-input", "field", "mark"),
  files(icons, "circle-exclamation-point", "menu", "play", "chevron-down", "x"),
  /\/lucide-react\/dist\/esm\/(?!icons)/,
  files(`${web}/lib`, "api-error-listener", "query-client", "storage", "search", "use-is-near", "page-header"),
  files(`${web}/lib`, "session/session-store", "session/person-change", "guard/decide-access", "guard/guard-page"),
  files(`${web}/lib`, "navigation", "use-single-flight", "cv-file/file-button", "cv-file/use-file-drop"),
  files(`${web}/lib`, "templates/template-picture"),
  files(`${web}/shell`, "shell-parts", "page-loading", "route-error", "leave-as-guest", "layouts"),
);

/** The kit and its signs, without what only some pages use. */
const kit =
  /\/packages\/ui\/src\/(?!tag-input|tabs|drawer|select|panels|dialog-panel|inline-dialog|dialog-focus|switch)/;
const signs =
  /\/lucide-react\/dist\/esm\/icons\/(?!cog\.|cpu|heart-pulse|gem|code\.|braces|badge-check|key-round|star|book-open|quote|pause|chart-no-axes-combined)/;
const queries = /\/@tanstack\/(?:query-core|react-query|react-router)\//;
/** The admin area's own calls and the rules of the account's forms come with their pages. */
const client = /\/packages\/(?:api-client|contract)\/src\/(?!admin|endpoints\/account-forms)/;
const lib =
  /\/apps\/web\/src\/lib\/(?!admin-api|cv-file\/|templates\/category-filter|charts\/|second-factor\/|moderation\/|strength-meter|admin-pages|portfolios\/limit-errors)/;
const shell = /\/apps\/web\/src\/shell\/(?!root-layout|start-early)/;

/** What lies over every page. */
const overlays = oneOf(
  files(`${web}/shell`, "website-failures", "api-error-reaction", "product-events"),
  files(`${web}/shell`, "upgrade-modal"),
  files(`${web}/features/confirmation`, "confirmation-dialog"),
);

/** What the frame around the pages of the signed-in person shares with these. */
const frame = oneOf(
  files(`${web}/features/subscription`, "standing-words", "use-portal", "standing-notices", "use-resume"),
  files(
    `${web}/lib/portfolios`,
    "create-request",
    "has-room",
    "pending-create",
    "upgrade-store",
    "use-create-portfolio",
  ),
  files(`${web}/lib`, "exports", "moderation", "builder-door", "theme", "templates/apply-template", "copy-text"),
  files(`${web}/shell`, "use-subscription-access"),
  files(icons, "braces"),
);

/** What the builder and the parts that it opens have in common. */
const workshop = oneOf(
  files(`${web}/features/builder/draft`, "draft", "draft-problems", "fields", "data-draft", "merge-data"),
  files(`${web}/features/builder/work`, "kept-work", "unsaved", "section-entries", "in-order", "section-operations"),
  files(`${web}/features/builder/work`, "say-kept", "work-context"),
  files(`${web}/features/builder/items`, "item-places", "section-of-list"),
  files(`${web}/features/builder/shell`, "builder-rules", "scheme-button"),
  files("packages/model/src/cv", "unplaced"),
  /\/node_modules\/idb\//,
);

/** Plain facts of the model, and what pages say to the preview frame: nothing here checks anything. */
const facts = oneOf(
  files("packages/model/src/account", "plan", "plan-names"),
  files("packages/model/src/billing", "money", "terms"),
  files("packages/model/src/moderation", "appeal-limits", "categories"),
  files("packages/model/src/website", "export-names", "usual-focal-point"),
  files("packages/model/src", "limits"),
  files(`${web}/lib`, "preview-protocol"),
);

/** What the preview, the templates and the builder's own drawings read a site's data with. */
const view = oneOf(
  files("packages/templates/src/view", "colour", "remember-last", "keep-parts", "dates", "drawn-name", "safe-links"),
  files("packages/templates/src/view", "text-blocks", "citations", "view-list", "plain-lists"),
);

/** The facts of every template, which the lists of them read all at once. */
const manifests = /\/packages\/templates\/src\/(?:[\w-]+\/manifest|manifest-of)\.ts$/;

/** What the pages for signing in and registering have in common. */
const account = oneOf(
  files(
    `${web}/features/auth`,
    "auth-frame",
    "form-message",
    "social-buttons",
    "taken-along",
    "kept-tryout",
    "send-tryout",
  ),
  files(`${web}/features/auth`, "use-enter", "login-failure", "resend-button", "second-step", "social-door"),
  files(`${web}/lib`, "second-factor"),
  files("packages/contract/src/core", "webauthn", "signed-in"),
  files("packages/contract/src/endpoints", "account-forms"),
  /\/node_modules\/@hookform\//,
);

/** The first one wins. Dependencies are taken along only when a group names them. */
const groups: readonly { name: string; test: RegExp; minShareCount?: number; tags?: ["$initial"] }[] = [
  { name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler|clsx)\// },
  { name: "start", test: /\/node_modules\/(?:@tanstack|use-sync-external-store)\//, tags: ["$initial"] },
  { name: "parts", test: parts, minShareCount: 2 },
  { name: "facts", test: facts, minShareCount: 2 },
  {
    name: "rules",
    test: /\/packages\/model\/src\/|\/node_modules\/zod\//,
    minShareCount: 3,
  },
  { name: "overlays", test: overlays, minShareCount: 2 },
  { name: "frame", test: frame, minShareCount: 2 },
  { name: "workshop", test: workshop, minShareCount: 2 },
  { name: "view", test: view, minShareCount: 2 },
  { name: "manifests", test: manifests, minShareCount: 2 },
  { name: "account", test: account, minShareCount: 2 },
  { name: "widgets", test: oneOf(kit, signs, queries, files(`${web}/lib`, "use-media")), minShareCount: 2 },
  { name: "common", test: oneOf(client, lib, shell), minShareCount: 3 },
];

/**
 * Lays together what pages have in common: a page then asks for a dozen scripts and not for sixty, each of which costs
 * the line a turn and the browser as much as the work in it (decisions 022 and 057).
 */
export const chunkGroups: Rolldown.OutputOptions["codeSplitting"] = {
  groups: groups.map((group, index) => ({
    ...group,
    priority: groups.length - index,
    includeDependenciesRecursively: group.name === "react",
  })),
};

/** More scripts than any part needs that shares what it can; a browser asks for six at a time. */
const mostScripts = 48;

/**
 * Fails the build when the first script, the landing page, the dashboard or the preview frame would need a group that is
 * too heavy for it, when a part comes in too many pieces, and when chunks import each other in a circle: what runs first
 * would then find nothing where the other's parts will be.
 */
export function lightStart(): Plugin {
  const light = /\/apps\/web\/src\/(?:main|features\/landing\/landing-page)\.tsx$/;
  const dashboard = /\/apps\/web\/src\/features\/dashboard\/dashboard-page\.tsx$/;
  const preview = /\/apps\/web\/src\/preview\/main\.tsx$/;
  const heavy = /^assets\/(?:widgets|common|rules|overlays|frame|workshop|account)-/;
  const heavyForDashboard = /^assets\/(?:rules|workshop|account)-/;
  const heavyForPreview = /^assets\/(?:widgets|common|start|overlays|frame|workshop|account)-/;
  const kept: readonly [first: RegExp, unwanted: RegExp][] = [
    [light, heavy],
    [dashboard, heavyForDashboard],
    [preview, heavyForPreview],
  ];
  return {
    name: "light-start",
    apply: "build",
    generateBundle(_options, bundle) {
      const circle = findCircle(bundle);
      if (circle)
        this.error(`${circle.join(" and ")} import each other: lay together in chunk-groups.ts what they share.`);
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        const needed = closure(bundle, file.fileName);
        if (needed.length > mostScripts)
          this.error(`${file.fileName} would ask for ${needed.length} scripts: lay them together in chunk-groups.ts.`);
        const isOf = (pattern: RegExp) => file.moduleIds.some((id) => pattern.test(id));
        const [, unwanted] = kept.find(([first]) => isOf(first)) ?? [];
        const found = unwanted ? needed.find((name) => unwanted.test(name)) : undefined;
        if (found) this.error(`${file.fileName} would load ${found}: leave out in chunk-groups.ts what it uses of it.`);
      }
    },
  };
}

/** A chunk and everything that comes with it. */
export function closure(bundle: Rolldown.OutputBundle, first: string): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (file?.type !== "chunk" || found.has(name)) return;
    found.add(name);
    file.imports.forEach(add);
  };
  add(first);
  return [...found];
}

/** Two chunks each of which comes with the other, if there are any. */
function findCircle(bundle: Rolldown.OutputBundle): [string, string] | null {
  const chunks = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [file] : []));
  const all = new Map(chunks.map(({ fileName }) => [fileName, closure(bundle, fileName)]));
  for (const { fileName, imports } of chunks) {
    const other = imports.find((name) => all.get(name)?.includes(fileName));
    if (other) return [fileName, other];
  }
  return null;
}
