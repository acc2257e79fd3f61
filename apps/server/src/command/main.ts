#!/usr/bin/env node
import { processEnvironment, readConfig } from "../config.ts";
import { runCommand } from "./run-command.ts";

/*
 * The program `vitrine`, where dependencies, build and Node are in place, as in an image. From a clone,
 * `npm run -s vitrine -- COMMAND` and `npx vitrine COMMAND` bring these first (tools/vitrine.mjs).
 */
const environment = processEnvironment();
const code = await runCommand(
  process.argv.slice(2),
  { environment, config: () => readConfig(environment) },
  { say: (line) => process.stdout.write(`${line}\n`), complain: (line) => process.stderr.write(`${line}\n`) },
);
if (code !== 0) process.exitCode = code;
