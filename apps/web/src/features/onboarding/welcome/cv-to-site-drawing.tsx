/** A sheet of paper passing the glass edge and standing behind it as a site. */
export function CvToSiteDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 240 150" fill="none" aria-hidden="true" className={className}>
      <g stroke="var(--edge)" strokeWidth="1.5">
        <path d="M14 12h70l16 16v110H14z" fill="var(--bg)" />
        <path d="M84 12v16h16" />
      </g>
      <g stroke="var(--edge)" strokeWidth="3" strokeLinecap="round">
        <path d="M26 36h34" />
        <path d="M26 56h58M26 66h50M26 76h54" opacity=".55" />
        <path d="M26 96h42M26 106h58M26 116h30" opacity=".55" />
      </g>
      <path d="M120 4v142" stroke="var(--brand)" strokeWidth="2" />
      <path d="M60 36h86M84 66h62M68 96h78" stroke="var(--brand)" strokeWidth="1" strokeDasharray="2 3" />
      <rect x="136" y="20" width="92" height="110" fill="var(--surface)" stroke="var(--edge)" strokeWidth="1.5" />
      <rect x="146" y="30" width="46" height="10" fill="var(--ink)" />
      <rect x="146" y="48" width="72" height="34" fill="var(--tint)" />
      <g stroke="var(--edge)" strokeWidth="3" strokeLinecap="round" opacity=".7">
        <path d="M148 96h30M148 106h30M148 116h20M190 96h26M190 106h26M190 116h14" />
      </g>
      <path d="M228 20v110h-92" stroke="var(--brand)" strokeWidth="3" />
    </svg>
  );
}
