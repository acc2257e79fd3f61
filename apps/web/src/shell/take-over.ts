declare global {
  interface Window {
    /** The button that was pressed last in the prebuilt page: `first-paint.js` held it back. */
    earlyPress?: Element;
  }
}

type Typed = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps what somebody did in the prebuilt page: to be called right before the application takes its place.
 * @returns does the same in the application, once that stands there
 */
export function keepEarlyWork(container: Element): () => void {
  const fields = [...container.querySelectorAll<Typed>("input[name], textarea[name]")];
  const typed = fields.filter(isChanged).map((field) => ({ name: field.name, ...stateOf(field) }));
  const chosen = fileInputs(container).map(({ files }) => files);
  const { activeElement } = document;
  const focused =
    activeElement !== null && container.contains(activeElement) ? placeOf(container, activeElement) : null;
  const caret = fields.find((field) => field === activeElement);
  const selection = caret ? ([caret.selectionStart, caret.selectionEnd] as const) : null;
  const pressed = window.earlyPress ? placeOf(container, window.earlyPress) : null;
  return () => {
    for (const { name, value, checked } of typed) {
      const field = container.querySelector<Typed>(`[name="${CSS.escape(name)}"]`);
      if (field) repeatTyping(field, value, checked);
    }
    for (const [index, input] of fileInputs(container).entries()) repeatChoice(input, chosen[index] ?? null);
    const target = focused && findPlace(container, focused);
    target?.focus({ preventScroll: true });
    if (selection && selection[0] !== null && target instanceof HTMLInputElement) {
      target.setSelectionRange(selection[0], selection[1]);
    }
    if (pressed) findPlace(container, pressed)?.click();
  };
}

const fileInputs = (container: Element) => [...container.querySelectorAll<HTMLInputElement>('input[type="file"]')];

/** A file that was chosen is chosen again: the application hears of it. */
function repeatChoice(input: HTMLInputElement, files: FileList | null): void {
  if (!files?.length) return;
  input.files = files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

const isBox = (field: Typed): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === "checkbox";

const isChanged = (field: Typed) =>
  isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;

const stateOf = (field: Typed) => ({ value: field.value, checked: isBox(field) && field.checked });

/** As the keys would: the application hears of it, whichever way it listens. */
function repeatTyping(field: Typed, value: string, checked: boolean): void {
  if (isBox(field)) {
    if (field.checked !== checked) field.click();
    return;
  }
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

type Place = { selector: string; text: string | null; index: number };

/** The same thing in two drawings of a page: its name, or its words and their turn. */
function placeOf(container: Element, element: Element): Place {
  const name = element.getAttribute("name");
  const selector = name === null ? element.localName : `${element.localName}[name="${CSS.escape(name)}"]`;
  const text = name === null ? wordsOf(element) : null;
  return { selector, text, index: alike(container, selector, text).indexOf(element) };
}

function findPlace(container: Element, { selector, text, index }: Place): HTMLElement | null {
  const found = alike(container, selector, text)[index];
  return found instanceof HTMLElement ? found : null;
}

const wordsOf = (element: Element) => element.getAttribute("aria-label") ?? element.textContent;

const alike = (container: Element, selector: string, text: string | null) =>
  [...container.querySelectorAll(selector)].filter((element) => text === null || wordsOf(element) === text);
