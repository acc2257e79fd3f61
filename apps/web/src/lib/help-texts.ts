export type HelpTopic = "start" | "ats" | "analytics";

type HelpText = { title: string; lead: string; sections: { id: string; title: string; paragraphs: string[] }[] };

/** The help articles; each says only what the product does. */
export const helpTexts: Record<HelpTopic, HelpText> = {
  start: {
    title: "Help",
    lead: "From a CV to a published site, step by step.",
    sections: [
      {
        id: "upload",
        title: "Uploading your CV",
        paragraphs: [
          "Choose a PDF, DOC or DOCX file of up to 10 MB, or paste the text. Scanned pages are recognised; they take a few seconds longer.",
          "A file with a password cannot be opened. Save a copy without one and upload that.",
        ],
      },
      {
        id: "review",
        title: "Checking what was read",
        paragraphs: [
          "The review shows your CV beside the result. Choose a field to see where it comes from. Fields marked “check this” deserve a second look.",
          "You can correct every value in place. What is not in your CV stays empty: nothing is made up.",
        ],
      },
      {
        id: "edit",
        title: "Editing and templates",
        paragraphs: [
          "The builder has one section for each part of your site. The preview beside it follows as you type.",
          "Change the template as often as you like. Your words are kept apart from how they look.",
        ],
      },
      {
        id: "publish",
        title: "Who can see your site",
        paragraphs: [
          "A draft is visible to you alone, a private site to people who are signed in, a published site to everybody.",
          "Your address is part of Personal Information. You can take a site offline at any time by making it a draft.",
        ],
      },
    ],
  },
  ats: {
    title: "Writing for applicant tracking systems",
    lead: "Many employers let a program read applications first. It reads text, not looks.",
    sections: [
      {
        id: "words",
        title: "Use the words of the advertisement",
        paragraphs: [
          "Programs compare words. If the advertisement says “project management”, write that, where it is true, rather than a synonym.",
          "Write abbreviations out once: “continuous integration (CI)”.",
        ],
      },
      {
        id: "structure",
        title: "Keep the structure plain",
        paragraphs: [
          "Use ordinary section names: Experience, Education, Skills. Give each role a title, an employer and dates.",
          "Every Vitrine template has real headings, lists and one reading order underneath, whatever it looks like.",
        ],
      },
      {
        id: "files",
        title: "When a form wants a file",
        paragraphs: [
          "Print your site to PDF from the browser: every template has a print form with real text that programs can read.",
          "Put the address of your site into the contact block of that file, so that people find the rest.",
        ],
      },
    ],
  },
  analytics: {
    title: "How views are counted",
    lead: "Figures about your site, without figures about people.",
    sections: [
      {
        id: "counted",
        title: "What counts as a view",
        paragraphs: [
          "One opening of your public page by a person. Your own visits and known robots are left out.",
          "There are no cookies, and no addresses are stored.",
          "A visitor counts once a day: what tells one from another is random, and thrown away at midnight (UTC).",
        ],
      },
      {
        id: "plans",
        title: "What each plan shows",
        paragraphs: [
          "Pro includes basic analytics: views and visitors by day. Premium includes advanced analytics: sources, countries, devices and posts.",
        ],
      },
      {
        id: "reading",
        title: "Reading the figures",
        paragraphs: [
          "Look at weeks, not days: a single shared link makes a peak that says little.",
          "When people open your site from a profile, put the thing you want them to see first at the top of it.",
        ],
      },
    ],
  },
};
