import { fileURLToPath } from "node:url";
import { readSourceGraph } from "./graph/source-graph.ts";
import { findMentions, findNamedKinds } from "./kinds.ts";
import { findLayerViolations } from "./layers.ts";
import { report } from "./report.ts";
import { findUnusedExports } from "./unused-exports.ts";

/* Layers, unused exports and kinds of sections at once: to read all sources is nearly all that each of them costs. */
const root = fileURLToPath(new URL("../..", import.meta.url));
const graph = readSourceGraph(root);
report([
  ...findLayerViolations(root, graph),
  ...findUnusedExports(root, graph),
  ...findNamedKinds(root, graph),
  ...findMentions(root),
]);
