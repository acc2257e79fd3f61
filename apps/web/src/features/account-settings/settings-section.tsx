import { useId, type ReactNode } from "react";

type SettingsSectionProps = { title: string; text?: ReactNode; children: ReactNode };

/** One matter of the settings: what it is at the left, its controls at the right, a hairline above. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-line py-8 first:border-t-0 first:pt-2 lg:grid-cols-[18rem_minmax(0,36rem)]"
    >
      <div>
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        {text ? <p className="mt-2 max-w-[40ch] text-caption text-muted">{text}</p> : null}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
