import { quietApi } from "../../../lib/api.ts";
import type { AnyItem } from "../items/item-kinds.ts";
import { readItems } from "../items/item-places.ts";
import { kindOf } from "../items/kind-of.ts";
import { putDataOf } from "./data-calls.ts";
import type { DataOperation, ItemOperation } from "./operations.ts";
import type { Waiting } from "./outbox.ts";
import { sectionCallsOf } from "./section-calls.ts";
import { isSectionOperation, type SectionOperation } from "./section-operations.ts";
import { sendArranging } from "./send-arranging.ts";
import { sendData } from "./send-data.ts";
import { sendWaiting, withMeanwhile, type CallsOf, type Sent } from "./send-waiting.ts";
import type { WorkStore } from "./work-store.ts";

/**
 * One attempt to send an operation; the answer knows of what other tabs did while it was on its way. Comes with the
 * first operation: opening a website sends nothing.
 */
export async function sendOperation(waiting: Waiting, store: WorkStore): Promise<Sent> {
  const { operation } = waiting;
  const { base } = store.get();
  if (operation.kind === "data")
    return sendData(waiting as Waiting<DataOperation>, putDataOf(quietApi.templates, base.id));
  if (isSectionOperation(operation))
    return sendArranging(waiting as Waiting<SectionOperation>, base, sectionCallsOf(quietApi, base.id));
  const items = readItems(base, operation.list);
  const sent = await sendWaiting(waiting as Waiting<ItemOperation>, items, callsFor(base.id));
  return withMeanwhile(sent, items, readItems(store.get().base, operation.list));
}

/** The calls of each list's entries on one website. */
function callsFor(websiteId: number): CallsOf {
  return async (list) => {
    const kind = await kindOf(list);
    // A version is left out where none is known; the calls read only these three of an entry.
    const addressed = (id: number, version: number | null) =>
      ({ id, website_id: websiteId, version: version ?? undefined }) as unknown as AnyItem;
    return {
      create: (values, key) => kind.create(quietApi, websiteId, values, key),
      update: (id, values, version) => kind.update(quietApi, addressed(id, version), values),
      remove: (id, version) => kind.remove(quietApi, addressed(id, version)),
      reorder: (ids) => kind.reorder(quietApi, ids),
      current: async () => kind.read((await quietApi.websites.getWebsite({ params: { id: websiteId } })).website),
      valuesOf: kind.valuesOf,
      stateOf: kind.stateOf,
      newestFirst: kind.newestFirst === true,
    };
  };
}
