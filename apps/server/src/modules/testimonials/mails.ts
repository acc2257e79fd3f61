import { headerText, personName, testimonialStateAt } from "@vitrine/model";
import { z } from "zod";
import { newSecret } from "../auth/index.ts";
import { renderWords, type MailKind } from "../mails/index.ts";
import { findAsked, storeConfirmation } from "./repository.ts";

const data = z.object({ request_id: z.number() });
type Data = z.infer<typeof data>;

const longestName = 80;

/** Whoever made the website chose its name; nothing that leads elsewhere reaches somebody else's mailbox by it. */
function nameForStrangers(site: Parameters<typeof personName>[0]): string {
  const name = headerText(personName(site))
    .replace(/\S*(?:https?:|www\.|\/\/)\S*/gi, "")
    .slice(0, longestName)
    .trim();
  return name || "somebody";
}

/** To who wrote a testimonial: the owner sees it once the address is proved. */
export const confirmTestimonialMail: MailKind<Data> = {
  kind: "testimonial-confirm",
  lane: "account-mail",
  data,
  async compose({ request_id: id }, { db, clock, appUrl }) {
    const asked = await findAsked(db, id);
    const words = asked && asked.request.answer;
    if (!asked?.request.email || !words || testimonialStateAt(asked.request, clock.now()) !== "unproved") return null;
    const { email } = asked.request;
    const secret = newSecret();
    await storeConfirmation(db, id, email, secret);
    const person = nameForStrangers(asked.site);
    return renderWords(
      email,
      {
        subject: "Confirm your testimonial",
        heading: "Are these your words?",
        text: `A testimonial about ${person} was written with this address. Once you confirm it, ${person} can read it and decide whether it stands on the website. Your address is shown to nobody else. The link is valid for seven days.`,
        button: "Confirm my testimonial",
        closing: "If you did not write it, you can ignore this mail: it is then deleted.",
      },
      { name: words.name, url: `${appUrl()}/testimonial/confirm?token=${secret}` },
    );
  },
};

/** To the owner: a testimonial waits for a decision. */
export const testimonialWaitsMail: MailKind<Data> = {
  kind: "testimonial-waits",
  lane: "notice-mail",
  data,
  async compose({ request_id: id }, { db, clock, appUrl }) {
    const asked = await findAsked(db, id);
    const words = asked && asked.request.answer;
    if (!asked || !words || testimonialStateAt(asked.request, clock.now()) !== "waiting") return null;
    return renderWords(
      asked.owner.email,
      {
        subject: "A testimonial waits for you",
        heading: "A testimonial waits for you",
        text: `${words.name} wrote a testimonial for your website ${asked.site.name}. It is on nobody's screen but yours until you accept it.`,
        button: "Read it",
        closing: "You can also decline it. Its words are then deleted, and nobody is told.",
      },
      { name: asked.owner.name, url: `${appUrl()}/builder/${asked.request.website_id}?section=sections` },
    );
  },
};

/** The mails of this module, for the worker. */
export const testimonialMails = [confirmTestimonialMail, testimonialWaitsMail];
