import type { Plugin } from "vite";

const core = /\/zod\/v4\/core\/core\.js$/;
const settings = "__zod_globalConfig = {}";
const schemas = /\/zod\/v4\/classic\/schemas\.js$/;
/** What each schema knows of JSON Schema: three kinds of statements that hold most of its printing. */
const printing = [
  /^ *inst\._zod\.processJSONSchema = .*;$/gm,
  /^ *jsonSchema: \{\n.*\n.*\n *\},$/gm,
  /^ *toJSONSchema\(params\) \{\n.*\n *\},$/gm,
];

/**
 * Leaves out of the library of schemas what prints them as JSON Schema: the interface is described by the server, and a
 * browser would load that fifth of the library for nothing. Nor does it try whether code may be made of text: our pages
 * forbid that, and a browser writes each try into its console. A version of the library that is built otherwise fails the
 * build, so that it is looked at.
 */
export function lightSchemas(): Plugin {
  return {
    name: "light-schemas",
    apply: "build",
    transform(code, id) {
      if (core.test(id)) {
        if (!code.includes(settings)) this.error(`${id} has nothing like ${settings}.`);
        return { code: code.replace(settings, "__zod_globalConfig = { jitless: true }"), map: null };
      }
      if (!schemas.test(id)) return null;
      const missing = printing.find((statement) => code.search(statement) < 0);
      if (missing) this.error(`${id} has nothing like ${missing.source}.`);
      return { code: printing.reduce((rest, statement) => rest.replace(statement, ""), code), map: null };
    },
  };
}
