/** Whatever follows a "?" makes it another picture to the browser. */
const address = /^\/drawn-pictures\/(\d+)x(\d+)\.svg(?:\?\d+)?$/;

/** The address of a picture of that size on the server of the gate. */
export const drawnPicture = (width: number, height: number): string => `/drawn-pictures/${width}x${height}.svg`;

/** The picture at an address; null for an address of something else. */
export function drawPicture(url: string): string | null {
  const [, width, height] = address.exec(url) ?? [];
  if (!width || !height) return null;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="10%" y="10%" width="80%" height="80%" fill="#b8c4cc"/><circle cx="50%" cy="50%" r="9%" fill="#56636e"/></svg>`;
}
