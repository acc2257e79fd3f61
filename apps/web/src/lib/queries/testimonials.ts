import { queryOptions } from "@tanstack/react-query";
import { quietApi } from "../api.ts";
import { queryClient } from "../query-client.ts";

const keyOf = (websiteId: number) => ["testimonial-requests", websiteId] as const;

/** The links by which an owner asks for testimonials, with what came of each. */
export const testimonialRequestsQuery = (websiteId: number) =>
  queryOptions({
    queryKey: keyOf(websiteId),
    queryFn: async ({ signal }) =>
      (await quietApi.testimonials.listTestimonialRequests({ params: { id: websiteId } }, { signal })).data,
    staleTime: 0,
  });

/** Asks anew how the links of a website stand. */
export async function forgetTestimonialRequests(websiteId: number): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: keyOf(websiteId) });
}
