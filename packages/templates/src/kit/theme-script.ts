import { createHash } from "node:crypto";

/**
 * The only script of a published site: it remembers the theme a visitor chose. Served as a file,
 * because the page's security policy forbids inline script.
 */
export const themeScript = `(()=>{try{let k="vitrine-theme",r=[...document.querySelectorAll('input[name="theme"]')],s=localStorage.getItem(k);for(let i of r){if(i.value===s)i.checked=true;i.addEventListener("change",()=>localStorage.setItem(k,i.value))}}catch{}})();\n`;

/** The script's file name, which changes with its content so that it can be cached for ever. */
export function themeScriptName(): string {
  return `theme-${createHash("sha256").update(themeScript).digest("hex").slice(0, 8)}.js`;
}
