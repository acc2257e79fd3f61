/** The outline of one entry as it will stand on the site: what an empty section is waiting for. */
export function EntryOutline() {
  return (
    <svg viewBox="0 0 240 76" width="240" height="76" aria-hidden="true" className="max-w-full text-edge">
      <rect x="0.5" y="0.5" width="239" height="75" fill="none" stroke="currentColor" strokeDasharray="4 4" />
      <rect x="238" y="0" width="2" height="76" className="fill-brand" />
      <path d="M16 20h104M16 38h176M16 54h140" stroke="currentColor" strokeWidth="1.75" />
      <path d="M190 20h34" stroke="currentColor" strokeWidth="1.75" strokeDasharray="2 4" />
    </svg>
  );
}
