const kilobyte = 1000;

/** Budgets of the design book, 1.13, in bytes, packed. */
export const budgets = {
  html: 45 * kilobyte,
  css: 22 * kilobyte,
  script: 1 * kilobyte,
  fonts: 120 * kilobyte,
  svg: 12 * kilobyte,
};
