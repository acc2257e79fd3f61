import { useQuery } from "@tanstack/react-query";
import type { PrivateLink, Website } from "@vitrine/model";
import { Button, Notice, Skeleton } from "@vitrine/ui";
import { Copy, Link2 } from "lucide-react";
import { useState } from "react";
import { copyText } from "../../../lib/copy-text.ts";
import { privateLinksQuery } from "../../../lib/queries/private-links.ts";
import { LinkForm } from "./link-form.tsx";
import { LinkRow } from "./link-row.tsx";
import { useLinkActions } from "./use-private-links.ts";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Links that show a website to those who are given them, whoever else may see it. */
export function PrivateLinks({ website }: { website: Website }) {
  const links = useQuery(privateLinksQuery(website.id));
  const actions = useLinkActions(website.id);
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<PrivateLink | null>(null);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-app text-muted">
        A private link opens this site for whoever you give it to, without an account and also while it is a draft.
        Search engines never list it, and you can end it at any time.
      </p>
      {made?.url ? <NewLink link={made} url={made.url} /> : null}
      {isMaking ? (
        <LinkForm
          website={website}
          actions={actions}
          onMade={(link) => {
            setMade(link);
            setMaking(false);
          }}
          onClose={() => setMaking(false)}
        />
      ) : (
        <Button
          variant={links.data?.length === 0 ? "primary" : "secondary"}
          size="small"
          className="self-start max-md:min-h-11"
          icon={<Link2 {...icon} />}
          onClick={() => setMaking(true)}
        >
          New private link
        </Button>
      )}
      {links.isPending ? <Skeleton className="h-16 w-full" /> : null}
      {links.isError ? <Notice tone="danger">The links could not be loaded. Please try again.</Notice> : null}
      {links.data && links.data.length > 0 ? (
        <ul aria-label="Private links" className="flex flex-col">
          {links.data.map((link) => (
            <LinkRow key={link.id} link={link} sections={website.sections} actions={actions} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function NewLink({ link, url }: { link: PrivateLink; url: string }) {
  return (
    <Notice
      tone="success"
      role="status"
      title={`The link for ${link.name} is ready`}
      actions={
        <Button size="small" icon={<Copy {...icon} />} onClick={() => void copyText(url, "Link copied")}>
          Copy link
        </Button>
      }
    >
      <span className="wrap-anywhere">{url}</span>
    </Notice>
  );
}
