import type { Plugin, Rolldown } from "vite";

const declaring = /\/packages\/(?:model|contract)\/src\//;

/**
 * Marks what the modules of model and contract declare as free of side effects, so that a page that takes a list of
 * names from one of them does not build its schemas, nor load the library that they are built with.
 */
export function pureDeclarations(): Plugin {
  return {
    name: "pure-declarations",
    apply: "build",
    transform(code, id) {
      if (!declaring.test(id)) return null;
      const built = this.parse(code).body.flatMap(constants).filter(isBuilt);
      let marked = code;
      for (const { start, end } of built.toReversed())
        marked = `${marked.slice(0, start)}/* @__PURE__ */ (() => (${marked.slice(start, end)}))()${marked.slice(end)}`;
      return { code: marked, map: null };
    },
  };
}

type Statement = ReturnType<Rolldown.PluginContext["parse"]>["body"][number];
type Value = { type: string; start: number; end: number };

/** The values of a module's own constants. */
function constants(statement: Statement): Value[] {
  const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  if (declaration?.type !== "VariableDeclaration" || declaration.kind !== "const") return [];
  return declaration.declarations.flatMap(({ init }) => init ?? []);
}

/** Literals and functions are free of effects as they stand. */
const isBuilt = ({ type }: Value) =>
  ["CallExpression", "NewExpression", "ObjectExpression", "ArrayExpression"].includes(type);
