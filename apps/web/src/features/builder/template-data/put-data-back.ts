import { queryClient } from "../../../lib/query-client.ts";
import { templateDataQuery } from "../../../lib/queries/template-data.ts";
import { changedData } from "../draft/data-draft.ts";
import type { DataOperation } from "../work/operations.ts";
import type { WorkStore } from "../work/work-store.ts";

/**
 * Changes the form of a category, which may not have been opened since the page was loaded, as an operation says: what
 * another tab has written into other fields stays.
 */
export async function putDataBack(store: WorkStore, operation: DataOperation): Promise<void> {
  const { category } = operation;
  if (!store.work().data[category]) {
    const query = templateDataQuery(store.get().base.id, category);
    store.hearData(category, await queryClient.fetchQuery(query));
  }
  store.putData(category, changedData(store.work().data[category]?.data ?? {}, operation));
}
