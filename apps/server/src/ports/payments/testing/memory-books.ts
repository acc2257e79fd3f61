import type { SimulatedAccount, SimulatedEvent } from "../simulator/account.ts";
import type { Books } from "../simulator/books.ts";

/** Books that live as long as the process, for tests that go through thousands of lives. */
export function createMemoryBooks(): Books {
  const accounts = new Map<string, { account: SimulatedAccount; dueAt: Date | null }>();
  const waiting = new Map<string, SimulatedEvent>();
  return {
    insert: async (account) => void accounts.set(account.id, { account, dueAt: null }),
    async change(id, work) {
      const found = accounts.get(id);
      if (!found) return null;
      const { account, events, dueAt, result } = work(structuredClone(found.account));
      accounts.set(id, { account, dueAt });
      for (const event of events) waiting.set(event.id, event);
      return result;
    },
    dueAt: async (now) => [...accounts].filter(([, { dueAt }]) => dueAt !== null && dueAt <= now).map(([id]) => id),
    waiting: async () => [...waiting.values()],
    markDelivered: async (eventId) => void waiting.delete(eventId),
  };
}
