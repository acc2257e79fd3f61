import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { loadTemplate, toSiteView, type BrowserTemplate, type SiteInput } from "@vitrine/templates/browser";
import { isOwnMessage, type PreviewCommand, type PreviewReport } from "../lib/preview-protocol.ts";
import { nameLandmarks, showSection, watchSections } from "./sections.ts";

const root = createRoot(document.getElementById("preview") ?? document.body);
const templateStyle = document.head.appendChild(document.createElement("style"));
const ownerStyle = document.head.appendChild(document.createElement("style"));
const loaded = new Map<string, Promise<BrowserTemplate>>();

/** Only the newest data is drawn, however long a template takes to load. */
let newest = 0;

function report(message: PreviewReport): void {
  window.parent.postMessage(message, window.location.origin);
}

function templateOf(slug: string): Promise<BrowserTemplate> {
  const known = loaded.get(slug);
  if (known) return known;
  const loading = loadTemplate(slug);
  loaded.set(slug, loading);
  loading.catch(() => loaded.delete(slug));
  return loading;
}

async function draw({ data, options }: Extract<PreviewCommand, { type: "UPDATE_CV_DATA" }>): Promise<void> {
  const turn = (newest += 1);
  const site = data as SiteInput & { template_slug: string };
  const template = await templateOf(site.template_slug);
  if (turn !== newest) return;
  const view = toSiteView(site, {
    family: template.manifest.family,
    baseUrl: "",
    branding: options.branding,
    theme: options.theme,
  });
  document.documentElement.lang = view.lang;
  document.documentElement.dir = view.dir;
  if (templateStyle.textContent !== template.css) templateStyle.textContent = template.css;
  ownerStyle.textContent = template.ownerStyle(view);
  flushSync(() => root.render(createElement(template.Component, { view, key: template.manifest.slug })));
  nameLandmarks();
  report({ type: "PREVIEW_RENDERED", slug: template.manifest.slug, height: document.documentElement.scrollHeight });
}

window.addEventListener("message", (event) => {
  if (!isOwnMessage(event, window.location.origin) || event.source !== window.parent) return;
  const command = event.data as PreviewCommand;
  if (command.type === "UPDATE_CV_DATA")
    draw(command).catch(() => report({ type: "PREVIEW_FAILED", slug: String(command.data["template_slug"]) }));
  if (command.type === "SHOW_SECTION") showSection(command.section, command.scroll);
});

watchSections((section) => report({ type: "PREVIEW_SECTION_CHOSEN", section }));
report({ type: "PREVIEW_READY" });
