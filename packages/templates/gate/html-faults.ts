import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
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

/** What is not valid in a page, one line for each fault. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
  );
}
