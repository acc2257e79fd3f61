/** Words of the page on which a visitor writes to the site's owner; the preview draws no such page, so it does not load them. */
export const english = {
  writeTo: "Write to",
  yourName: "Your name",
  yourEmail: "Your email address",
  yourMessage: "Your message",
  leaveEmpty: "Leave this field empty",
  send: "Send message",
  privacyNote: "Your words and your address go to the owner of this site and to nobody else.",
  sent: "Your message is on its way",
  sentNote: "The answer will come by email.",
  back: "Back to the site",
  notSent: "Your message was not sent yet",
  wrongName: "Please enter your name on one line.",
  wrongEmail: "Please enter an email address that can be answered to.",
  wrongMessage: "Please enter a message of at most 5,000 characters.",
  tooMany: "Too many messages came in just now. Please wait a while and send yours again.",
} as const;

export type ContactWords = Readonly<Record<keyof typeof english, string>>;
