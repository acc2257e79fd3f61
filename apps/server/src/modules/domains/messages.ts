/** What the domain calls say when they refuse. */
export const domainMessages = {
  upgrade: "Custom domains are part of the Premium plan.",
  taken: "This domain is connected to another website. Remove it there first.",
  own: "This is an address of ours. Enter a domain of your own.",
  none: "Enter a domain first.",
  noAnswer: "The domain's name servers did not answer. Nothing has changed. Please try again in a few minutes.",
} as const;
