import { setTimeout as pause } from "node:timers/promises";
import { createPerson, type ApiPerson } from "@vitrine/e2e/api-person";
import type { RunningServer } from "@vitrine/e2e/server";
import { photograph } from "./photograph.ts";

import { expectOk, siteOfCv } from "./site-of-cv.ts";

const pictures = 6;

/**
 * Publishes a website whose one project shows six photographs.
 * @returns the addresses of its page and of the project's
 */
export async function publishPicturedSite(server: RunningServer): Promise<{ home: string; work: string }> {
  const person = await createPerson(server, "Nadia Example");
  const made = await person.call("POST", "/websites", { name: "Nadia Example", template_slug: "default" });
  const { id } = made.body["website"] as { id: number };
  const ids = await storePhotographs(person, id);
  await person.call("POST", `/websites/${id}/projects`, {
    title: "A hut above the tree line",
    description: "Forty bunks, a kitchen and a rain tank, carried up in eleven days.",
    pictures: ids.map((media_id) => ({ media_id })),
  });
  const published = await person.call("PATCH", `/websites/${id}/builder`, {
    status: "published",
    intro: "Builds where there is no road.",
    contact: { email: "nadia@example.test", title: "Architect" },
  });
  const { public_url: path } = published.body["website"] as { public_url: string };
  const home = new URL(path, server.url).href;
  return { home, work: `${home}/work/a-hut-above-the-tree-line` };
}

/**
 * Publishes the website of a CV with six works, each with a photograph.
 * @returns the address of its page, and what puts another template on
 */
export async function publishWorks(
  server: RunningServer,
  cv: Uint8Array<ArrayBuffer>,
): Promise<{ home: string; wear: (slug: string) => Promise<void> }> {
  const person = await createPerson(server, "Nadia Example");
  await subscribe(person);
  const id = await siteOfCv(person, "cv.pdf", cv);
  const ids = await storePhotographs(person, id);
  for (const [index, media_id] of ids.entries())
    await expectOk(
      person.call("POST", `/websites/${id}/projects`, {
        title: `Hut ${index + 1} above the tree line`,
        description: "Forty bunks, a kitchen and a rain tank, carried up in eleven days.",
        pictures: [{ media_id }],
      }),
    );
  const published = await expectOk(person.call("POST", `/websites/${id}/publish`));
  const { public_url: path } = published["website"] as { public_url: string };
  return {
    home: new URL(path, server.url).href,
    wear: async (slug) => {
      await expectOk(person.call("PATCH", `/websites/${id}/builder`, { template_slug: slug }));
    },
  };
}

/** Buys the plan that every template is in, with a card of the built-in test provider. */
async function subscribe(person: ApiPerson): Promise<void> {
  const opened = await expectOk(
    person.call("POST", "/subscription/checkout-session", { plan: "premium", billing_cycle: "monthly" }),
  );
  const session = new URL(String(opened["checkout_url"]), "http://any.test").searchParams.get("session_id");
  const card = { card_number: "4242424242424242", exp_month: 12, exp_year: 2034, cvc: "123", name: person.name };
  await expectOk(person.call("POST", `/subscription/checkout-session/${session}/pay`, card));
  for (let turn = 0; turn < 100; turn += 1) {
    const current = await expectOk(person.call("GET", "/subscription/current"));
    if ((current["data"] as { plan: { name: string } }).plan.name === "premium") return;
    await pause(100);
  }
  throw new Error("The plan that was paid for did not come into force within ten seconds.");
}

/** Stores six photographs with a website. */
async function storePhotographs(person: ApiPerson, id: number): Promise<number[]> {
  const ids: number[] = [];
  for (let number = 1; number <= pictures; number += 1) {
    const file = new FormData();
    file.set("file", new Blob([new Uint8Array(await photograph(number))]), "photograph.jpg");
    const stored = await expectOk(person.call("POST", `/websites/${id}/media`, file));
    ids.push((stored["media"] as { id: number }).id);
  }
  return ids;
}
