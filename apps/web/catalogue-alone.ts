import type { Plugin } from "vite";

const catalogue = /\/packages\/templates\/src\/catalogue\.ts$/;
const manifest = /^\.\/[\w-]+\/manifest\.ts$/;

/**
 * Gives the catalogue what templates say of themselves in its own file. Each template says it to the preview too, so
 * that a page which needs the catalogue would ask for fifty scripts of half a kilobyte.
 */
export function catalogueAlone(): Plugin {
  return {
    name: "catalogue-alone",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: manifest },
      async handler(source, importer) {
        if (!importer || !catalogue.test(importer)) return null;
        const found = await this.resolve(source, importer, { skipSelf: true });
        return found && { ...found, id: `${found.id}?catalogue` };
      },
    },
  };
}
