import type { LaunchOptions } from "@playwright/test";

/** The system's Chromium, as the tests use it. */
export function browserLaunchOptions(): LaunchOptions {
  return {
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  };
}
