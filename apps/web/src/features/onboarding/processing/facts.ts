/** What is shown while a person waits: true of this product, nothing counted that was not counted. */
export const facts = [
  "Every value we read keeps a link to the place in your CV where it stands.",
  "Your site is plain HTML: it opens without any script and reads well on a phone.",
  "Nothing is invented. What your CV does not say stays empty.",
  "You can change the template later; your content stays as it is.",
  "A new site is a draft. Nobody sees it before you publish it.",
  "Each template has a light and a dark version that follows the visitor's system.",
  "Clear headings such as Experience and Education help people and machines alike.",
  "Lines that name a result are remembered better than lines that name a task.",
  "A site has its own address, short enough for a business card or a mail signature.",
  "Every template prints well, so your site can be a CV on paper again.",
] as const;

export const factEveryMs = 4000;
