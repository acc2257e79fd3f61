import { limits } from "@vitrine/model";
import yauzl from "yauzl";
import { UnreadableDocument } from "../../core/errors.ts";

type Archive = { zip: yauzl.ZipFile; entries: Map<string, yauzl.Entry> };

/** The files of a ZIP archive by name, read on demand and never beyond the limits of contract.md 1.8. */
export class ZipReader {
  readonly #archive: Archive;
  #unpacked = 0;

  private constructor(archive: Archive) {
    this.#archive = archive;
  }

  /** @throws UnreadableDocument corrupt_file, too_large_unpacked or password_protected */
  static async open(bytes: Uint8Array): Promise<ZipReader> {
    const archive = await openArchive(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    const sizes = [...archive.entries.values()];
    const unpacked = sizes.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
    if (unpacked > limits.docxUnpackedBytes || unpacked > limits.docxCompressionRatio * bytes.length) throw tooLarge();
    if (sizes.some((entry) => (entry.generalPurposeBitFlag & 1) !== 0)) {
      throw new UnreadableDocument("password_protected", "The file is password-protected.");
    }
    return new ZipReader(archive);
  }

  /** Names of all files, in the order of the archive. */
  names(): string[] {
    return [...this.#archive.entries.keys()];
  }

  has(name: string): boolean {
    return this.#archive.entries.has(name);
  }

  /**
   * The text of one file; null when the archive has none of that name.
   * @throws UnreadableDocument when it cannot be unpacked or is larger than declared
   */
  async text(name: string): Promise<string | null> {
    const entry = this.#archive.entries.get(name);
    if (!entry) return null;
    try {
      const buffer = await this.#read(entry);
      return decodeXml(buffer);
    } catch (cause) {
      if (cause instanceof UnreadableDocument) throw cause;
      throw new UnreadableDocument("corrupt_file", "The Word document is damaged.", { cause });
    }
  }

  async #read(entry: yauzl.Entry): Promise<Buffer> {
    const stream = await openStream(this.#archive.zip, entry);
    const chunks: Buffer[] = [];
    for await (const chunk of stream) {
      const part = chunk as Buffer;
      this.#unpacked += part.length;
      // The sizes in the directory may lie; what comes out is counted.
      if (this.#unpacked > limits.docxUnpackedBytes) throw tooLarge();
      chunks.push(part);
    }
    return Buffer.concat(chunks);
  }
}

function tooLarge(): UnreadableDocument {
  return new UnreadableDocument("too_large_unpacked", "The file is too large once it is unpacked.");
}

function decodeXml(buffer: Buffer): string {
  const isUtf16 = (buffer[0] === 0xff && buffer[1] === 0xfe) || (buffer[0] === 0xfe && buffer[1] === 0xff);
  if (!isUtf16) return buffer.toString("utf8").replace(/^\uFEFF/, "");
  return new TextDecoder(buffer[0] === 0xff ? "utf-16le" : "utf-16be").decode(buffer);
}

function openArchive(buffer: Buffer): Promise<Archive> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown): void =>
      reject(new UnreadableDocument("corrupt_file", "The Word document is damaged.", { cause }));
    yauzl.fromBuffer(buffer, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
      if (error) return fail(error);
      const entries = new Map<string, yauzl.Entry>();
      zip.on("error", fail);
      zip.on("end", () => resolve({ zip, entries }));
      zip.on("entry", (entry: yauzl.Entry) => {
        entries.set(entry.fileName.replace(/^\//, ""), entry);
        if (entries.size > 5000) fail(new Error("too many entries"));
        else zip.readEntry();
      });
      zip.readEntry();
    });
  });
}

function openStream(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<NodeJS.ReadableStream> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });
}
