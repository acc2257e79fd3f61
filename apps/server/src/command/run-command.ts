import { UsageError, type Surroundings } from "./command.ts";
import { commands, helpText } from "./commands.ts";

/** Where a command prints: what was asked for, and what went wrong. */
export type Output = { say: (line: string) => void; complain: (line: string) => void };

type Settings = Omit<Surroundings, "say">;

/**
 * Runs what the words of a command line ask for.
 * @returns the exit code: 0 done, 1 failed, 2 not understood
 */
export async function runCommand(words: readonly string[], settings: Settings, output: Output): Promise<number> {
  const [name, ...args] = words;
  if (name === undefined || ["--help", "-h", "help"].includes(name)) {
    output.say(helpText());
    return name === undefined ? 2 : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    output.complain(`vitrine has no command "${name}". See: vitrine --help`);
    return 2;
  }
  if (args.some((word) => word === "--help" || word === "-h")) {
    output.say(`Usage: vitrine ${command.usage}\n\n${command.summary}`);
    return 0;
  }
  try {
    await command.run(args, { ...settings, say: output.say });
    return 0;
  } catch (error) {
    output.complain(sentenceOf(error));
    if (!isUsage(error)) return 1;
    output.complain(`Usage: vitrine ${command.usage}`);
    return 2;
  }
}

/** Ours, or that of Node's own reader of options. */
function isUsage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof UsageError || ("code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"));
}

/** A database that does not answer is told by its errors, not by its own empty message. */
function sentenceOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(sentenceOf).join(" ");
  return error instanceof Error ? error.message : String(error);
}
