import { queryClient } from "../../../lib/query-client.ts";
import { templateDataQuery } from "../../../lib/queries/template-data.ts";
import type { DataOperation } from "../work/operations.ts";
import type { WorkStore } from "../work/work-store.ts";

/** Puts other words into the form of a category, which may not have been opened since the page was loaded. */
export async function putDataBack(store: WorkStore, { category, after }: DataOperation): Promise<void> {
  if (!store.work().data[category]) {
    const query = templateDataQuery(store.get().base.id, category);
    store.hearData(category, await queryClient.fetchQuery(query));
  }
  store.putData(category, after);
}
