import { UnreadableDocument } from "../core/errors.ts";

/** The places of the header of a compound file ([MS-CFB] 2.2). */
const at = {
  sectorShift: 0x1e,
  miniSectorShift: 0x20,
  fatSectors: 0x2c,
  firstDirectory: 0x30,
  miniCutoff: 0x38,
  firstMiniFat: 0x3c,
  miniFatSectors: 0x40,
  firstDifat: 0x44,
  difatSectors: 0x48,
  difat: 0x4c,
};
const headerBytes = 512;
const difatInHeader = 109;
const entryBytes = 128;
/** Numbers from here on are marks and no sectors ([MS-CFB] 2.1). */
const firstMark = 0xfffffffa;
const endOfChain = 0xfffffffe;

/**
 * Looks through the tables of a compound file (DOC) before a library follows them: every chain of sectors has to end, lie
 * within the file and be long enough for what its stream says. Takes time in proportion to the file.
 * @throws UnreadableDocument corrupt_file
 */
export function checkCompoundFile(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < headerBytes) throw damaged("its header is cut off");
  const tables = readTables(file);
  const directory = chain(tables.fat, file.readUInt32LE(at.firstDirectory), "directory");
  const entries = directory.flatMap((sector) => entriesOf(tables.sector(sector)));
  const root = entries.find(({ type }) => type === 5);
  const miniSectors = root ? chain(tables.fat, root.start, "small streams") : [];
  const used = { fat: new Set<number>(), mini: new Set<number>() };
  for (const entry of entries.filter(({ type }) => type === 2)) checkStream(entry, tables, miniSectors.length, used);
}

type Entry = { type: number; start: number; size: number };
type Tables = {
  fat: Uint32Array;
  mini: Uint32Array;
  sectorBytes: number;
  miniBytes: number;
  miniCutoff: number;
  sector: (number: number) => Buffer;
};

function readTables(file: Buffer): Tables {
  const shift = file.readUInt16LE(at.sectorShift);
  const miniShift = file.readUInt16LE(at.miniSectorShift);
  if ((shift !== 9 && shift !== 12) || miniShift !== 6) throw damaged("its sectors have no usual size");
  const sectorBytes = 2 ** shift;
  const sectors = Math.ceil(file.length / sectorBytes) - 1;
  const sector = (number: number): Buffer => {
    const from = (number + 1) * sectorBytes;
    if (number >= sectors) throw damaged("a sector lies outside of it");
    return file.subarray(from, from + sectorBytes);
  };
  const fat = tableOf(fatSectors(file, sector, sectors).map(sector), sectors);
  const miniNumbers = chain(fat, file.readUInt32LE(at.firstMiniFat), "table of small streams");
  const mini = tableOf(miniNumbers.map(sector), Infinity);
  return { fat, mini, sectorBytes, miniBytes: 2 ** miniShift, miniCutoff: file.readUInt32LE(at.miniCutoff), sector };
}

/** The sectors that hold the table of chains: the first of them are named in the header, others in a chain. */
function fatSectors(file: Buffer, sector: (number: number) => Buffer, sectors: number): number[] {
  const numbers: number[] = [];
  const take = (table: Buffer, count: number) => {
    for (let index = 0; index < count && index * 4 + 4 <= table.length; index += 1) {
      const number = table.readUInt32LE(index * 4);
      if (number < firstMark) numbers.push(number);
    }
  };
  take(file.subarray(at.difat, headerBytes), difatInHeader);
  const seen = new Set<number>();
  let next = file.readUInt32LE(at.firstDifat);
  while (next < firstMark) {
    if (seen.has(next)) throw damaged("its table of tables runs in a circle");
    seen.add(next);
    const table = sector(next);
    take(table, table.length / 4 - 1);
    next = table.length < 4 ? endOfChain : table.readUInt32LE(table.length - (table.length % 4) - 4);
  }
  if (numbers.length > sectors) throw damaged("it names more tables than it has sectors");
  return numbers;
}

function tableOf(parts: readonly Buffer[], atMost: number): Uint32Array {
  const length = Math.min(
    parts.reduce((sum, part) => sum + Math.floor(part.length / 4), 0),
    atMost,
  );
  const table = new Uint32Array(length);
  let place = 0;
  for (const part of parts) {
    for (let from = 0; from + 4 <= part.length && place < length; from += 4) table[place++] = part.readUInt32LE(from);
  }
  return table;
}

/** The sectors of a chain in their order. */
function chain(table: Uint32Array, start: number, what: string): number[] {
  const numbers: number[] = [];
  for (let next = start; next < firstMark; next = table[next] ?? endOfChain) {
    if (next >= table.length) throw damaged(`the chain of its ${what} leaves it`);
    if (numbers.length > table.length) throw damaged(`the chain of its ${what} runs in a circle`);
    numbers.push(next);
  }
  return numbers;
}

function entriesOf(sector: Buffer): Entry[] {
  const count = Math.floor(sector.length / entryBytes);
  return Array.from({ length: count }, (_, index) => {
    const entry = sector.subarray(index * entryBytes, (index + 1) * entryBytes);
    // The upper half of the size is not used by files of this kind.
    return { type: entry.readUInt8(0x42), start: entry.readUInt32LE(0x74), size: entry.readUInt32LE(0x78) };
  });
}

/** Sectors belong to one stream each, so that all chains together are no longer than the file. */
function checkStream(
  { start, size }: Entry,
  tables: Tables,
  miniSectors: number,
  used: { fat: Set<number>; mini: Set<number> },
): void {
  if (size === 0) return;
  const isMini = size < tables.miniCutoff;
  const table = isMini ? tables.mini : tables.fat;
  const taken = isMini ? used.mini : used.fat;
  let room = 0;
  for (let next = start; next < firstMark; next = table[next] ?? endOfChain) {
    if (next >= table.length) throw damaged("the chain of a stream leaves it");
    if (taken.has(next)) throw damaged("the chain of a stream runs in a circle or into another one");
    taken.add(next);
    room += isMini ? tables.miniBytes : tables.sectorBytes;
  }
  const most = isMini ? Math.min(room, miniSectors * tables.sectorBytes) : room;
  if (size > most) throw damaged("a stream says that it is longer than it is");
}

function damaged(why: string): UnreadableDocument {
  return new UnreadableDocument("corrupt_file", `The Word document is damaged: ${why}.`);
}
