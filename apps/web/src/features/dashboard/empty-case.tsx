/** An empty display case in line: the shape of a card that is still to come. */
export function EmptyCase() {
  return (
    <svg width="220" height="150" viewBox="0 0 220 150" fill="none" aria-hidden="true" className="max-w-full">
      <path d="M16 12h180v96H16z" stroke="var(--edge)" strokeWidth="1.75" />
      <path d="M16 108h182V12" stroke="var(--brand)" strokeWidth="3" />
      <path d="M34 34h64M34 50h40M120 34h58v52h-58z" stroke="var(--line)" strokeWidth="1.75" />
      <path d="M34 70h64M34 82h52" stroke="var(--line)" strokeWidth="1.75" />
      <path d="M16 124h72M16 138h44" stroke="var(--edge)" strokeWidth="1.75" />
    </svg>
  );
}
