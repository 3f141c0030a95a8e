/** Test kit: replaces parts of the app by functions that only record what they are asked. */

/** For `vi.hoisted`, because replaced modules need the parts before anything else runs. */
export function askedParts() {
  /** What the parts were asked, in order. */
  const heard: string[] = [];
  /** The names of parts that fail the next time. */
  const failing = new Set<string>();
  return {
    heard,
    failing,
    part:
      (name: string) =>
      (...given: unknown[]) => {
        const told = given.filter((each) => ['string', 'number'].includes(typeof each) || each === null);
        heard.push([name, ...told].join(' '));
        return failing.delete(name) ? Promise.reject(new Error(name)) : Promise.resolve({ name });
      },
    forget() {
      heard.length = 0;
      failing.clear();
    },
  };
}
