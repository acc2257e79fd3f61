/** What whoever unpacks the archive should know. */
export const readMe = `Your website as files
=====================

Open index.html to look at it. To put it online, upload everything in this
folder to any web host: no server program, no account and no script is needed.

  index.html        the website
  blog/             the archive and the posts, if there are any
  work/             the pages of projects, if there are any
  assets/, media/   fonts and pictures

Nothing in these files asks another host for anything.
`;
