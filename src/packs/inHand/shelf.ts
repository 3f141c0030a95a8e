/** The packs that the player has put in: kept as the text that was given, read anew at every start. */

import type { Store } from '../../storage/store';
import { type Fault, fault, MAX_LENGTH, type Read, storageFault } from '../../storage/untrusted';
import { install, uninstall } from './install';
import { type Pack, readPack } from './pack';

const KEY = /^pack\/([a-z][a-zA-Z0-9]{2,29})$/;
/** So many packs, each of at most MAX_LENGTH characters, are enough for anybody's storage. */
const MOST_PACKS = 20;

export interface Shelf {
  readonly packs: readonly Pack[];
  /** Packs that could be read once and cannot be now, by their ids. They stay where they are. */
  readonly faults: Readonly<Record<string, Fault>>;
  /** Looks into a text; nothing is kept. */
  inspect(text: string): Read<Pack>;
  /** Keeps a pack, in the place of one of the same id. */
  add(text: string): Promise<Read<Pack>>;
  remove(id: string): Promise<Fault | null>;
}

export async function openShelf(store: Store): Promise<Shelf> {
  const packs = new Map<string, Pack>();
  const faults: Record<string, Fault> = {};
  for (const key of await store.keys()) {
    const [, id] = KEY.exec(key) ?? [];
    if (id === undefined) continue;
    const read = readPack(await store.get(key));
    if (read.ok && read.value.id === id) {
      packs.set(id, read.value);
      install(read.value);
    } else faults[id] = read.ok ? fault('invalid', 'id', read.value.id).fault : read.fault;
  }
  const tried = (work: Promise<void>): Promise<Fault | null> =>
    work.then(
      () => null,
      (error: unknown) => storageFault(error),
    );
  return {
    get packs() {
      return [...packs.values()];
    },
    faults,
    inspect: readPack,
    async add(text) {
      const read = readPack(text);
      if (!read.ok) return read;
      const { id } = read.value;
      if (!packs.has(id) && packs.size >= MOST_PACKS) return fault('full', '', `${MOST_PACKS} packs of ${MAX_LENGTH}`);
      const failed = await tried(store.set(`pack/${id}`, text));
      if (failed) return { ok: false, fault: failed };
      uninstall(id);
      install(read.value);
      packs.set(id, read.value);
      delete faults[id];
      return read;
    },
    async remove(id) {
      const failed = await tried(store.remove(`pack/${id}`));
      if (failed) return failed;
      uninstall(id);
      packs.delete(id);
      delete faults[id];
      return null;
    },
  };
}
