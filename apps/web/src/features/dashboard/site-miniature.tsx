import { useQuery } from "@tanstack/react-query";
import { planRules, type WebsiteSummary } from "@vitrine/model";
import { useRef } from "react";
import { SiteMiniature as Miniature } from "../../lib/site-frame/site-miniature.tsx";
import { useIsNear } from "../../lib/use-is-near.ts";
import { websiteQuery } from "../../lib/queries/websites.ts";
import { useSession } from "../../lib/session/session-store.ts";

/** The portfolio itself as its visitors see it, drawn small in a 16:10 window; it is asked for once it comes near. */
export function SiteMiniature({ website }: { website: WebsiteSummary }) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  const { data } = useQuery({ ...websiteQuery(website.id), enabled: isNear });
  const { user } = useSession();
  return (
    <div ref={box}>
      <Miniature
        scrollsOnHover
        website={data ?? null}
        branding={planRules[user?.current_plan ?? "free"].branding}
        label={`${website.name}, as it looks now`}
        className="aspect-[16/10]"
      />
    </div>
  );
}
