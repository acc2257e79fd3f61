/** A part of a picture in percent of its sides. */
export type PercentArea = { x: number; y: number; width: number; height: number };

export type Size = { width: number; height: number };

/** Longest side of a cropped picture: more is never shown. */
const longestSide = 2000;

/** The part of a picture in its own pixels, and the size that it is drawn at. */
export function cropPlan(area: PercentArea, natural: Size): { source: PercentArea; target: Size } {
  const source = {
    x: Math.round((area.x / 100) * natural.width),
    y: Math.round((area.y / 100) * natural.height),
    width: Math.max(1, Math.round((area.width / 100) * natural.width)),
    height: Math.max(1, Math.round((area.height / 100) * natural.height)),
  };
  const scale = Math.min(1, longestSide / Math.max(source.width, source.height));
  return { source, target: { width: Math.round(source.width * scale), height: Math.round(source.height * scale) } };
}

/** The largest area of a shape in the middle of a picture; portraits sit a little above it. */
export function centredArea(aspect: number | null, natural: Size): PercentArea {
  if (aspect === null) return { x: 0, y: 0, width: 100, height: 100 };
  const ratio = natural.width / natural.height;
  const width = ratio > aspect ? (aspect / ratio) * 100 : 100;
  const height = ratio > aspect ? 100 : (ratio / aspect) * 100;
  return { x: (100 - width) / 2, y: (100 - height) / 3, width, height };
}

/** Whether an area is the whole picture. */
export function isWhole({ x, y, width, height }: PercentArea): boolean {
  return x < 0.5 && y < 0.5 && width > 99.5 && height > 99.5;
}
