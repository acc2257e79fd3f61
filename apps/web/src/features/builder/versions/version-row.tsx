import type { WebsiteVersion } from "@vitrine/model";
import { Badge } from "@vitrine/ui";

const kindWords = {
  automatic: "Automatic",
  template: "Before a new template",
  published: "Published",
  restore: "Before a restore",
  named: "Named",
} as const;

type VersionRowProps = {
  version: WebsiteVersion;
  /** The oldest one that is kept: nothing is there that it could differ from. */
  isOldest: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

/** One version: its name or reason, when it was kept and what had changed by then. */
export function VersionRow({ version, isOldest, isChosen, onChoose }: VersionRowProps) {
  const { kind, name, created_at, changes } = version;
  const unchanged = isOldest ? "First version" : "Nothing had changed";
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className={`flex w-full flex-col gap-1 border-s-[3px] px-3 py-2.5 text-start ${isChosen ? "border-brand bg-tint" : "border-transparent hover:bg-tint"}`}
      >
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-label wrap-anywhere">{name ?? kindWords[kind]}</span>
          {name === null ? null : <Badge tone="brand">{kindWords[kind]}</Badge>}
          <time dateTime={created_at} className="ms-auto text-caption text-muted tabular-nums">
            {whenOf(created_at)}
          </time>
        </span>
        <span className="text-caption text-muted">{changes.length > 0 ? changes.join(" · ") : unchanged}</span>
      </button>
    </li>
  );
}

function whenOf(moment: string): string {
  return new Date(moment).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
}
