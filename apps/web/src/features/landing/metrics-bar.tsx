import { clsx } from "clsx";

type Figure = { value: string; label: string };

/** Numbers on one hairline row, each with its caption. */
export function FigureRow({
  figures,
  label,
  className,
}: {
  figures: readonly Figure[];
  label: string;
  className?: string;
}) {
  return (
    <dl
      aria-label={label}
      className={clsx("grid grid-cols-2 gap-x-6 gap-y-8 border-t border-edge pt-6 md:grid-cols-4", className)}
    >
      {figures.map(({ value, label: caption }) => (
        <div key={caption} className="flex flex-col-reverse justify-end">
          <dt className="text-caption text-muted">{caption}</dt>
          <dd className="font-display text-h1 tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
