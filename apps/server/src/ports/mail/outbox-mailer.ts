import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { randomBytes } from "node:crypto";
import { createTransport } from "nodemailer";
import { writeWhole } from "../whole-file.ts";
import { nameOfMail, type Mailer } from "./mail.ts";

/** Writes each mail as `<directory>/<time>-<random>.eml`, whole or not at all. */
export function createOutboxMailer(directory: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail, id) {
      const { message } = await transport.sendMail({ from, ...mail, ...nameOfMail(from, id) });
      const name = `${new Date().toISOString().replace(/[:.]/g, "-")}-${randomBytes(4).toString("hex")}.eml`;
      await writeWhole(join(directory, name), message as Buffer);
    },
    async close() {},
  };
}

export type OutboxEntry = { name: string; raw: string };

/** The outbox, newest first; for the development page `/dev/mail`. */
export async function readOutbox(directory: string, atMost = 50): Promise<OutboxEntry[]> {
  const names = await readdir(directory).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .reverse()
    .slice(0, atMost);
  return Promise.all(newest.map(async (name) => ({ name, raw: await readFile(join(directory, name), "utf8") })));
}
