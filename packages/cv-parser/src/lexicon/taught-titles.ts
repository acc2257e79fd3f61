/** What titles of sections may name, in the order in which the net over lines was taught; the first stands for none. */
export const taughtTitles =
  "none contact summary experience education skills projects certifications languages publications awards volunteer interests links references other";
