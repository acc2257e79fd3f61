import { websiteSchema } from "@vitrine/model";

/** The full website under the name that the sources read. */
export const websiteAnswer = { website: websiteSchema };
