import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

describe("readConfig", () => {
  test("needs nothing; blank settings count as not given", () => {
    const defaults = {
      port: 3000,
      host: "127.0.0.1",
      appUrl: null,
      sitesHost: null,
      sitesAddresses: [],
      dnsServers: [],
      dataDir: resolve("./data"),
      databaseUrl: null,
      databaseDirectUrl: null,
      databaseReplicaUrl: null,
      eventsUrl: null,
      databasePool: 10,
      renewalsPerSecond: 10,
      webProcesses: 1,
      edgePurgeUrl: null,
      storageUrl: null,
      smtpUrl: null,
      mailFrom: "Vitrine <no-reply@vitrine.local>",
      adminEmail: "admin@vitrine.local",
      adminPassword: null,
      supportEmail: "admin@vitrine.local",
      role: "all",
      logLevel: "info",
      isProduction: false,
      rateLimitFactor: 1,
      secretKey: null,
      adminsNeedSecondFactor: false,
      metricsPort: null,
      tracing: null,
      backups: { to: null, key: null, schedule: "30 2 * * *", keep: 14 },
      trustProxy: false,
      webDirectory: null,
      ai: null,
      stripe: null,
      simulatorSecret: null,
      social: {},
      seller: null,
    };
    expect(readConfig({})).toEqual(defaults);
    const names = [
      "PORT",
      "APP_URL",
      "DATABASE_URL",
      "SMTP_URL",
      "STORAGE_URL",
      "ROLE",
      "TRUST_PROXY",
      "ADMIN_PASSWORD",
      "SUPPORT_EMAIL",
    ];
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ""])))).toEqual(defaults);
  });

  test("takes every setting", () => {
    const given = {
      PORT: "8080",
      HOST: "0.0.0.0",
      APP_URL: "https://vitrine.example/",
      SITES_HOST: "sites.example",
      DATA_DIR: "/srv/data",
      DATABASE_URL: "postgres://u:p@db/vitrine",
      DATABASE_DIRECT_URL: "postgres://u:p@direct/vitrine",
      DATABASE_REPLICA_URL: "postgres://u:p@standby/vitrine",
      EVENTS_URL: "rediss://:secret@redis.example",
      DATABASE_POOL: "25",
      RENEWALS_PER_SECOND: "2.5",
      WEB_PROCESSES: "4",
      EDGE_PURGE_URL: "http://edge.example/purge",
      STORAGE_URL: "s3://key:secret@bucket",
      SMTP_URL: "smtps://mail.example",
      MAIL_FROM: "Us <us@example.com>",
      ADMIN_EMAIL: "Boss@Example.com",
      ADMIN_PASSWORD: "long enough",
      SUPPORT_EMAIL: "Help@example.com",
      ROLE: "worker",
      LOG_LEVEL: "debug",
      NODE_ENV: "production",
      RATE_LIMIT_FACTOR: "2.5",
      SECRET_KEY: "0123456789abcdef0123456789abcdef",
      ADMIN_REQUIRE_SECOND_FACTOR: "true",
      TRUST_PROXY: "1",
      WEB_DIR: "/srv/web",
      SITES_ADDRESSES: "192.0.2.1, 2001:db8::1",
      DNS_SERVERS: "127.0.0.1:5353,[::1]:53,9.9.9.9",
      SELLER_NAME: "Vitrine Ltd",
      SELLER_ADDRESS: "1 High Street; Dublin",
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector.example:4318",
      OTEL_TRACES_SAMPLER_ARG: "0.1",
      METRICS_PORT: "9464",
      BACKUP_TO: "s3://backups/ours",
      BACKUP_KEY: "k".repeat(32),
      BACKUP_SCHEDULE: "0 */6 * * *",
      BACKUP_KEEP: "28",
      SELLER_TAX_ID: "IE1",
    };
    expect(readConfig(given)).toEqual({
      metricsPort: 9464,
      tracing: { endpoint: "http://collector.example:4318", share: 0.1, serviceName: "vitrine" },
      backups: { to: "s3://backups/ours", key: "k".repeat(32), schedule: "0 */6 * * *", keep: 28 },
      seller: { name: "Vitrine Ltd", addressLines: ["1 High Street", "Dublin"], taxId: "IE1" },
      port: 8080,
      host: "0.0.0.0",
      appUrl: "https://vitrine.example",
      sitesHost: "sites.example",
      sitesAddresses: ["192.0.2.1", "2001:db8::1"],
      dnsServers: ["127.0.0.1:5353", "[::1]:53", "9.9.9.9"],
      dataDir: "/srv/data",
      databaseUrl: "postgres://u:p@db/vitrine",
      databaseDirectUrl: "postgres://u:p@direct/vitrine",
      databaseReplicaUrl: "postgres://u:p@standby/vitrine",
      eventsUrl: "rediss://:secret@redis.example",
      databasePool: 25,
      renewalsPerSecond: 2.5,
      webProcesses: 4,
      edgePurgeUrl: "http://edge.example/purge",
      storageUrl: "s3://key:secret@bucket",
      smtpUrl: "smtps://mail.example",
      mailFrom: "Us <us@example.com>",
      adminEmail: "boss@example.com",
      adminPassword: "long enough",
      supportEmail: "help@example.com",
      role: "worker",
      logLevel: "debug",
      isProduction: true,
      rateLimitFactor: 2.5,
      secretKey: "0123456789abcdef0123456789abcdef",
      adminsNeedSecondFactor: true,
      trustProxy: 1,
      webDirectory: "/srv/web",
      ai: null,
      stripe: null,
      simulatorSecret: null,
      social: {},
    });
  });

  test.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["METRICS_PORT", "70000"],
    ["BACKUP_KEY", "short"],
    ["BACKUP_SCHEDULE", "daily"],
    ["BACKUP_KEEP", "-1"],
    ["APP_URL", "vitrine.example"],
    ["APP_URL", "ftp://vitrine.example"],
    ["DATABASE_URL", "mysql://db"],
    ["STORAGE_URL", "/srv/files"],
    ["SMTP_URL", "https://mail.example"],
    ["ADMIN_EMAIL", "admin"],
    ["ROLE", "both"],
    ["LOG_LEVEL", "loud"],
    ["RATE_LIMIT_FACTOR", "0"],
    ["TRUST_PROXY", "perhaps"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "10.0.0.0/64"],
    ["TRUST_PROXY", "10.0.0.0/0"],
    ["TRUST_PROXY", "10.0.0.1, proxy"],
    ["SITES_ADDRESSES", "sites.example"],
    ["DNS_SERVERS", "9.9.9.9,dns.example:53"],
  ])("%s=%s is refused with its name", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^These settings are not usable:\\n  ${name}: \\S[^\\n]*$`),
    );
  });

  test("names every wrong setting at once", () => {
    expect(() => readConfig({ PORT: "x", ROLE: "both" })).toThrow(/PORT: .*\n {2}ROLE: /);
  });

  test("an AI service with its model, key and address", () => {
    const own = { AI_PROVIDER: "openai-compatible", AI_MODEL: "qwen3", AI_BASE_URL: "http://localhost:11434/v1" };
    expect(readConfig(own).ai).toEqual({
      provider: "openai-compatible",
      model: "qwen3",
      apiKey: null,
      baseUrl: "http://localhost:11434/v1",
    });
  });

  test.each([
    [{ AI_PROVIDER: "openai" }, "AI_MODEL: needed when AI_PROVIDER is openai\n  AI_API_KEY"],
    [{ AI_PROVIDER: "anthropic", AI_MODEL: "m" }, "AI_API_KEY"],
    [{ AI_PROVIDER: "openai-compatible", AI_MODEL: "m" }, "AI_BASE_URL"],
    [{ AI_PROVIDER: "oracle" }, "AI_PROVIDER"],
    [{ AI_PROVIDER: "google", AI_MODEL: "m", AI_API_KEY: "k", AI_BASE_URL: "ftp://x" }, "AI_BASE_URL"],
  ])("%j is refused and says what is missing", (environment, line) => {
    expect(() => readConfig(environment)).toThrow(`These settings are not usable:\n  ${line}`);
  });

  test("Stripe with its key and the secret of its events; the test provider may be given a secret too", () => {
    const both = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
    expect(readConfig(both).stripe).toEqual({ secretKey: "sk_test_1", webhookSecret: "whsec_1", apiUrl: null });
    expect(readConfig({ ...both, STRIPE_API_URL: "http://127.0.0.1:12111" }).stripe?.apiUrl).toBe(
      "http://127.0.0.1:12111",
    );
    expect(() => readConfig({ STRIPE_SECRET_KEY: "sk_test_1" })).toThrow(/STRIPE_WEBHOOK_SECRET/);
    expect(readConfig({ STRIPE_WEBHOOK_SECRET: "whsec_1" })).toMatchObject({
      stripe: null,
      simulatorSecret: "whsec_1",
    });
  });

  test("a provider is on with an id and a secret, and discovered where it is said to be", () => {
    const google = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" };
    expect(readConfig(google).social).toEqual({
      google: { clientId: "id", clientSecret: "secret", issuer: "https://accounts.google.com" },
    });
    const linkedin = { LINKEDIN_CLIENT_ID: "id", LINKEDIN_CLIENT_SECRET: "secret" };
    expect(readConfig({ ...linkedin, LINKEDIN_ISSUER: "http://127.0.0.1:9000" }).social).toEqual({
      linkedin: { clientId: "id", clientSecret: "secret", issuer: "http://127.0.0.1:9000" },
    });
    expect(() => readConfig({ GOOGLE_CLIENT_ID: "id" })).toThrow(/GOOGLE_CLIENT_SECRET/);
    expect(() => readConfig({ LINKEDIN_CLIENT_SECRET: "secret" })).toThrow(/LINKEDIN_CLIENT_ID/);
    for (const issuer of ["http://issuer.example", "http://127.0.0.1.evil.example", "ftp://issuer.example"]) {
      expect(() => readConfig({ ...google, GOOGLE_ISSUER: issuer })).toThrow(/GOOGLE_ISSUER/);
    }
  });
});

test.each([
  ["none", false],
  ["false", false],
  ["0", false],
  ["2", 2],
  ["10.0.0.0/8, 127.0.0.1,::1", ["10.0.0.0/8", "127.0.0.1", "::1"]],
])("TRUST_PROXY=%s names the proxies that are believed", (value, expected) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
});

test("TRUST_PROXY=true is refused with what to write instead", () => {
  expect(() => readConfig({ TRUST_PROXY: "true" })).toThrow(
    /number of proxies before this server \(1 for one\).*true would/,
  );
});
