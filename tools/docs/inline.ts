/** Text for an element or an attribute. */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const marks =
  /`([^`]+)`|!\[([^\]]*)\]\(([^)\s]+)\)|\[((?:`[^`]*`|[^\]`])+)\]\(([^)\s]+)\)|\*\*((?:`[^`]*`|[^*`])+)\*\*/g;

/**
 * Code, pictures, links and stress of one paragraph as HTML.
 * @param leadTo gives the address of a link or a picture
 */
export function inline(text: string, leadTo: (target: string) => string): string {
  let html = "";
  let end = 0;
  for (const match of text.matchAll(marks)) {
    html += escapeHtml(text.slice(end, match.index));
    end = match.index + match[0].length;
    const [, code, alt, picture, words, target, stressed] = match;
    if (code !== undefined) html += `<code>${escapeHtml(code)}</code>`;
    else if (picture !== undefined)
      html += `<img src="${escapeHtml(leadTo(picture))}" alt="${escapeHtml(alt ?? "")}" loading="lazy">`;
    else if (target !== undefined) html += `<a href="${escapeHtml(leadTo(target))}">${inline(words ?? "", leadTo)}</a>`;
    else html += `<strong>${inline(stressed ?? "", leadTo)}</strong>`;
  }
  return html + escapeHtml(text.slice(end));
}

/** The words of a paragraph without its marks. */
export const plain = (text: string): string =>
  text.replace(marks, (_all, code, alt, _picture, words, _target, stressed) =>
    String(code ?? alt ?? words ?? stressed ?? ""),
  );

/** The name of a heading in addresses, as GitHub makes it. */
export const anchorOf = (heading: string): string =>
  plain(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
