/** An empty display case in line; with its door open once the person may come in. */
export function EmptyVitrine({ isOpen = false }: { isOpen?: boolean }) {
  return (
    <svg width="150" height="134" viewBox="20 8 150 134" fill="none" aria-hidden="true" className="max-w-full">
      <path d="M30 12h100v104H30z" stroke="var(--edge)" strokeWidth="1.75" />
      <path d="M30 116h102V12" stroke="var(--brand)" strokeWidth="3" />
      <path d="M46 100h68M58 100V84h44v16" stroke="var(--line)" strokeWidth="1.75" />
      <path d="M20 138h120" stroke="var(--edge)" strokeWidth="1.75" />
      {isOpen ? (
        <path d="M132 12l34 14v104l-34-14" stroke="var(--brand)" strokeWidth="1.75" />
      ) : (
        <path d="M118 60v12" stroke="var(--brand)" strokeWidth="3" />
      )}
    </svg>
  );
}
