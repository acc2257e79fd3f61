import { createInterface } from "node:readline";
import { startStripeDouble } from "../ports/payments/testing/stripe-double.ts";
import { signEvent } from "../ports/payments/signature.ts";

/*
 * The double of Stripe as a process of its own, for browser tests. The first line it prints says how to reach
 * it. Each line it reads is a JSON object: `webhook` names where events go from now on, `days` lets so much
 * time pass at Stripe and sends what happened; "done" answers each.
 */
const day = 86_400_000;
const webhookSecret = "whsec_browser";
let ahead = 0;
let webhook = "";
const clock = { now: () => new Date(Date.now() + ahead) };
const double = await startStripeDouble({ clock, webhookSecret, onHosted: deliver });

/** Sends what waits, signed at this moment: the receiver refuses a signature of another time. */
async function deliver(): Promise<void> {
  for (const { body } of double.takeDeliveries()) {
    const signature = signEvent(body, webhookSecret, new Date());
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    const { status } = await fetch(webhook, { method: "POST", headers, body: new Uint8Array(body) });
    if (status !== 200) throw new Error(`The webhook answered ${status}.`);
  }
}

process.stdout.write(`double ${JSON.stringify({ apiUrl: double.apiUrl, webhookSecret })}\n`);
for await (const line of createInterface(process.stdin)) {
  const command = JSON.parse(line) as { webhook?: string; days?: number };
  webhook = command.webhook ?? webhook;
  ahead += (command.days ?? 0) * day;
  await deliver();
  process.stdout.write("done\n");
}
await double.close();
