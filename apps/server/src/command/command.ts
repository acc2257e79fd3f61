import type { Config } from "../config.ts";

/** What a command works with; nothing of it is read before the command needs it. */
export type Surroundings = {
  /** The settings. @throws Error with one line for each that is wrong */
  config: () => Config;
  environment: Record<string, string | undefined>;
  /** Prints a line for whoever called the command. */
  say: (line: string) => void;
};

/** One word after `vitrine`. */
export type Command = {
  /** How it is called, without the name of the program. */
  usage: string;
  summary: string;
  /** A command that goes on when this resolves, as a server does, gives no exit code. */
  run(args: string[], surroundings: Surroundings): Promise<void>;
};

/** The command was called in a way that it does not understand: exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The command understood and could not do it; the message is a sentence for whoever called it: exit code 1. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}
