/** While a page's code arrives: an empty case being drawn, after 400 ms. */
export function PageLoading() {
  return (
    <output className="grid min-h-[60dvh] place-items-center">
      <span className="ui-delayed">
        <svg width="40" height="40" viewBox="0 0 24 24" fill="none" aria-hidden="true">
          <path d="M21 3H3v18" stroke="var(--line)" strokeWidth="1.75" />
          <path d="M3 21h18V3" stroke="var(--brand)" strokeWidth="3" />
        </svg>
        <span className="sr-only">Loading…</span>
      </span>
    </output>
  );
}
