import { useQuery } from "@tanstack/react-query";
import { Button, toast } from "@vitrine/ui";
import { configQuery } from "../../lib/queries/config.ts";

const providers = [
  { id: "google", name: "Google" },
  { id: "linkedin", name: "LinkedIn" },
] as const;

/** Sign-in with a provider where it is configured; otherwise the toast of document 1, section 2.7. */
export function SocialButtons() {
  const config = useQuery(configQuery);
  const choose = (id: string, name: string) => {
    if (config.data?.social_logins.includes(id)) window.location.assign(`/api/auth/${id}/redirect`);
    else toast.info(`${name} login is coming soon!`);
  };
  return (
    <div className="mt-8 border-t border-line pt-6">
      <div className="grid grid-cols-2 gap-3">
        {providers.map(({ id, name }) => (
          <Button key={id} onClick={() => choose(id, name)}>
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}
