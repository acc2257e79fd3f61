import fc from "fast-check";
import { expect, test } from "vitest";
import { command, readReplies } from "./resp.ts";

const said = [
  "+OK\r\n",
  "%2\r\n$6\r\nserver\r\n$5\r\nredis\r\n$5\r\nproto\r\n:3\r\n",
  ">3\r\n$7\r\nmessage\r\n$1\r\nc\r\n$9\r\nheard:1:2\r\n",
  "-NOAUTH Authentication required.\r\n",
  "*2\r\n_\r\n$-1\r\n",
  "$5\r\nüber\r\n",
].join("");
const understood = [
  "OK",
  ["server", "redis", "proto", 3],
  ["message", "c", "heard:1:2"],
  { refused: "NOAUTH Authentication required." },
  [null, null],
  "über",
];

test("replies are read whole, however they are cut on their way", () => {
  const bytes = Buffer.from(said);
  fc.assert(
    fc.property(fc.array(fc.nat(bytes.length), { maxLength: 8 }), (cuts) => {
      const edges = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
      const replies: unknown[] = [];
      let rest = Buffer.alloc(0);
      for (const [index, edge] of edges.slice(1).entries()) {
        rest = Buffer.concat([rest, bytes.subarray(edges[index], edge)]);
        const read = readReplies(rest);
        replies.push(...read.replies);
        rest = rest.subarray(read.end);
      }
      expect([replies, rest.length]).toEqual([understood, 0]);
    }),
  );
});

test("a command counts bytes, not letters; what is no reply is refused", () => {
  expect(command("PUBLISH", "ü")).toBe("*2\r\n$7\r\nPUBLISH\r\n$2\r\nü\r\n");
  expect(() => readReplies(Buffer.from("HTTP/1.1 400 Bad Request\r\n"))).toThrow("no reply");
});
