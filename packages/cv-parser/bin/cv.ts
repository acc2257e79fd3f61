#!/usr/bin/env node
import { runCommand } from "../src/command/run.ts";

// pdf.js leaves promises behind that nobody waits for when a file is damaged; they must not end the whole run.
process.on("unhandledRejection", () => undefined);
process.exitCode = await runCommand(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  now: () => new Date(),
});
