/** So long a request of the sidebar counts as the same one (document 1, section 9). */
export const createRequestMs = 100;

let isRequested = false;

/** Takes a request to create a website; false for one that repeats the last, as a double click does. */
export function requestCreate(): boolean {
  if (isRequested) return false;
  isRequested = true;
  setTimeout(() => (isRequested = false), createRequestMs);
  return true;
}
