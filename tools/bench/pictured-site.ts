import { createPerson } from "@vitrine/e2e/api-person";
import type { RunningServer } from "@vitrine/e2e/server";
import { photograph } from "./photograph.ts";

const pictures = 6;

/**
 * Publishes a website whose one project shows six photographs.
 * @returns the addresses of its page and of the project's
 */
export async function publishPicturedSite(server: RunningServer): Promise<{ home: string; work: string }> {
  const person = await createPerson(server, "Nadia Example");
  const made = await person.call("POST", "/websites", { name: "Nadia Example", template_slug: "default" });
  const { id } = made.body["website"] as { id: number };
  const ids: number[] = [];
  for (let number = 1; number <= pictures; number += 1) {
    const file = new FormData();
    file.set("file", new Blob([new Uint8Array(await photograph(number))]), "photograph.jpg");
    const stored = await person.call("POST", `/websites/${id}/media`, file);
    ids.push((stored.body["media"] as { id: number }).id);
  }
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
