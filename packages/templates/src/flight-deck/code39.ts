/*
 * Code 39, which any scanner reads: nine bars and gaps to a sign, three of them wide. A bit is one where the element is
 * wide; the signs stand in the order of their patterns.
 */
const signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. ";
const patterns = [
  0x034, 0x121, 0x061, 0x160, 0x031, 0x130, 0x070, 0x025, 0x124, 0x064, 0x109, 0x049, 0x148, 0x019, 0x118, 0x058, 0x00d,
  0x10c, 0x04c, 0x01c, 0x103, 0x043, 0x142, 0x013, 0x112, 0x052, 0x007, 0x106, 0x046, 0x016, 0x181, 0x0c1, 0x1c0, 0x091,
  0x190, 0x0d0, 0x085, 0x184, 0x0c4,
];
/** Before and after what is said. */
const edge = 0x094;
const mostSigns = 24;

/** What of a text the code can say: capitals without their accents; empty where that is less than two signs. */
export function sayable(text: string): string {
  const plain = text.normalize("NFD").replace(/ß/g, "ss").toUpperCase();
  const said = Array.from(plain)
    .filter((sign) => signs.includes(sign))
    .join("");
  return /[A-Z0-9].*[A-Z0-9]/.test(said) ? said.trim().slice(0, mostSigns).trim() : "";
}

/** The bars of a sayable text as the data of a path, one unit high, and how wide it is. */
export function barsOf(said: string): { path: string; width: number } {
  const all = [edge, ...Array.from(said).map((sign) => patterns[signs.indexOf(sign)] ?? edge), edge];
  let at = 0;
  let path = "";
  for (const pattern of all) {
    for (let element = 0; element < 9; element += 1) {
      const width = (pattern >> (8 - element)) & 1 ? 3 : 1;
      if (element % 2 === 0) path += `M${at} 0h${width}v1h-${width}z`;
      at += width;
    }
    at += 1;
  }
  return { path, width: at - 1 };
}
