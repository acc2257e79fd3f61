import type { Named } from "./kinds.ts";

const nameField = 2;
const countryField = 3;
const lengthDelimited = 2;

/** The names of towns in a file of messages that each begin with their length (protocol buffers). */
export function townNames(bytes: Buffer): Named[] {
  const out: Named[] = [];
  let at = 0;
  const number = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes[at] ?? 0;
      at += 1;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const end = number() + at;
    const fields = new Map<number, string>();
    while (at < end) {
      const tag = number();
      if ((tag & 7) === lengthDelimited) {
        const size = number();
        fields.set(tag >> 3, bytes.toString("utf8", at, at + size));
        at += size;
      } else number();
    }
    out.push({ kind: "place", text: fields.get(nameField) ?? "", group: fields.get(countryField) ?? "" });
  }
  return out;
}
