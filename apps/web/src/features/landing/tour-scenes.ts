type Scene = { picture: string; title: string; caption: string };

/** Each scene stands for so long: eight of them make two minutes. */
export const sceneMs = 15_000;

const picture = (name: string) => `/tour/${name}.webp`;

/** The tour: pictures of the real product, taken by `npm run pictures`, and what is said about them. */
export const scenes: readonly Scene[] = [
  {
    picture: picture("welcome"),
    title: "Three ways to begin",
    caption: "Most people begin with the CV they have. You can also choose a template first, or start from nothing.",
  },
  {
    picture: picture("upload"),
    title: "Upload",
    caption: "A PDF or a Word file up to 10 MB, or pasted text. Two columns, tables and scans are fine.",
  },
  {
    picture: picture("picture"),
    title: "A photograph, if you like",
    caption: "It is optional. Every template has something better than a grey circle for people without one.",
  },
  {
    picture: picture("review"),
    title: "What was read, and from where",
    caption:
      "Your CV stands beside the result. Choose a field, and its place in the CV lights up; correct it in place.",
  },
  {
    picture: picture("preview"),
    title: "A template that fits",
    caption: "The recommendation names its reasons. The alternatives are one click away, filled with your own words.",
  },
  {
    picture: picture("builder"),
    title: "The builder",
    caption: "Edit section by section. The page beside it follows every word, on the phone too.",
  },
  {
    picture: picture("dashboard"),
    title: "Your collection",
    caption: "All your sites in one place: what is published, what is a draft, and where each one answers.",
  },
  {
    picture: picture("site"),
    title: "Published",
    caption: "A page of its own that loads at once, prints well and needs no script. That is all: upload yours.",
  },
];
