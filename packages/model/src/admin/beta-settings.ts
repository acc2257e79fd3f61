import { z } from "zod";
import { text } from "../text.ts";

/** The beta rule as admins set it (contract.md 4 and 15). */
export const betaSettingsSchema = z.object({
  beta_access_enabled: z.boolean({ error: "The beta access enabled field must be true or false." }),
  /** Shown to whoever waits; empty shows the ordinary sentence. */
  message: text(1000, "message"),
  auto_activate_new_users: z.boolean({ error: "The auto activate new users field must be true or false." }),
});
export type BetaSettings = z.infer<typeof betaSettingsSchema>;

export const firstBetaSettings: BetaSettings = {
  beta_access_enabled: false,
  message: "",
  auto_activate_new_users: false,
};
