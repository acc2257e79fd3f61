import { existsSync } from "node:fs";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { loadEnvFile } from "node:process";
import { z } from "zod";
import type { TrustedProxies } from "./http/create-http.ts";
import type { SocialSettings } from "./modules/auth/index.ts";
import { aiProviders, type AiSettings } from "./ports/ai/ai.ts";
import type { StripeSettings } from "./ports/payments/stripe/stripe-payments.ts";

const blankAsUnset = (value: unknown) => (value === "" ? undefined : value);
const optional = z.preprocess(blankAsUnset, z.string().optional());

/** Where a provider is discovered; plain HTTP only on one's own machine, for tests. */
const issuer = (usual: string) =>
  z.preprocess(
    blankAsUnset,
    z
      .url({ protocol: /^https?$/ })
      .refine((value) => /^https:|^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/.test(`${value}/`), {
        error: "must be https",
      })
      .default(usual),
  );

/** Values separated by commas; none when unset. */
const listOf = (isValid: (value: string) => boolean, error: string) =>
  z
    .string()
    .default("")
    .transform((value) =>
      value
        .split(",")
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ""),
    )
    .refine((entries) => entries.every(isValid), { error });

/** An address, with a port or without; an IPv6 address with a port is in brackets. */
const isNameServer = (value: string) =>
  isIP(value) !== 0 || isIP(/^\[?([^\]]+?)\]?:\d{1,5}$/.exec(value)?.[1] ?? "") !== 0;

const trustProxyHelp =
  "must be none, the number of proxies before this server (1 for one), or their addresses (10.0.0.0/8, 127.0.0.1)";

/** Which proxies are believed; everybody who connects (`true`) would be whoever they say they are. */
function trustedProxies(value: string, context: z.RefinementCtx): TrustedProxies {
  const text = value.trim().toLowerCase();
  if (["", "none", "false", "0", "off", "no"].includes(text)) return false;
  if (/^\d$/.test(text)) return Number(text);
  const entries = text.split(",").map((entry) => entry.trim());
  if (entries.every(isNetwork)) return entries;
  const isEverybody = ["true", "on", "yes"].includes(text);
  const message = isEverybody
    ? `${trustProxyHelp}; true would believe whatever a visitor says of themselves`
    : trustProxyHelp;
  context.addIssue({ code: "custom", message });
  return false;
}

/** An address, or a network as address and length. */
function isNetwork(entry: string): boolean {
  const [address = "", length, ...rest] = entry.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    length === undefined ||
    (/^\d{1,3}$/.test(length) && Number(length) > 0 && Number(length) <= (version === 4 ? 32 : 128))
  );
}

const environmentSchema = z.object({
  PORT: z.preprocess(blankAsUnset, z.coerce.number().int().min(0).max(65_535).default(3000)),
  HOST: z.preprocess(blankAsUnset, z.string().default("127.0.0.1")),
  APP_URL: z.preprocess(blankAsUnset, z.url({ protocol: /^https?$/ }).optional()),
  SITES_HOST: optional,
  /** Addresses of the front door, for domains that cannot have an alias. */
  SITES_ADDRESSES: listOf((value) => isIP(value) !== 0, "must be IPv4 or IPv6 addresses, separated by commas"),
  /** Name servers that are asked about owners' domains; those of the system unless given. */
  DNS_SERVERS: listOf(isNameServer, "must be addresses such as 1.1.1.1 or 127.0.0.1:5353, separated by commas"),
  DATA_DIR: z.preprocess(blankAsUnset, z.string().default("./data")),
  DATABASE_URL: z.preprocess(
    blankAsUnset,
    z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .optional(),
  ),
  /** A way to the same database on which every session is one's own, where a pooler stands before DATABASE_URL. */
  DATABASE_DIRECT_URL: z.preprocess(
    blankAsUnset,
    z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .optional(),
  ),
  /** A standby of the same database that reads for it. */
  DATABASE_REPLICA_URL: z.preprocess(
    blankAsUnset,
    z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .optional(),
  ),
  /** A Redis that carries what processes answer each other, for installations of many. */
  EVENTS_URL: z.preprocess(
    blankAsUnset,
    z
      .string()
      .regex(/^rediss?:\/\//)
      .optional(),
  ),
  DATABASE_POOL: z.preprocess(blankAsUnset, z.coerce.number().int().min(2).max(1000).default(10)),
  /** Pages that a process which works draws anew in a second, after a deploy brought a new build of their template. */
  RENEWALS_PER_SECOND: z.preprocess(blankAsUnset, z.coerce.number().positive().max(1000).default(10)),
  WEB_PROCESSES: z.preprocess(blankAsUnset, z.coerce.number().int().min(1).max(64).default(1)),
  EDGE_PURGE_URL: z.preprocess(blankAsUnset, z.url({ protocol: /^https?$/ }).optional()),
  STORAGE_URL: z.preprocess(
    blankAsUnset,
    z
      .string()
      .regex(/^s3:\/\//)
      .optional(),
  ),
  SMTP_URL: z.preprocess(
    blankAsUnset,
    z
      .string()
      .regex(/^smtps?:\/\//)
      .optional(),
  ),
  MAIL_FROM: z.preprocess(blankAsUnset, z.string().default("Vitrine <no-reply@vitrine.local>")),
  ADMIN_EMAIL: z.preprocess(blankAsUnset, z.email().default("admin@vitrine.local")),
  ADMIN_PASSWORD: optional,
  /** Who sells, as invoices print it: a name, the address with its lines divided by semicolons, a tax number. */
  SELLER_NAME: optional,
  SELLER_ADDRESS: optional,
  SELLER_TAX_ID: optional,
  /** Where questions to the support are mailed; the first admin's address unless given. */
  SUPPORT_EMAIL: z.preprocess(blankAsUnset, z.email().optional()),
  ROLE: z.preprocess(blankAsUnset, z.enum(["all", "web", "worker"]).default("all")),
  LOG_LEVEL: z.preprocess(
    blankAsUnset,
    z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  ),
  NODE_ENV: optional,
  /** Encrypts secrets before they are stored; made once and kept in DATA_DIR unless given. */
  SECRET_KEY: z.preprocess(
    blankAsUnset,
    z.string().min(32, { error: "must have at least 32 characters, e.g. of `openssl rand -base64 32`" }).optional(),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.preprocess(blankAsUnset, z.url({ protocol: /^https?$/ }).optional()),
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(blankAsUnset, z.coerce.number().min(0).max(1).default(1)),
  OTEL_SERVICE_NAME: z.preprocess(blankAsUnset, z.string().default("vitrine")),
  METRICS_PORT: z.preprocess(blankAsUnset, z.coerce.number().int().min(0).max(65_535).optional()),
  BACKUP_TO: optional,
  BACKUP_KEY: z.preprocess(
    blankAsUnset,
    z.string().min(32, { error: "must have at least 32 characters, e.g. of `openssl rand -base64 32`" }).optional(),
  ),
  BACKUP_SCHEDULE: z.preprocess(
    blankAsUnset,
    z
      .string()
      .regex(/^\S+( \S+){4}$/, { error: "must be a cron expression, e.g. 30 2 * * *" })
      .default("30 2 * * *"),
  ),
  /** How many backups stay in their place; 0 keeps all. */
  BACKUP_KEEP: z.preprocess(blankAsUnset, z.coerce.number().int().min(0).default(14)),
  ADMIN_REQUIRE_SECOND_FACTOR: z.preprocess(blankAsUnset, z.stringbool().default(false)),
  /** Multiplies every rate limit; for load tests on one's own machine. */
  RATE_LIMIT_FACTOR: z.preprocess(blankAsUnset, z.coerce.number().positive().default(1)),
  /** The built web application, when it does not lie beside the server. */
  WEB_DIR: optional,
  TRUST_PROXY: z.string().default("none").transform(trustedProxies),
  AI_PROVIDER: z.preprocess(blankAsUnset, z.enum(aiProviders).optional()),
  AI_MODEL: optional,
  AI_API_KEY: optional,
  AI_BASE_URL: z.preprocess(blankAsUnset, z.url({ protocol: /^https?$/ }).optional()),
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  /** Another address in place of Stripe's, for a test double. */
  STRIPE_API_URL: z.preprocess(blankAsUnset, z.url({ protocol: /^https?$/ }).optional()),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_ISSUER: issuer("https://accounts.google.com"),
  LINKEDIN_CLIENT_ID: optional,
  LINKEDIN_CLIENT_SECRET: optional,
  LINKEDIN_ISSUER: issuer("https://www.linkedin.com/oauth"),
});

export type BackupSettings = {
  /** A folder or `s3://…`; null means that none are made unless somebody asks. */
  to: string | null;
  /** Encrypts them; null leaves them readable. */
  key: string | null;
  /** When they are made, as a cron expression in UTC. */
  schedule: string;
  /** How many stay; 0 keeps all. */
  keep: number;
};

export type Config = {
  port: number;
  host: string;
  /** Public address without a trailing slash; null means "http://localhost:<real port>". */
  appUrl: string | null;
  sitesHost: string | null;
  /** Addresses that lead to this installation. */
  sitesAddresses: string[];
  /** Name servers to ask; none means those of the system. */
  dnsServers: string[];
  dataDir: string;
  databaseUrl: string | null;
  /** For what needs a session of its own; null means the same as `databaseUrl`. */
  databaseDirectUrl: string | null;
  /** A standby that reads public pages and figures; null means that the database does so itself. */
  databaseReplicaUrl: string | null;
  /** A Redis for the answers of processes to each other; null means that the database carries them too. */
  eventsUrl: string | null;
  /** Connections of one process for its requests and jobs. */
  databasePool: number;
  /** How fast pages are drawn anew in the background after a new build of their template. */
  renewalsPerSecond: number;
  /** Processes that serve on one port of one machine. */
  webProcesses: number;
  /** Where caches in front are told of changed sites. */
  edgePurgeUrl: string | null;
  storageUrl: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  adminEmail: string;
  adminPassword: string | null;
  supportEmail: string;
  seller: { name: string; addressLines: string[]; taxId: string | null } | null;
  role: "all" | "web" | "worker";
  logLevel: string;
  isProduction: boolean;
  rateLimitFactor: number;
  /** Encrypts secrets before they are stored; null means one that is made once and kept in the data folder. */
  secretKey: string | null;
  adminsNeedSecondFactor: boolean;
  /** Where figures for Prometheus are served; null means nowhere. */
  metricsPort: number | null;
  /** Where traces go; null means that nothing is traced. */
  tracing: { endpoint: string; share: number; serviceName: string } | null;
  backups: BackupSettings;
  trustProxy: TrustedProxies;
  /** Folder of the built web application; null means the one beside the server. */
  webDirectory: string | null;
  /** The service that reads CVs a second time; null leaves the built-in engine alone. */
  ai: AiSettings | null;
  /** The payment provider; null means the built-in test provider. */
  stripe: StripeSettings | null;
  /** What the built-in test provider signs with; null means a secret that it makes and keeps. */
  simulatorSecret: string | null;
  /** Providers that people may sign in through: those with an id and a secret. */
  social: SocialSettings;
};

/**
 * Reads the settings of operations.md from an environment.
 * @throws Error with one line per wrong setting
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const result = environmentSchema.safeParse(environment);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`These settings are not usable:\n${lines.join("\n")}`);
  }
  const env = result.data;
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
    throw new Error("These settings are not usable:\n  DATABASE_URL: needed with DATABASE_DIRECT_URL");
  return {
    port: env.PORT,
    host: env.HOST,
    appUrl: env.APP_URL?.replace(/\/+$/, "") ?? null,
    sitesHost: env.SITES_HOST ?? null,
    sitesAddresses: env.SITES_ADDRESSES,
    dnsServers: env.DNS_SERVERS,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL ?? null,
    eventsUrl: env.EVENTS_URL ?? null,
    databasePool: env.DATABASE_POOL,
    renewalsPerSecond: env.RENEWALS_PER_SECOND,
    webProcesses: env.WEB_PROCESSES,
    edgePurgeUrl: env.EDGE_PURGE_URL ?? null,
    storageUrl: env.STORAGE_URL ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    adminEmail: env.ADMIN_EMAIL.toLowerCase(),
    adminPassword: env.ADMIN_PASSWORD ?? null,
    supportEmail: (env.SUPPORT_EMAIL ?? env.ADMIN_EMAIL).toLowerCase(),
    seller: sellerOf(env),
    role: env.ROLE,
    logLevel: env.LOG_LEVEL,
    isProduction: env.NODE_ENV === "production" && env.APP_URL !== undefined,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    secretKey: env.SECRET_KEY ?? null,
    metricsPort: env.METRICS_PORT ?? null,
    tracing: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
          share: env.OTEL_TRACES_SAMPLER_ARG,
          serviceName: env.OTEL_SERVICE_NAME,
        }
      : null,
    backups: {
      to: env.BACKUP_TO ?? null,
      key: env.BACKUP_KEY ?? null,
      schedule: env.BACKUP_SCHEDULE,
      keep: env.BACKUP_KEEP,
    },
    adminsNeedSecondFactor: env.ADMIN_REQUIRE_SECOND_FACTOR,
    trustProxy: env.TRUST_PROXY,
    webDirectory: env.WEB_DIR ? resolve(env.WEB_DIR) : null,
    ai: aiOf(env),
    stripe: stripeOf(env),
    simulatorSecret: env.STRIPE_WEBHOOK_SECRET ?? null,
    social: socialOf(env),
  };
}

type AiEnvironment = Pick<z.infer<typeof environmentSchema>, "AI_PROVIDER" | "AI_MODEL" | "AI_API_KEY" | "AI_BASE_URL">;

function aiOf({ AI_PROVIDER: provider, AI_MODEL, AI_API_KEY, AI_BASE_URL }: AiEnvironment): AiSettings | null {
  if (!provider) return null;
  const isOwnServer = provider === "openai-compatible";
  const missing = [
    ...(AI_MODEL ? [] : ["AI_MODEL"]),
    ...(AI_API_KEY || isOwnServer ? [] : ["AI_API_KEY"]),
    ...(AI_BASE_URL || !isOwnServer ? [] : ["AI_BASE_URL"]),
  ];
  if (missing.length > 0) {
    const lines = missing.map((name) => `  ${name}: needed when AI_PROVIDER is ${provider}`);
    throw new Error(`These settings are not usable:\n${lines.join("\n")}`);
  }
  return { provider, model: AI_MODEL ?? "", apiKey: AI_API_KEY ?? null, baseUrl: AI_BASE_URL ?? null };
}

type StripeEnvironment = Pick<
  z.infer<typeof environmentSchema>,
  "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_API_URL"
>;

function stripeOf({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, ...env }: StripeEnvironment) {
  if (key && secret) return { secretKey: key, webhookSecret: secret, apiUrl: env.STRIPE_API_URL ?? null };
  if (!key) return null;
  throw new Error("These settings are not usable:\n  STRIPE_WEBHOOK_SECRET: needed with STRIPE_SECRET_KEY");
}

/** An address or a tax number of nobody is of no use on an invoice. */
function sellerOf({
  SELLER_NAME: name,
  SELLER_ADDRESS: address,
  SELLER_TAX_ID: taxId,
}: z.infer<typeof environmentSchema>) {
  if (!name && (address || taxId))
    throw new Error("These settings are not usable:\n  SELLER_NAME: needed with SELLER_ADDRESS and SELLER_TAX_ID");
  const addressLines = (address ?? "").split(";").flatMap((line) => line.trim() || []);
  return name ? { name, addressLines, taxId: taxId ?? null } : null;
}

function socialOf(env: z.infer<typeof environmentSchema>): SocialSettings {
  return {
    ...providerOf("google", "GOOGLE", env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET, env.GOOGLE_ISSUER),
    ...providerOf("linkedin", "LINKEDIN", env.LINKEDIN_CLIENT_ID, env.LINKEDIN_CLIENT_SECRET, env.LINKEDIN_ISSUER),
  };
}

function providerOf(
  name: keyof SocialSettings,
  prefix: string,
  clientId: string | undefined,
  clientSecret: string | undefined,
  issuerUrl: string,
): SocialSettings {
  if (clientId && clientSecret) return { [name]: { clientId, clientSecret, issuer: issuerUrl } };
  if (!clientId && !clientSecret) return {};
  const missing = clientId ? "CLIENT_SECRET" : "CLIENT_ID";
  throw new Error(`These settings are not usable:\n  ${prefix}_${missing}: needed beside the other one`);
}

/** The process environment with `.env` of the working directory below it. */
export function processEnvironment(): Record<string, string | undefined> {
  if (existsSync(".env")) loadEnvFile(".env");
  return process.env;
}
