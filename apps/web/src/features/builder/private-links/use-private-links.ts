import { useMutation } from "@tanstack/react-query";
import type { NewPrivateLink, PrivateLink } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { quietApi } from "../../../lib/api.ts";
import { useIdempotencyKey } from "../../../lib/idempotency-key.ts";
import { forgetPrivateLinks } from "../../../lib/queries/private-links.ts";
import { sayFailure } from "../../../lib/say-failure.ts";

export type LinkActions = {
  /** Rejects with the ApiError. */
  create: (link: NewPrivateLink) => Promise<PrivateLink>;
  revoke: (link: PrivateLink) => Promise<void>;
  isRevoking: boolean;
};

/** What an owner does with the private links of a website; after each the list is asked for anew. */
export function useLinkActions(websiteId: number): LinkActions {
  const keyFor = useIdempotencyKey();
  const shared = { networkMode: "always", onSettled: () => forgetPrivateLinks(websiteId) } as const;
  const creating = useMutation({
    ...shared,
    mutationFn: (body: NewPrivateLink) =>
      quietApi.privateLinks.createPrivateLink({ params: { id: websiteId }, body }, { idempotencyKey: keyFor(body) }),
  });
  const revoking = useMutation({
    ...shared,
    mutationFn: ({ id: lid }: PrivateLink) =>
      quietApi.privateLinks.revokePrivateLink({ params: { id: websiteId, lid } }),
    onSuccess: () => toast.success("Link revoked. It leads nowhere now."),
    onError: (error) => sayFailure(error, "The link was not revoked. Please try again."),
  });
  return {
    create: async (link) => (await creating.mutateAsync(link)).link,
    revoke: async (link) => void (await revoking.mutateAsync(link).catch(() => undefined)),
    isRevoking: revoking.isPending,
  };
}
