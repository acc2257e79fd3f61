import { useQuery } from "@tanstack/react-query";
import { endpointUrl } from "@vitrine/api-client";
import { contract } from "@vitrine/contract";
import { Button, buttonClass, toast } from "@vitrine/ui";
import { configQuery } from "../../lib/queries/config.ts";
import { takeAlong } from "./social-door.ts";

const providers = [
  { id: "google", name: "Google" },
  { id: "linkedin", name: "LinkedIn" },
] as const;

type SocialButtonsProps = {
  /** Where the person is going; the provider's way back keeps it. */
  search: { redirect?: string | undefined; plan?: string | undefined; billing?: string | undefined };
  /** What somebody agrees to who signs up this way. */
  note?: string;
};

/** Sign-in with a provider where it is configured; otherwise the toast of document 1, section 2.7. */
export function SocialButtons({ search: { redirect, plan, billing }, note }: SocialButtonsProps) {
  const { data: config } = useQuery(configQuery);
  const query = { redirect, plan, billing };
  return (
    <div className="mt-8 border-t border-line pt-6">
      <div className="grid grid-cols-2 gap-3">
        {providers.map(({ id, name }) =>
          config?.social_logins.includes(id) ? (
            <a
              key={id}
              href={endpointUrl("/api", contract.social.socialRedirect, { params: { provider: id }, query })}
              onClick={takeAlong}
              className={buttonClass()}
            >
              {name}
            </a>
          ) : (
            <Button key={id} onClick={() => toast.info(`${name} login is coming soon!`)}>
              {name}
            </Button>
          ),
        )}
      </div>
      {note && config && config.social_logins.length > 0 ? (
        <p className="mt-3 text-caption text-muted">{note}</p>
      ) : null}
    </div>
  );
}
