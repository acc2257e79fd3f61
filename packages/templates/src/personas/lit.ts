import { drawing } from "./drawing.ts";

/** A gradient by its name, from the first colour to the last; `along` is its direction as x1 y1 x2 y2 in shares. */
export function blend(id: string, colours: readonly string[], along = "0 0 0 1"): string {
  const [x1, y1, x2, y2] = along.split(" ");
  const last = Math.max(1, colours.length - 1);
  const stops = colours.map((colour, index) => `<stop offset="${(index / last).toFixed(2)}" stop-color="${colour}"/>`);
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.join("")}</linearGradient>`;
}

/** A glow by its name: the colour in the middle, nothing at its edge. */
export function glow(id: string, colour: string, opacity = 1): string {
  return `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
}

type Scene = { width: number; height: number; ground: string; defs: string; shapes: string; grain?: number };

/** A scene with light in it, darker to its corners, with the grain of a film over it. */
export function lit({ width, height, ground, defs, shapes, grain = 0.35 }: Scene): string {
  const film = `<filter id="film" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 1.6 -.5"/></filter><filter id="soft"><feGaussianBlur stdDeviation="9"/></filter><radialGradient id="corner" r=".78"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".5"/></radialGradient>`;
  const over = `<rect width="${width}" height="${height}" fill="url(#corner)"/><rect width="${width}" height="${height}" filter="url(#film)" opacity="${grain}" style="mix-blend-mode:overlay"/>`;
  return drawing(width, height, ground, `<defs>${film}${defs}</defs>${shapes}${over}`);
}
