/** The page that shows a template with everybody at once, on a phone and on a desk, by day or by night. */
export function benchPage(slug: string, people: readonly string[]): string {
  const rows = people.map(
    (name, index) => `<section><h2>${name} <a href="/people/${index}">open</a></h2>
<iframe class="phone" title="${name}, phone" src="/people/${index}"></iframe>
<div class="desk"><iframe title="${name}, desk" src="/people/${index}"></iframe></div></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${slug}: workbench</title><style>
body { margin: 1rem; font: 15px/1.4 system-ui, sans-serif; background: Canvas; color: CanvasText; color-scheme: light dark }
section { margin-block: 0 2rem } iframe { border: 1px solid; background: #fff }
section > :not(h2) { display: inline-block; vertical-align: top } .phone { inline-size: 375px; block-size: 640px }
.desk { inline-size: 962px; block-size: 642px; overflow: hidden }
.desk iframe { inline-size: 1280px; block-size: 853px; scale: .75; transform-origin: 0 0 }
</style><h1>${slug}</h1><p><label><input type="checkbox" id="dark"> by night</label></p>${rows.join("\n")}
<script type="module">
const dark = document.querySelector("#dark");
dark.checked = sessionStorage.getItem("dark") === "1";
const show = () => {
  sessionStorage.setItem("dark", dark.checked ? "1" : "");
  if (dark.checked) for (const frame of document.querySelectorAll("iframe")) frame.src = frame.src.split("?")[0] + "?dark";
};
dark.addEventListener("change", () => { show(); if (!dark.checked) location.reload(); });
show();
</script></html>`;
}
