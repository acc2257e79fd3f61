/** What Redis says: a text, a number, nothing, a list of such, or why it refused. */
export type Reply = string | number | null | Reply[] | { refused: string };

/** A command as Redis reads it. */
export function command(...parts: readonly string[]): string {
  return `*${parts.length}\r\n${parts.map((part) => `$${Buffer.byteLength(part)}\r\n${part}\r\n`).join("")}`;
}

type Read = { reply: Reply; end: number };

/**
 * The whole replies at the beginning of what has come so far, and where they end (the protocol's third version, as
 * https://redis.io/docs/latest/develop/reference/protocol-spec describes it).
 * @throws Error for what is no such reply
 */
export function readReplies(bytes: Buffer): { replies: Reply[]; end: number } {
  const replies: Reply[] = [];
  let end = 0;
  for (let read = readOne(bytes, 0); read; read = readOne(bytes, end)) {
    replies.push(read.reply);
    ({ end } = read);
  }
  return { replies, end };
}

/** @returns null while a part of it has not come yet */
function readOne(bytes: Buffer, from: number): Read | null {
  const line = bytes.indexOf("\r\n", from);
  if (line < 0) return null;
  const [kind, rest, next] = [String.fromCharCode(bytes[from] ?? 0), bytes.toString("utf8", from + 1, line), line + 2];
  switch (kind) {
    case "+":
    case "#":
    case ",":
    case "(":
      return { reply: rest, end: next };
    case "-":
      return { reply: { refused: rest }, end: next };
    case ":":
      return { reply: Number(rest), end: next };
    case "_":
      return { reply: null, end: next };
    case "$":
    case "=":
    case "!":
      return readText(bytes, next, Number(rest));
    case "*":
    case ">":
    case "~":
      return readList(bytes, next, Number(rest));
    case "%":
      return readList(bytes, next, 2 * Number(rest));
    default:
      throw new Error("This is no reply of Redis.");
  }
}

function readText(bytes: Buffer, from: number, length: number): Read | null {
  if (length < 0) return { reply: null, end: from };
  const end = from + length + 2;
  return bytes.length < end ? null : { reply: bytes.toString("utf8", from, from + length), end };
}

function readList(bytes: Buffer, from: number, length: number): Read | null {
  const list: Reply[] = [];
  let end = from;
  for (let left = length; left > 0; left -= 1) {
    const read = readOne(bytes, end);
    if (!read) return null;
    list.push(read.reply);
    ({ end } = read);
  }
  return { reply: length < 0 ? null : list, end };
}
