import { newIdempotencyKey } from "../../../lib/idempotency-key.ts";
import { readFormerPlaces } from "./former-places.ts";
import { isNothing, joinWork, openWorkPlace, type KeptWork, type WorkPlace } from "./kept-work.ts";

/** This tab's own place for its work, and what was found there of tabs that are gone. */
export type OpenedWork = {
  device: string;
  found: KeptWork | null;
  /** Devices whose work was taken over: what the server keeps of them is not needed any more. */
  takenOver: string[];
  place: WorkPlace;
  /** Gives up the name, so that the next tab takes over what is left. */
  close: () => void;
};

/** Opens the place and takes over what tabs of this browser left unfinished. */
export async function openKeptWork(websiteId: number, userId: number): Promise<OpenedWork> {
  const device = newIdempotencyKey();
  const place = await openWorkPlace();
  const close = holdName(device);
  const takeOver = async () => {
    const alive = await livingDevices();
    const left = (await readAll(place)).filter(
      (work) => work.websiteId === websiteId && work.userId === userId && !alive.has(work.device),
    );
    const former = readFormerPlaces({ websiteId, userId });
    const joined = joinWork(former ? [...left, former.work] : left, device);
    const found = joined && !isNothing(joined) ? joined : null;
    const isKept = found === null || (await place.put(found).then(yes, no));
    // Where the storage is full, it stays where it was as well.
    if (isKept) {
      for (const work of left) await place.remove(work.device);
      former?.forget();
    }
    return { found, takenOver: left.map((work) => work.device) };
  };
  const taken = await alone(`vitrine-builder-${websiteId}`, takeOver);
  return { device, place, close, ...taken };
}

const yes = () => true;
const no = () => false;

/** What is kept in this browser. The rules that read it come only where there is something. */
async function readAll(place: WorkPlace): Promise<KeptWork[]> {
  const all = await place.all().catch(() => []);
  if (all.length === 0) return [];
  const rules = await import("./kept-work-shape.ts").catch(() => null);
  return rules ? all.flatMap((kept) => rules.readKeptWork(kept) ?? []) : [];
}

const nameOf = (device: string) => `vitrine-tab-${device}`;

/** Without a secure context a browser has no locks; then every kept work counts as left behind. */
const locks = () => (typeof navigator === "undefined" ? undefined : (navigator.locks as LockManager | undefined));

/** Holds this tab's name as a lock until it is closed; a killed tab loses it by itself. */
function holdName(device: string): () => void {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locks()?.request(nameOf(device), () => held);
  return () => release();
}

/** Names of the tabs of this browser that are open now. */
export async function livingDevices(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => name?.replace(/^vitrine-tab-/, "") ?? []));
}

async function alone<T>(name: string, task: () => Promise<T>): Promise<T> {
  const manager = locks();
  return manager ? manager.request(name, task) : task();
}
