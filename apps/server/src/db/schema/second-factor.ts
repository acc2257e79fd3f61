import { bigint, boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { createdAt, identity, moment, reference, storedJson } from "./columns.ts";
import { readTexts } from "./stored-values.ts";

const owner = () =>
  reference("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** The authenticator app of a person; it counts once a first code has shown that it is set up. */
export const authenticatorApps = pgTable("authenticator_apps", {
  user_id: reference("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Encrypted with the installation's key: in a copy of the database alone it is of no use. */
  sealed_secret: text("sealed_secret").notNull(),
  confirmed_at: moment("confirmed_at"),
  /** The time step of the last code that was used: each code works once, and none before it. */
  last_step: bigint("last_step", { mode: "number" }).notNull().default(0),
  created_at: createdAt(),
});

/** Codes for the day on which the second factor is lost: stored hashed, each usable once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: identity(),
    user_id: owner(),
    code_hash: text("code_hash").notNull(),
    used_at: moment("used_at"),
  },
  (table) => [index("recovery_codes_user_id").on(table.user_id)],
);

/** Passkeys: the public halves only. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: identity(),
    user_id: owner(),
    name: text("name").notNull(),
    credential_id: text("credential_id").notNull().unique(),
    /** COSE, as base64url. */
    public_key: text("public_key").notNull(),
    /** Grows with each use where the device counts; a smaller one tells of a copy. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: storedJson("transports", readTexts).notNull(),
    last_used_at: moment("last_used_at"),
    created_at: createdAt(),
  },
  (table) => [index("passkeys_user_id").on(table.user_id)],
);

/** Questions that wait for their answer for some minutes: who comes back is found by a secret that is stored hashed. */
export const signInChallenges = pgTable("sign_in_challenges", {
  secret_hash: text("secret_hash").primaryKey(),
  purpose: text("purpose", { enum: ["second_factor", "passkey_sign_in", "add_passkey", "confirm"] }).notNull(),
  /** Null for a passkey that names its person itself. */
  user_id: reference("user_id").references(() => users.id, { onDelete: "cascade" }),
  /** What a passkey is to sign. */
  nonce: text("nonce").notNull(),
  remember: boolean("remember").notNull().default(false),
  failures: integer("failures").notNull().default(0),
  expires_at: moment("expires_at").notNull(),
});
