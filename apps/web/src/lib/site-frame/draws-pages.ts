/**
 * Whether the browser draws a page that is a picture as it draws the page. WebKit puts what is positioned within
 * `foreignObject` in other places (its bug 23113).
 */
export function drawsPagesAsPictures(): boolean {
  return !navigator.vendor.startsWith("Apple");
}
