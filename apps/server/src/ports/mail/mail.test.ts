import { mkdtemp, readdir, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Mail } from "./mail.ts";
import { createOutboxMailer, readOutbox } from "./outbox-mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

const from = "Vitrine <no-reply@vitrine.local>";
const mail: Mail = { to: "jane@example.com", subject: "Grüße", text: "Hello\nJane", html: "<p>Hello Jane</p>" };

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "vitrine-mail-"));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

describe("the outbox", () => {
  test("keeps each mail as one whole file, newest first", async () => {
    const mailer = createOutboxMailer(join(directory, "outbox"), from);
    for (const number of [1, 2, 3]) {
      await mailer.send({ ...mail, subject: `Mail ${number}` });
      // Names carry the time to the millisecond.
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await mailer.close();
    expect((await readdir(join(directory, "outbox"))).every((name) => name.endsWith(".eml"))).toBe(true);
    const entries = await readOutbox(join(directory, "outbox"));
    expect(entries.map(({ raw }) => /^Subject: (.*)\r$/m.exec(raw)?.[1])).toEqual(["Mail 3", "Mail 2", "Mail 1"]);
    expect(entries[0]?.raw).toContain("To: jane@example.com\r\n");
    expect(await readOutbox(join(directory, "outbox"), 1)).toHaveLength(1);
  });

  test("that does not exist yet is empty", async () => {
    expect(await readOutbox(join(directory, "none"))).toEqual([]);
  });
});

describe("SMTP", () => {
  const received: { to: string[]; from: string; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (address, _session, done) =>
      done(address.address.startsWith("nobody") ? new Error("No such user") : null),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          to: rcptTo.map((entry) => entry.address),
          from: mailFrom ? mailFrom.address : "",
          raw: Buffer.concat(parts).toString("utf8"),
        });
        done();
      });
    },
  });
  let url: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

  test("hands a mail over with both bodies", async () => {
    const mailer = createSmtpMailer(url, from);
    await mailer.send({ ...mail, replyTo: "owner@example.com" });
    await mailer.close();
    expect(received).toMatchObject([{ to: ["jane@example.com"], from: "no-reply@vitrine.local" }]);
    const raw = received[0]?.raw ?? "";
    expect(raw).toContain("Reply-To: owner@example.com");
    expect(raw).toContain("text/plain");
    expect(raw).toContain("<p>Hello Jane</p>");
  });

  test("names every try of a mail alike, so that mailboxes know a second copy", async () => {
    const mailer = createSmtpMailer(url, from);
    received.length = 0;
    for (let attempt = 0; attempt < 2; attempt += 1) await mailer.send(mail, "0190-7f");
    await mailer.send(mail, "0190-80");
    await mailer.close();
    const names = received.map(({ raw }) => /^Message-ID: (.*)\r$/im.exec(raw)?.[1]);
    expect(names).toEqual(["<0190-7f@vitrine.local>", "<0190-7f@vitrine.local>", "<0190-80@vitrine.local>"]);
  });

  test("a line break in a subject or an address adds no header and no recipient", async () => {
    const mailer = createSmtpMailer(url, from);
    received.length = 0;
    await mailer.send({ ...mail, subject: "Hi\r\nBcc: spy@example.com" });
    await mailer.close();
    expect(received.map(({ to }) => to)).toEqual([["jane@example.com"]]);
    expect(received[0]?.raw).not.toMatch(/^Bcc:/m);
  });

  test("rejects when the mail was not accepted, so that it is tried again", async () => {
    const mailer = createSmtpMailer(url, from);
    await expect(mailer.send({ ...mail, to: "nobody@example.com" })).rejects.toThrow();
    await mailer.close();
  });
});
