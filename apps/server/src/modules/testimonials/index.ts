import { contract } from "@vitrine/contract";
import type { Bind } from "../../http/route.ts";
import type { Caller } from "../../http/session.ts";
import type { TestimonialsService } from "./service.ts";

export { testimonialMails } from "./mails.ts";
export { createTestimonialsService, type TestimonialsService } from "./service.ts";

const { testimonials: calls } = contract;

type OfWebsite = { params: { id: number }; caller: Caller };
type OfRequest = { params: { id: number; requestId: number }; caller: Caller };

const one = ({ params, caller }: OfRequest) => ({ caller, ...params });

/** Binds the links by which owners ask for testimonials, and what their readers do with them. */
export function registerTestimonials(bind: Bind, testimonials: TestimonialsService): void {
  const ofWebsite = { load: ({ params, caller }: OfWebsite) => testimonials.check(caller, params.id) };

  bind(calls.listTestimonialRequests, async ({ params }) => ({ data: await testimonials.list(params.id) }), ofWebsite);
  bind(
    calls.createTestimonialRequest,
    async ({ params, caller, body }) => ({
      ...(await testimonials.create(caller, params.id, body)),
      message: "The link is ready to be sent.",
    }),
    ofWebsite,
  );
  bind(
    calls.removeTestimonialRequest,
    async ({ params }) => {
      await testimonials.remove(params.id, params.requestId);
      return { message: "Link revoked" };
    },
    ofWebsite,
  );
  bind(
    calls.acceptTestimonial,
    async (context) => ({ entry: await testimonials.accept(one(context)), message: "Testimonial accepted" }),
    ofWebsite,
  );
  bind(
    calls.declineTestimonial,
    async (context) => {
      await testimonials.decline(one(context));
      return { message: "Testimonial declined" };
    },
    ofWebsite,
  );
  bind(calls.readTestimonialLink, async ({ body }) => ({ data: await testimonials.readLink(body.token) }));
  bind(calls.writeTestimonial, async ({ body, address }) => {
    await testimonials.write(body, address);
    return { message: "Please confirm your address: we have sent you a mail." };
  });
  bind(calls.readWrittenTestimonial, async ({ body }) => ({ data: await testimonials.readWritten(body.token) }));
  bind(calls.confirmTestimonial, async ({ body }) => {
    await testimonials.confirm(body.token);
    return { message: "Thank you. Your testimonial is on its way." };
  });
}
