import path from "node:path";

const repository = path.join(import.meta.dirname, "../../..");

/** The file of a face before a build: one within the project is named from its root, another from that of the disk. */
export const fontFile = (url: string): string =>
  url.startsWith("/@fs/") ? url.slice("/@fs".length) : path.join(repository, url);
