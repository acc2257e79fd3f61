/** A CV in short, and the templates that a designer would put before this person. */
export type JudgedLife = {
  profession: string;
  /** Posts, the latest first. */
  posts: readonly string[];
  skills: string;
  studied?: string;
  /** How many works and papers it names, and whether a link leads to code. */
  projects?: number;
  papers?: number;
  hasCode?: true;
  hasPicture?: true;
  fitting: readonly [string, string, string, ...string[]];
  why: string;
};
