import { readConfig } from "../../config.ts";
import { runCommand } from "../run-command.ts";

/** What a command gave back and printed. */
export type Called = { code: number; said: string; complained: string };

/** Calls `vitrine` with words and settings, in this process. */
export async function called(words: readonly string[], environment: Record<string, string> = {}): Promise<Called> {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runCommand(
    words,
    { environment, config: () => readConfig(environment) },
    { say: (line) => void said.push(line), complain: (line) => void complained.push(line) },
  );
  return { code, said: said.join("\n"), complained: complained.join("\n") };
}
