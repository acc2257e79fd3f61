import { appendFileSync } from "node:fs";
import { SMTPServer } from "smtp-server";

/*
 * A mail server that keeps what it takes as lines of a file, each written before it says so: what the sender believes
 * to be delivered stands there, also when this process is killed in the next moment.
 * Arguments: the port and the file. Messages: how it answers from now on.
 */

export type SinkMode = "accept" | "refuse" | "hang";

const [port = "0", file = ""] = process.argv.slice(2);
let mode: SinkMode = "accept";
process.on("message", (wanted: SinkMode) => {
  mode = wanted;
});
process.on("disconnect", () => process.exit(0));

/** The first link of the text part, with quoted-printable undone. */
function firstLink(raw: string): string {
  const text = raw
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return /https?:\/\/\S+/.exec(text)?.[0] ?? "";
}

const refusal = () => Object.assign(new Error("Try again later."), { responseCode: 451 });

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS", "AUTH"],
  logger: false,
  onMailFrom(_address, _session, done) {
    if (mode === "accept") done();
    if (mode === "refuse") done(refusal());
  },
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      const raw = Buffer.concat(chunks).toString("utf8");
      const to = session.envelope.rcptTo.map(({ address }) => address).join(",");
      const subject = /^Subject: (.*)$/im.exec(raw)?.[1]?.trim() ?? "";
      const name = /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim() ?? "";
      appendFileSync(file, `${JSON.stringify({ at: Date.now(), to, subject, name, link: firstLink(raw) })}\n`);
      done();
    });
  },
});
server.on("error", () => undefined);
server.listen(Number(port), "127.0.0.1", () => process.send?.("listening"));
