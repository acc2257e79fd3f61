export type LegalTopic = "terms" | "privacy";

type LegalText = { title: string; sections: { id: string; title: string; paragraphs: string[] }[] };

/** What holds for every installation of the product; it says only what the code does. */
export const legalTexts: Record<LegalTopic, LegalText> = {
  terms: {
    title: "Terms",
    sections: [
      {
        id: "service",
        title: "What the service does",
        paragraphs: [
          "Vitrine reads a CV that you provide, proposes a website made from it, and lets you edit and publish that website. What was read can contain mistakes; you check it before anything is published.",
        ],
      },
      {
        id: "content",
        title: "Your content",
        paragraphs: [
          "Your CV, your texts and your pictures stay yours. You allow the service to store and show them as far as running your website needs it, and no further.",
          "You publish only what you have the right to publish. Content that breaks the law or harms others may be taken offline.",
        ],
      },
      {
        id: "account",
        title: "Your account",
        paragraphs: [
          "You keep your password to yourself. You can take every website offline or delete it at any time; deleting cannot be undone.",
        ],
      },
      {
        id: "plans",
        title: "Plans",
        paragraphs: [
          "The free plan costs nothing and needs no card. What each plan contains is shown on the subscription page.",
        ],
      },
    ],
  },
  privacy: {
    title: "Privacy",
    sections: [
      {
        id: "stored",
        title: "What is stored",
        paragraphs: [
          "Your account: name, address, company if given, and a hash of your password from which the password cannot be read.",
          "Your work: the CV file or text you provide, what was read from it, and your websites. Pictures are stored without their hidden data such as the place where they were taken.",
        ],
      },
      {
        id: "purpose",
        title: "What it is used for",
        paragraphs: [
          "Only to run your account and your websites. A CV is read to fill your own portfolio; it is not shown to others and not sold.",
        ],
      },
      {
        id: "public",
        title: "What others can see",
        paragraphs: [
          "Nothing, until you publish. A draft is visible to you alone, a private website to signed-in people, a published one to everybody.",
        ],
      },
      {
        id: "browser",
        title: "What your browser keeps",
        paragraphs: [
          "Your sign-in, the theme you chose and unfinished work are kept in your browser's storage, so that you stay signed in and lose nothing. There are no advertising or tracking cookies.",
        ],
      },
      {
        id: "visitors",
        title: "What is kept of visitors",
        paragraphs: [
          "Visits to published websites are counted by the hour and the day. An address is never stored: it becomes a number that nobody can turn back, and that changes every midnight. No cookie is set.",
          "What somebody writes through a website's contact form is kept for the owner of that website and mailed to them, until the owner deletes it.",
        ],
      },
      {
        id: "payment",
        title: "Payment",
        paragraphs: [
          "Cards are handled by the payment provider. The service keeps the kind of the card and its last four digits, and your invoices.",
          "A free trial is one per person. That an address has had its trial stays known after the account is deleted, as a number made with a secret of the service, from which nobody can read the address.",
        ],
      },
      {
        id: "deletion",
        title: "Deletion",
        paragraphs: [
          "Deleting a website removes its content, pictures, messages, visitor counts and public page. Starting over in the upload removes the uploaded file and what was read from it.",
        ],
      },
    ],
  },
};
