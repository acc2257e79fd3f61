import { createSocket, type RemoteInfo } from "node:dgram";
import { once } from "node:events";

export type DnsRecords = { TXT?: string[]; CNAME?: string[]; A?: string[] };

/** A real name server on a free port of this machine that knows the given names only. */
export type TestDnsServer = {
  /** As DNS_SERVERS wants it. */
  address: string;
  /** What is asked from now on, by name in lower case. */
  zone: Map<string, DnsRecords>;
  /** A server that fails answers SERVFAIL to everything. */
  isFailing: boolean;
  close(): Promise<void>;
};

const typeNumbers: Readonly<Record<string, number>> = { A: 1, CNAME: 5, TXT: 16 };
const internet = 1;
const ttlSeconds = 1;
const code = { ok: 0, serverFailure: 2, noSuchName: 3 };

export async function startDnsServer(): Promise<TestDnsServer> {
  const socket = createSocket("udp4");
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  const server: TestDnsServer = {
    address: `127.0.0.1:${socket.address().port}`,
    zone: new Map(),
    isFailing: false,
    close: () => new Promise((resolve) => socket.close(resolve)),
  };
  socket.on("message", (query, from: RemoteInfo) => socket.send(answerTo(query, server), from.port, from.address));
  return server;
}

/** The answer to a query of one question (RFC 1035, 4.1). */
function answerTo(query: Buffer, { zone, isFailing }: TestDnsServer): Buffer {
  const { name, end } = nameAt(query, 12);
  const asked = query.readUInt16BE(end);
  const known = zone.get(name.toLowerCase());
  const entries = Object.entries(known ?? {}).filter(([type]) => typeNumbers[type] === asked || type === "CNAME");
  const answers = isFailing ? [] : entries.flatMap(([type, values]) => values.map((value) => recordOf(type, value)));
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | (isFailing ? code.serverFailure : known ? code.ok : code.noSuchName), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(answers.length, 6);
  return Buffer.concat([header, query.subarray(12, end + 4), ...answers]);
}

function nameAt(message: Buffer, start: number): { name: string; end: number } {
  const labels: string[] = [];
  let at = start;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join("."), end: at + 1 };
}

/** A record about the name of the question, to which the first two bytes point back. */
function recordOf(type: string, value: string): Buffer {
  const data = dataOf(type, value);
  const fields = Buffer.alloc(12);
  fields.writeUInt16BE(0xc00c, 0);
  fields.writeUInt16BE(typeNumbers[type] ?? 0, 2);
  fields.writeUInt16BE(internet, 4);
  fields.writeUInt32BE(ttlSeconds, 6);
  fields.writeUInt16BE(data.length, 10);
  return Buffer.concat([fields, data]);
}

function dataOf(type: string, value: string): Buffer {
  if (type === "A") return Buffer.from(value.split(".").map(Number));
  if (type === "TXT") return Buffer.concat((value.match(/.{1,255}/gs) ?? [""]).map(labelOf));
  return Buffer.concat([...value.split(".").map(labelOf), Buffer.of(0)]);
}

const labelOf = (text: string) => Buffer.concat([Buffer.of(text.length), Buffer.from(text, "latin1")]);
