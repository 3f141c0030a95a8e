/** Test kit: all single changes of a printed value: a number plus one, a flag removed or set, another name of the same list. */

export interface Change<T> {
  /** The path of the field, such as `abilities.0.consume.plus`. */
  readonly field: string;
  readonly to: T;
}

/** The possible names by field. */
export type Names = Readonly<Record<string, readonly string[] | ((name: string) => unknown)>>;

/**
 * Returns all single changes of a value.
 * @param names for each field that holds names: their list, or a function that returns a different value
 * @param fixed fields whose strings are the discriminant of a union: these are not changed
 * @throws RangeError for a field whose names `names` does not list, so that no new field is omitted
 */
export function changesOf<T>(value: T, names: Names, fixed: readonly string[] = []): Change<T>[] {
  const changed = (at: unknown, key: string, path: string): Change<unknown>[] => {
    if (typeof at === 'number') return [{ field: path, to: at + 1 }];
    if (typeof at === 'boolean') return [{ field: path, to: at ? undefined : true }];
    if (typeof at === 'string') return [{ field: path, to: another(at, key, path, names) }];
    if (Array.isArray(at)) {
      return at.flatMap((each, i) =>
        changed(each, key, `${path}.${i}`).map(({ field, to }) => ({ field, to: at.with(i, to) })),
      );
    }
    if (typeof at !== 'object' || at === null) return [];
    return Object.entries(at)
      .filter(([name, inner]) => typeof inner !== 'string' || !fixed.includes(name))
      .flatMap(([name, inner]) =>
        changed(inner, name, path === '' ? name : `${path}.${name}`).map(({ field, to }) => ({
          field,
          to: to === undefined ? without(at, name) : { ...at, [name]: to },
        })),
      );
  };
  return changed(value, '', '') as Change<T>[];
}

function another(name: string, key: string, path: string, names: Names): unknown {
  const known = names[key];
  const other = typeof known === 'function' ? known(name) : known?.find((each) => each !== name);
  if (other === undefined) throw new RangeError(`\`names\` has no other name for ${path} (${name})`);
  return other;
}

const without = (all: object, name: string): object =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== name));
