import { customDomainSchema, domainNameSchema, publicSiteSchema } from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import { answer, idParams, messageAnswer } from "../core/envelope.ts";

const domainAnswer = answer({ data: customDomainSchema });

export const getDomain = endpoint({
  method: "GET",
  path: "/websites/:id/domain",
  summary: "The domain of a website with the records to add and what was found of them",
  auth: "user",
  owner: true,
  params: idParams,
  response: domainAnswer,
  errors: ["not_found"],
});

export const putDomain = endpoint({
  method: "PUT",
  path: "/websites/:id/domain",
  summary: "Claim a domain for a website, in place of the one before",
  auth: "user",
  owner: true,
  params: idParams,
  body: z.object({ domain: domainNameSchema }),
  response: domainAnswer,
  errors: ["not_found", "feature_requires_upgrade"],
});

export const verifyDomain = endpoint({
  method: "POST",
  path: "/websites/:id/domain/verify",
  summary: "Look the records up now; the website answers under the domain once its ownership is proved",
  auth: "user",
  owner: true,
  params: idParams,
  response: domainAnswer,
  errors: ["not_found", "feature_requires_upgrade", "invalid_state", "unavailable"],
});

export const removeDomain = endpoint({
  method: "DELETE",
  path: "/websites/:id/domain",
  summary: "Give up the domain of a website",
  auth: "user",
  owner: true,
  params: idParams,
  response: messageAnswer,
  errors: ["not_found"],
});

const hostName = z.string().trim().min(1).max(255);

export const getSiteOfHost = endpoint({
  method: "GET",
  path: "/public/sites",
  summary: "The site of a host name: a verified domain, or a name below the sites' host",
  auth: "guest",
  query: z.object({ host: hostName }),
  response: answer({ site: publicSiteSchema }),
  errors: ["site_unavailable"],
});

export const checkHost = endpoint({
  method: "GET",
  path: "/public/hosts",
  summary: "Whether a host name is served here: for a TLS server in front that fetches certificates on demand",
  auth: "guest",
  query: z.object({ domain: hostName }),
  response: answer({ domain: z.string() }),
  errors: ["not_found"],
});
