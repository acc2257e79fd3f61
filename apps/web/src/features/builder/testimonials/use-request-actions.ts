import { useMutation } from "@tanstack/react-query";
import type { TestimonialRequest } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { quietApi } from "../../../lib/api.ts";
import { useIdempotencyKey } from "../../../lib/idempotency-key.ts";
import { forgetTestimonialRequests } from "../../../lib/queries/testimonials.ts";
import { forgetWebsites } from "../../../lib/queries/websites.ts";
import { sayFailure } from "../../../lib/say-failure.ts";

type NewLink = { recipient: string; days: number };

export type RequestActions = {
  /** Makes a link and answers its address, which is told this once. Rejects with the ApiError. */
  create: (link: NewLink) => Promise<string>;
  accept: (request: TestimonialRequest) => void;
  decline: (request: TestimonialRequest) => void;
  revoke: (request: TestimonialRequest) => void;
  /** One of them is under way. */
  isBusy: boolean;
};

/** What an owner does with links for testimonials; after each the list, and what the site shows, are asked for anew. */
export function useRequestActions(websiteId: number): RequestActions {
  const keyFor = useIdempotencyKey();
  const paramsOf = ({ id: requestId }: TestimonialRequest) => ({ id: websiteId, requestId });
  const shared = { networkMode: "always", onSettled: () => forgetTestimonialRequests(websiteId) } as const;
  const creating = useMutation({
    ...shared,
    mutationFn: (body: NewLink) => quietApi.testimonials.createTestimonialRequest({ params: { id: websiteId }, body }),
  });
  const accepting = useMutation({
    ...shared,
    mutationFn: (request: TestimonialRequest) =>
      quietApi.testimonials.acceptTestimonial({ params: paramsOf(request) }, { idempotencyKey: keyFor(request.id) }),
    onSuccess: async ({ message }) => {
      toast.success(message);
      await forgetWebsites(websiteId);
    },
    onError: (error) => sayFailure(error, "The testimonial was not accepted. Please try again."),
  });
  const declining = useMutation({
    ...shared,
    mutationFn: (request: TestimonialRequest) =>
      quietApi.testimonials.declineTestimonial({ params: paramsOf(request) }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => sayFailure(error, "The testimonial was not declined. Please try again."),
  });
  const revoking = useMutation({
    ...shared,
    mutationFn: (request: TestimonialRequest) =>
      quietApi.testimonials.removeTestimonialRequest({ params: paramsOf(request) }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => sayFailure(error, "The link was not revoked. Please try again."),
  });
  return {
    create: async (link) => (await creating.mutateAsync(link)).url,
    accept: (request) => accepting.mutate(request),
    decline: (request) => declining.mutate(request),
    revoke: (request) => revoking.mutate(request),
    isBusy: accepting.isPending || declining.isPending || revoking.isPending,
  };
}
