import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, createTestApp, type TestApp } from "../testing/index.ts";

const guide = readFileSync(new URL("../../../../docs/guides/programs.md", import.meta.url), "utf8");
const run = promisify(execFile);

/** Each command of the guide with the status that it says to answer with, in their order. */
const commands = [...guide.matchAll(/```sh\n([\s\S]*?)\n# HTTP\/1\.1 (\d{3}) .*\n```/g)].map(
  ([, command = "", status = ""]) => ({ command, status }),
);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

test("every command of the guide for programs answers what the guide says", async () => {
  const person = await aPerson(app, { plan: "premium" });
  const made = await person.call("POST", "/user/api-tokens", { name: "Guide", abilities: ["read", "write"] });
  const VITRINE = await app.http.listen({ port: 0, host: "127.0.0.1" });
  const environment = { ...process.env, VITRINE, TOKEN: String(made.body["secret"]), ID: "" };
  expect(commands.length).toBe((guide.match(/```sh/g) ?? []).length);
  for (const { command, status } of commands) {
    const { stdout } = await run("sh", ["-c", command.replace(/^curl/, "curl -sS --max-time 20")], {
      env: environment,
    });
    expect(stdout.split(" ")[1], `${command}\n${stdout}`).toBe(status);
    environment.ID ||= /"website":\{"id":(\d+)/.exec(stdout)?.[1] ?? "";
  }
});
