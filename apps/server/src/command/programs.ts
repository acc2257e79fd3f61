import { fileURLToPath, pathToFileURL } from "node:url";
import { UsageError, type Command } from "./command.ts";

const ownFolder = new URL("../../../../", import.meta.url);

/** Goes on as another program of the house, as if that had been called with these words. */
async function goOnAs(place: URL, args: readonly string[]): Promise<void> {
  const program = fileURLToPath(place);
  process.argv.splice(1, process.argv.length, program, ...args);
  await import(pathToFileURL(program).href);
}

function serving(role: "all" | "web" | "worker" | null, usage: string, summary: string): Command {
  return {
    usage,
    summary,
    async run(args) {
      if (args.length > 0) throw new UsageError(`There is nothing to say after "${usage}".`);
      if (role) process.env["ROLE"] = role;
      process.env["NODE_ENV"] ??= "production";
      await goOnAs(new URL("../main.ts", import.meta.url), []);
    },
  };
}

export const startCommand = serving(null, "start", "Runs the product, with the parts that ROLE names");
export const webCommand = serving("web", "web", "Answers requests; the work in the background is done by workers");
export const workerCommand = serving("worker", "worker", "Does the work in the background");

export const cvCommand: Command = {
  usage: "cv parse FILE|FOLDER...",
  summary: "Reads CVs with the built-in engine",
  run: (args) => goOnAs(new URL("packages/cv-parser/bin/cv.ts", ownFolder), args),
};

export const templatesCommand: Command = {
  usage: "templates render --out DIR [--slug SLUG] [--dark]",
  summary: "Writes the page of each template with its sample person",
  run: (args) => goOnAs(new URL("packages/templates/bin/templates.mjs", ownFolder), args),
};
