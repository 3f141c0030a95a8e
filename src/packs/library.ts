/** Stores the original texts of the packs that the player has added, and reads them again at every start. */
import type { Store } from '../storage/store';
import { type Fault, fault, MAX_LENGTH, type ReadResult, storageFault } from '../storage/untrusted';
import { ID_PATTERN } from './container';

/** The largest number of packs. Each pack has at most MAX_LENGTH characters, so this number limits the storage for all packs. */
const MAX_PACKS = 20;

export interface PackLibrary<P> {
  readonly packs: readonly P[];
  /** The reasons why packs can no longer be read, by pack id. Such packs stay in the store. */
  readonly faults: Readonly<Record<string, Fault>>;
  /** Reads the text of a pack without storing it. */
  inspect(text: string): ReadResult<P>;
  /** Stores and installs a pack; replaces a pack with the same id. */
  add(text: string): Promise<ReadResult<P>>;
  /** Removes a pack from the store and its content from the game. @returns the fault if the store fails; otherwise null */
  remove(id: string): Promise<Fault | null>;
}

/** The functions with which a mode reads and installs its packs. */
export interface PackLibraryOptions<P> {
  /** The prefix of the store's keys for packs of this mode. */
  readonly prefix: string;
  read(text: unknown): ReadResult<P>;
  /** Adds a pack's content to the mode's own content. */
  install(pack: P): void;
  /** Removes all content of a pack. */
  uninstall(id: string): void;
}

/** Opens the library and installs every stored pack that can be read. */
export async function openPackLibrary<P extends { readonly id: string }>(
  store: Store,
  { prefix, read: readPack, install, uninstall }: PackLibraryOptions<P>,
): Promise<PackLibrary<P>> {
  const packs = new Map<string, P>();
  const faults: Record<string, Fault> = {};
  for (const key of await store.keys()) {
    const id = key.slice(prefix.length);
    if (!key.startsWith(prefix) || !ID_PATTERN.test(id)) continue;
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
      if (!packs.has(id) && packs.size >= MAX_PACKS) return fault('full', '', `${MAX_PACKS} packs of ${MAX_LENGTH}`);
      const failed = await tried(store.set(prefix + id, text));
      if (failed) return { ok: false, fault: failed };
      uninstall(id);
      install(read.value);
      packs.set(id, read.value);
      delete faults[id];
      return read;
    },
    async remove(id) {
      const failed = await tried(store.remove(prefix + id));
      if (failed) return failed;
      uninstall(id);
      packs.delete(id);
      delete faults[id];
      return null;
    },
  };
}
