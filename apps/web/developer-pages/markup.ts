/** Text for an element or an attribute. */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A text of the document as HTML: paragraphs and lists, `code` and **stress**, and nothing else. */
export function prose(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((block) => (block.startsWith("- ") ? list(block) : `<p>${inline(block)}</p>`))
    .join("\n");
}

function list(block: string): string {
  const entries = block.split("\n").map((line) => `<li>${inline(line.slice(2))}</li>`);
  return `<ul>${entries.join("")}</ul>`;
}

/** `code` and **stress** of one line. */
export function inline(text: string): string {
  return escapeHtml(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>");
}
