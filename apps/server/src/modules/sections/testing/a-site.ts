import type { Entry, PublicSite, Section } from "@vitrine/model";
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import {
  aPerson,
  aWebsite,
  call,
  websiteOf,
  type Json,
  type Person,
  type TestAnswer,
  type TestApp,
} from "../../../testing/index.ts";

export const dataOf = <T>({ body }: TestAnswer) => body["data"] as T[];
export const sectionOf = ({ body }: TestAnswer) => body["section"] as Section;
export const entryOf = ({ body }: TestAnswer) => body["entry"] as Entry;

/** A website of `person`, or of somebody new, with what tests do to its sections. */
export async function aSite(app: TestApp, person?: Person) {
  const owner = person ?? (await aPerson(app, { plan: "premium" }));
  const { id } = await aWebsite(owner);
  const path = `/websites/${id}/sections`;
  const ask = (
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    at: string,
    body?: Json,
    headers?: Record<string, string>,
  ) => owner.call(method, `${path}${at}`, body, headers);
  const sections = async () => dataOf<Section>(await ask("GET", ""));
  const add = async (kind: string, more: Json = {}) => {
    const answer = await ask("POST", "", { kind, ...more });
    expect(answer.status, answer.raw).toBe(201);
    return sectionOf(answer);
  };
  const write = async (section: number, fields: Json, more: Json = {}) => {
    const answer = await ask("POST", `/${section}/entries`, { fields, ...more });
    expect(answer.status, answer.raw).toBe(201);
    return entryOf(answer);
  };
  const website = async () => websiteOf(await owner.call("GET", `/websites/${id}`));
  const publish = async () => {
    const subdomain = `s-${randomUUID().slice(0, 8)}`;
    await owner.call("PATCH", `/websites/${id}/builder`, { subdomain, status: "published" });
    return subdomain;
  };
  return { owner, id, ask, sections, add, write, website, publish };
}

/** What strangers see of the site. */
export const siteOf = async (app: TestApp, subdomain: string) =>
  (await call(app, "GET", `/public/sites/${subdomain}`)).body["site"] as PublicSite;
