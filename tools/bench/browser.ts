import { copyFileSync, existsSync, mkdirSync, renameSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { LaunchOptions } from "@playwright/test";

const root = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const letters = root("apps/server/src/modules/exports/fonts/droid-sans-fallback.ttf");
const dataHome = root("node_modules/.cache/vitrine-browser");

/** The system's Chromium, as the tests use it. */
export function browserLaunchOptions(): LaunchOptions {
  return {
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    env: { ...ownEnvironment(), XDG_DATA_HOME: withEastAsianLetters() },
  };
}

/**
 * A folder in which Linux looks for fonts of the user: a machine without East Asian letters would print boxes, which no
 * one can read. Other systems bring such letters and do not look there.
 */
function withEastAsianLetters(): string {
  const font = `${dataHome}/fonts/droid-sans-fallback.ttf`;
  if (!existsSync(font)) {
    mkdirSync(`${dataHome}/fonts`, { recursive: true });
    const whole = `${font}.${process.pid}`;
    copyFileSync(letters, whole);
    renameSync(whole, font);
  }
  return dataHome;
}

function ownEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
