import { PSM, createWorker } from "tesseract.js";
import { languageFolder } from "./languages.ts";
import type { OcrLine } from "./words-to-runs.ts";

type Reader = { worker: Awaited<ReturnType<typeof createWorker>>; language: string };

/** So many readers are kept, whatever data they have: each takes memory. */
const mostKept = 2;

/**
 * Readers that are threads of their own: as many as passes were ever asked for at the same time. They work offline:
 * the language data comes from installed packages.
 */
export class ReaderPool {
  /** Code of the language data of the passes that begin from now on and ask for no other. */
  language = "eng";
  readonly #dpi: number;
  readonly #idle: Reader[] = [];
  readonly #all: Promise<Reader>[] = [];
  /** Readers that were started and not replaced. */
  #kept = 0;
  #isClosed = false;

  constructor(dpi: number) {
    this.#dpi = dpi;
  }

  /** The lines of a picture file, in its pixels. Never answers once the pool is closed. */
  async read(file: Buffer, language = this.language): Promise<OcrLine[]> {
    if (this.#isClosed) throw new Error("The readers were ended.");
    const reader = await this.#free(language);
    // Closed while a thread began: asked for anything, one that was ended fails where nobody listens any more.
    if (this.#isClosed) return new Promise<never>(() => undefined);
    const { data } = await reader.worker.recognize(file, {}, { blocks: true, text: false });
    this.#idle.push(reader);
    return (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
  }

  /** Ends all readers, whatever they do; passes that run never answer. */
  close(): void {
    this.#isClosed = true;
    for (const starting of this.#all) end(starting);
  }

  /** A reader of a language. The data's folder belongs to a thread for good: others are replaced. */
  async #free(language: string): Promise<Reader> {
    const fitting = this.#idle.findIndex((reader) => reader.language === language);
    const [reader] = fitting < 0 ? [] : this.#idle.splice(fitting, 1);
    if (reader) return reader;
    this.#kept += 1;
    if (this.#kept > mostKept && this.#idle.length > 0) {
      this.#kept -= 1;
      await this.#idle.shift()?.worker.terminate();
    }
    const starting = startReader(language, this.#dpi);
    this.#all.push(starting);
    return starting;
  }
}

async function startReader(language: string, dpi: number): Promise<Reader> {
  const worker = await createWorker(language, 1, {
    langPath: languageFolder(language) ?? "",
    cacheMethod: "none",
    gzip: true,
    errorHandler: () => undefined,
  });
  // Lines are found wherever they stand; the reading order is rebuilt from their places.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT, user_defined_dpi: String(dpi) });
  return { worker, language };
}

function end(starting: Promise<Reader>): void {
  starting.then(({ worker }) => worker.terminate()).catch(() => undefined);
}
