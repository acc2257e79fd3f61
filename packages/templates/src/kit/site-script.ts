import { createHash } from "node:crypto";
import { copyScript } from "./copy-script.ts";
import { themeScript } from "./theme-script.ts";
import { viewScript } from "./view-script.ts";

/** The only script of a published site. Served as a file, because the page's security policy forbids inline script. */
export const siteScript = themeScript + viewScript + copyScript;

/** The script's file name, which changes with its content so that it can be cached for ever. */
export function siteScriptName(): string {
  return `site-${createHash("sha256").update(siteScript).digest("hex").slice(0, 8)}.js`;
}
