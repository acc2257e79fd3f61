/** What a person shares of a site; all addresses absolute. */
export type Shared = { name: string; title: string; email: string; phone: string; url: string };

/** Addresses of other services that take a link; nothing of them is loaded before they are opened. */
export function shareAddresses({ name, url }: Pick<Shared, "name" | "url">) {
  const words = `${name}: ${url}`;
  return {
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
    whatsapp: `https://wa.me/?text=${encodeURIComponent(words)}`,
    mail: `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(url)}`,
  };
}

/** An address as people read it. */
const shortAddress = (url: string) => url.replace(/^https?:\/\//, "").replace(/\/$/, "");

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A signature for mails: one table, because that is what mail programs draw alike. */
export function signatureHtml({ name, title, phone, url }: Shared): string {
  const small = "font-size:13px;color:#545f60";
  const lines = [
    `<strong style="font-size:15px;color:#141a1a">${escaped(name)}</strong>`,
    ...[title, phone].filter((line) => line !== "").map((line) => `<span style="${small}">${escaped(line)}</span>`),
    `<a href="${escaped(url)}" style="font-size:13px;color:#0b6558">${escaped(shortAddress(url))}</a>`,
  ];
  return `<table cellpadding="0" cellspacing="0" style="font-family:Arial,Helvetica,sans-serif;border-left:3px solid #0b6558"><tr><td style="padding:2px 0 2px 12px;line-height:1.5">${lines.join("<br>")}</td></tr></table>`;
}

export function signatureText({ name, title, phone, url }: Shared): string {
  return [name, title, phone, url].filter((line) => line !== "").join("\n");
}

/** Shows the card of a site on another page, as a link. */
export function embedCode({ name, url }: Pick<Shared, "name" | "url">): string {
  const card = `${url.replace(/\/$/, "")}/card.png`;
  return `<a href="${escaped(url)}"><img src="${escaped(card)}" alt="${escaped(name)}" width="600" height="315" loading="lazy" style="max-width:100%;height:auto"></a>`;
}

/** Ten business cards of 85 × 55 mm on a sheet of A4, with marks to cut along. @param qrSvg the address for a camera */
export function businessCardSheet({ name, title, email, phone, url }: Shared, qrSvg: string): string {
  const lines = [email, phone, shortAddress(url)]
    .filter((line) => line !== "")
    .map((line) => `<p>${escaped(line)}</p>`);
  const card = `<article><div><h1>${escaped(name)}</h1><p class="title">${escaped(title)}</p><div class="ways">${lines.join("")}</div></div>${qrSvg}</article>`;
  return `<!doctype html><html><head><meta charset="utf-8"><title>${escaped(name)}</title><style>
@page{size:A4;margin:11mm 20mm}*{box-sizing:border-box;margin:0}body{font-family:system-ui,sans-serif;color:#141a1a;display:grid;grid-template-columns:85mm 85mm;-webkit-print-color-adjust:exact;print-color-adjust:exact}
article{width:85mm;height:55mm;padding:6mm;outline:.1mm dashed #b5bdbc;display:flex;gap:3mm;justify-content:space-between;overflow:hidden;break-inside:avoid}
article>div{display:flex;flex-direction:column;min-width:0;flex:1}h1{font-size:11pt;line-height:1.15;overflow-wrap:anywhere}.title{font-size:8pt;color:#545f60;margin-top:1mm;overflow-wrap:anywhere}
.ways{margin-top:auto;font-size:7pt;line-height:1.5;overflow-wrap:anywhere}svg{width:22mm;height:22mm;flex:none;align-self:flex-end}
</style></head><body>${card.repeat(10)}</body></html>`;
}
