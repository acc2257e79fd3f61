/** As many as the widest page shows; a narrower one shows the first of them. */
const turns = 20;
const pitch = 80;
const height = 44;

/** One strand of the helix: half waves joined smoothly, beginning up or down. */
function strand(up: boolean): string {
  const halves = Array.from({ length: turns * 2 }, (_, index) => {
    const sign = (index % 2 === 0) === up ? -1 : 1;
    return `q${pitch / 4} ${sign * (height * 0.9)} ${pitch / 2} 0`;
  });
  return `M0 ${height / 2 + 8}${halves.join("")}`;
}

/** A divider of two strands and their rungs; nothing to read. */
export function Helix() {
  const rungs = Array.from({ length: turns * 2 }, (_, index) => {
    const x = index * (pitch / 2) + pitch / 4;
    return [-9, 0, 9].map((shift) => `M${x + shift} ${shift === 0 ? 10 : 13}V${shift === 0 ? height + 6 : height + 3}`);
  });
  return (
    <svg
      className="helix"
      viewBox={`0 0 ${turns * pitch} ${height + 16}`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <path className="rungs" d={rungs.flat().join("")} />
      <path className="strand one" d={strand(true)} />
      <path className="strand two" d={strand(false)} />
    </svg>
  );
}
