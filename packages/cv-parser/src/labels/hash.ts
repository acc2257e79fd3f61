/** FNV-1a over the UTF-16 units of a text: the same number on every machine. */
export function hashText(text: string, seed = 0x81_1c_9d_c5): number {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  return hash >>> 0;
}
