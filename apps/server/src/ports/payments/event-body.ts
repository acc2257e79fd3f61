import { BadSignature, type PaymentEvent } from "./payments.ts";

type EventBody = {
  id?: string;
  type?: string;
  data?: { object?: { id?: string; object?: string; customer?: string | { id: string } | null } };
};

/**
 * What is read of a verified event: its id, and whom it is about. Customers' own events carry that as the object's id.
 * @throws BadSignature for a body that is no event
 */
export function readEventBody(body: Buffer): PaymentEvent {
  const event = parsed(body);
  if (!event?.id || !event.type) throw new BadSignature("This is not an event.");
  const { customer, object, id } = event.data?.object ?? {};
  const named = typeof customer === "object" ? customer?.id : customer;
  return { id: event.id, type: event.type, customerId: named ?? (object === "customer" ? (id ?? null) : null) };
}

function parsed(body: Buffer): EventBody | null {
  try {
    return JSON.parse(body.toString("utf8")) as EventBody | null;
  } catch {
    return null;
  }
}
