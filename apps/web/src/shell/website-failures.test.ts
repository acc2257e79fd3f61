import { ApiError } from "@vitrine/api-client";
import { contract, type EndpointDefinition } from "@vitrine/contract";
import { expect, test } from "vitest";
import { cacheMs } from "../lib/query-client.ts";
import { reactionTo } from "./api-error-reaction.ts";

const { siteAnalytics, websites, templates } = contract;

test.each<[string, EndpointDefinition, string]>([
  ["R2.8-27", websites.getWebsite, "Failed to fetch website"],
  ["R2.8-28", websites.createWebsite, "Failed to create website"],
  ["R2.8-29", websites.updateWebsite, "Failed to update website"],
  ["R2.8-30", websites.deleteWebsite, "Failed to delete website"],
  ["R2.8-31", websites.switchWebsite, "Failed to switch website"],
  ["R2.8-32", websites.publishWebsite, "Failed to publish website"],
  ["R2.8-32", websites.unpublishWebsite, "Failed to unpublish website"],
  ["R2.8-33", websites.cloneWebsite, "Failed to clone website"],
  ["R2.8-34", websites.exportWebsite, "Failed to export website"],
  ["R2.8-35", websites.uploadProfilePicture, "Failed to upload or remove profile picture"],
  ["R2.8-35", websites.removeProfilePicture, "Failed to upload or remove profile picture"],
  ["R2.8-36", templates.applyTemplate, "Failed to update template"],
  ["R2.8-36", siteAnalytics.getAnalytics, "Failed to get analytics"],
  ["R2.8-36", websites.getWebsiteData, "Failed to load website data"],
])("%s a failure of %o without a sentence reads '%s', else the server's", (_id, definition, sentence) => {
  const said = (message: string) =>
    reactionTo({ error: new ApiError({ status: 500, message }), definition, quiet: false });
  expect(said("")).toEqual({ kind: "toasts", messages: [sentence] });
  expect(said("The server's own words.")).toEqual({ kind: "toasts", messages: ["The server's own words."] });
});

test("R2.9-08 subscription and website list stay fresh for 300 s, a website for 3 minutes", () => {
  expect(cacheMs).toMatchObject({ subscription: 300_000, websiteList: 300_000, website: 180_000 });
});
