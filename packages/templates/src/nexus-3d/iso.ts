/*
 * The plate is a rhombus 200 wide, seen from 55 degrees above: half of its height is 100 · cos 55°. Blocks stand in a
 * row along its two front edges, the only part of a plate that the plates above leave free.
 */

/** Half the height of a face that is 200 wide. */
export const halfHeight = 57.4;

/** A plate carries so many blocks; the text says the rest. */
const mostBlocks = 23;

export type Place = { x: number; y: number };

/** Where the blocks of a plate stand, from the front corner outwards to both sides, the farthest first. */
export function blockPlaces(count: number): Place[] {
  const shown = Math.min(count, mostBlocks);
  return Array.from({ length: shown }, (_, index) => {
    const step = Math.ceil(index / 2) * (index % 2 === 0 ? 1 : -1);
    const across = step * 7.6;
    return { x: 100 + across, y: round(halfHeight * 2 - 7 - Math.abs(across) * (halfHeight / 100)) };
  }).toReversed();
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A face of a plate of the given thickness, as points of a polygon. */
export function plateFaces(thickness: number): { top: string; near: string; far: string } {
  const [left, front, right] = [`0,${halfHeight}`, `100,${halfHeight * 2}`, `200,${halfHeight}`];
  const down = (y: number) => round(y + thickness);
  return {
    top: `${left} 100,0 ${right} ${front}`,
    near: `${left} ${front} 100,${down(halfHeight * 2)} 0,${down(halfHeight)}`,
    far: `${right} ${front} 100,${down(halfHeight * 2)} 200,${down(halfHeight)}`,
  };
}
