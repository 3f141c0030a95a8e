/** Keeps modes by id. Each mode is loaded on first use and then reused. */
import type { ByMode, ModeId } from '../rules/core/ruleset';

type Loaders = Readonly<Record<string, () => Promise<unknown>>>;
type Loaded<L extends Loaders> = Awaited<ReturnType<L[keyof L]>>;

export interface Registry<L extends Loaders> {
  /** Loads a mode. Rejects if it cannot be loaded now; the next call tries again. */
  fetchMode(id: keyof L & string): Promise<Loaded<L>>;
  /** Loads these modes, or all modes if `ids` is absent; ignores unknown ids. Rejects if one of the modes cannot be loaded now. */
  fetchModes(ids?: readonly ModeId[]): Promise<void>;
  /** Returns a mode that is loaded; undefined if the mode is not loaded. `modeOf.fetch` is `fetchModes`. */
  readonly modeOf: ByMode<Loaded<L>>;
}

/** Returns the registry of some modes. @param loaders the function that loads each mode, by the mode's id */
export function registryOf<const L extends Loaders>(loaders: L): Registry<L> {
  const here = new Map<ModeId, Loaded<L>>();

  async function fetchMode(id: keyof L & string): Promise<Loaded<L>> {
    const mode = here.get(id) ?? ((await loaders[id]?.()) as Loaded<L>);
    here.set(id, mode);
    return mode;
  }

  const isId = (id: ModeId): boolean => Object.hasOwn(loaders, id);

  async function fetchModes(ids: readonly ModeId[] = Object.keys(loaders)): Promise<void> {
    await Promise.all(ids.filter(isId).map(fetchMode));
  }

  return { fetchMode, fetchModes, modeOf: Object.assign((id: ModeId) => here.get(id), { fetch: fetchModes }) };
}
