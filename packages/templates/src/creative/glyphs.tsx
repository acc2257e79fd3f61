/** The scissors that open the coupon. Decoration only. */
export function Scissors() {
  return (
    <svg className="scissors" viewBox="0 0 40 24" width="40" height="24" aria-hidden="true">
      <path d="M9 6.5a3.5 3.5 0 1 0 0-.1ZM9 17.5a3.5 3.5 0 1 0 0-.1ZM12 8l26 8M12 16l26-8M21 12h.1" />
    </svg>
  );
}

/** A rosette for a prize; the owner's words stand beside it. */
export function Rosette() {
  const petals = Array.from({ length: 10 }, (_, index) => {
    const turn = (index / 10) * 2 * Math.PI;
    return { x: (24 + 13 * Math.cos(turn)).toFixed(1), y: (21 + 13 * Math.sin(turn)).toFixed(1) };
  });
  return (
    <svg className="rosette" viewBox="0 0 48 60" width="48" height="60" aria-hidden="true">
      <path d="M16 32 9 57l9-5 6 6 4-24M32 32l7 25-9-5-6 6-4-24" />
      {petals.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="6.5" />
      ))}
      <circle className="eye" cx="24" cy="21" r="11" />
    </svg>
  );
}
