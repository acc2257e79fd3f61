/** The picture's own filters: `wobble` moves edges as a hand does, `grain` lies over all like the tooth of paper. */
export function handFilters(wobble: number, grain: number): string {
  return `<filter id="w" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="3" seed="7"/><feDisplacementMap in="SourceGraphic" scale="${wobble}" xChannelSelector="R" yChannelSelector="G"/></filter><filter id="g" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${grain} 0"/></filter>`;
}

/** The grain, over the whole picture; stands last. */
export const grainOver = `<rect width="100%" height="100%" filter="url(#g)"/>`;

/** A closed line around a place that swells and shrinks like a coast; `turn` gives each its own shape. */
export function coast(x: number, y: number, radius: number, turn: number): string {
  const points = Array.from({ length: 36 }, (_, index) => {
    const angle = (index / 36) * Math.PI * 2;
    const swell =
      1 + 0.17 * Math.sin(angle * 2 + turn) + 0.1 * Math.sin(angle * 3 - turn * 2) + 0.05 * Math.sin(angle * 7);
    return `${Math.round(x + Math.cos(angle) * radius * swell * 1.3)} ${Math.round(y + Math.sin(angle) * radius * swell)}`;
  });
  return `M${points.join("L")}Z`;
}

/** A ridge from side to side, as hills lie behind each other, closed at the foot of the picture. */
export function ridge(width: number, height: number, level: number, turn: number): string {
  const points = Array.from({ length: 33 }, (_, index) => {
    const x = (index / 32) * width;
    const y =
      level + 34 * Math.sin(index / 4 + turn) + 15 * Math.sin(index / 1.7 + turn * 3) + 6 * Math.sin(index * 1.9);
    return `${Math.round(x)} ${Math.round(y)}`;
  });
  return `M0 ${height}L${points.join("L")}L${width} ${height}Z`;
}
