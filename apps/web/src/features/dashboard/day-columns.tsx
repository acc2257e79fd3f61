/** One column for each day; the number beside it says what it is about. */
export function DayColumns({ days }: { days: readonly number[] }) {
  const largest = Math.max(1, ...days);
  const best = Math.max(0, ...days);
  return (
    <svg
      role="img"
      aria-label={`By day; the most on one day: ${best}`}
      viewBox={`0 0 ${days.length * 4} 40`}
      preserveAspectRatio="none"
      className="mt-2 h-12 w-full max-w-72 rtl:-scale-x-100"
    >
      {days.map((views, day) => {
        const height = views === 0 ? 1 : Math.max(3, (views / largest) * 40);
        return (
          <rect
            key={day}
            x={day * 4}
            y={40 - height}
            width="3"
            height={height}
            className={views === 0 ? "fill-edge" : "fill-brand"}
          />
        );
      })}
    </svg>
  );
}
