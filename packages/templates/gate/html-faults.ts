import { HtmlValidate, StaticConfigLoader, type ResolvedConfig } from "html-validate";

/** The rules are put together once for all pages: that takes a sixth of the time that a page takes. */
class SettledRules extends StaticConfigLoader {
  #settled: ResolvedConfig | undefined;

  override async getConfigFor(handle: string): Promise<ResolvedConfig> {
    this.#settled ??= await super.getConfigFor(handle);
    return this.#settled;
  }
}

const rules = new SettledRules({
  extends: ["html-validate:recommended"],
  rules: {
    // Inline style carries measured custom properties; the rest is how React writes attributes.
    "no-inline-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    "doctype-style": "off",
    "long-title": "off",
    // A phone number is text of the owner; the rule wants it without line breaks.
    "tel-non-breaking": "off",
    "no-trailing-whitespace": "off",
    "require-sri": "off",
    "no-raw-characters": "off",
  },
});
const validator = new HtmlValidate(rules);

/** What is not valid in a page, one line for each fault. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
  );
}
