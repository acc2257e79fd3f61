import type { Website } from "@vitrine/model";
import { Notice, Switch } from "@vitrine/ui";
import { useTemplateVersion } from "./use-template-version.ts";

const day = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", year: "numeric" });

/** Keeps the applied template as it looks today, so that later improvements of it leave the site as it is. */
export function TemplateVersion({ website }: { website: Website }) {
  const { state, isPutting, put } = useTemplateVersion(website);
  if (!state) return null;
  const since = state.pinned_at === null ? "" : ` as it was on ${day.format(new Date(state.pinned_at))}`;
  const kept = state.is_current
    ? `Your site keeps ${website.template.name}${since}. Choosing another template ends this.`
    : `Your site keeps ${website.template.name}${since}. It has changed since: turn this off to follow the newest version.`;
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label="Keep this template as it looks today"
        checked={state.is_pinned}
        disabled={isPutting}
        onCheckedChange={(isPinned) => void put(isPinned)}
        help={state.is_pinned ? kept : `Later changes to ${website.template.name} then leave your site as it is.`}
      />
      {state.is_available ? null : (
        <Notice tone="warning" title="The kept version is not there any more">
          Your site shows {website.template.name} as it is now. Turn the switch off and on again to keep this one.
        </Notice>
      )}
    </div>
  );
}
