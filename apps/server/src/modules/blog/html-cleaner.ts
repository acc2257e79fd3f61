import { askedToComeAgain } from "../../http/too-much-work.ts";
import { createWorkThread } from "../../ports/threads/work-thread.ts";

/** Cleaning so much takes a few milliseconds; more is for the thread. */
const inPlaceCharacters = 4096;
const busy = "Many texts are being checked at the moment. Please try again in a moment.";

/** Cleans HTML of users without holding anybody up: what is long is cleaned in a thread of its own. */
export function createHtmlCleaner() {
  const thread = createWorkThread<readonly string[], string[]>({
    entry: new URL("./cleaning-thread.ts", import.meta.url),
    timeoutMs: 30_000,
    idleMs: 30_000,
    waitingAtMost: 50,
    memoryMb: 512,
  });

  /**
   * Each of the contents as `cleanHtml` gives it.
   * @throws AppError unavailable when too many wait, or when it takes too long
   */
  async function cleanAll(contents: readonly string[]): Promise<string[]> {
    const length = contents.reduce((sum, html) => sum + html.length, 0);
    if (length <= inPlaceCharacters) {
      const { cleanHtml } = await import("./clean-html.ts");
      return contents.map((html) => cleanHtml(html));
    }
    return thread.run(contents).catch(askedToComeAgain(busy));
  }

  return {
    cleanAll,
    clean: async (html: string): Promise<string> => (await cleanAll([html]))[0] ?? "",
    close: (): void => thread.close(),
  };
}

export type HtmlCleaner = ReturnType<typeof createHtmlCleaner>;
