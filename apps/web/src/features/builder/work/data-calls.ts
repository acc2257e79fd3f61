import type { Api } from "@vitrine/api-client";
import type { Data, StoredData } from "../draft/data-draft.ts";
import { at } from "./section-calls.ts";

/** Stores the record of a category that starts from a version; null asks for none. */
export type PutData = (category: string, data: Data, version: number | null) => Promise<StoredData>;

/** The call that stores template data of one website. */
export function putDataOf({ putTemplateData }: Pick<Api["templates"], "putTemplateData">, websiteId: number): PutData {
  return async (category, data, version) => {
    const params = { websiteId, category };
    return (await putTemplateData({ params, body: { data } }, at(version))).data;
  };
}
