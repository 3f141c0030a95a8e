/** Test kit: a canvas context that only records calls and set properties. */

/** A call with its arguments, or a property with its new value. */
export interface Stroke {
  readonly name: string;
  readonly args: readonly unknown[];
}

export function recordingContext(): { ctx: CanvasRenderingContext2D; strokes: Stroke[]; times(name: string): number } {
  const strokes: Stroke[] = [];
  const set: Record<string, unknown> = {};
  const gradient = {
    addColorStop: (...args: unknown[]) => void strokes.push({ name: 'addColorStop', args }),
    toJSON: () => 'gradient',
  };
  const answers: Readonly<Record<string, unknown>> = {
    createRadialGradient: gradient,
    createLinearGradient: gradient,
    createPattern: {},
    getTransform: { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 },
  };
  const ctx = new Proxy(set, {
    get: (_, name) => {
      if (typeof name !== 'string') return undefined;
      if (Object.hasOwn(set, name)) return set[name];
      return (...args: unknown[]) => {
        strokes.push({ name, args });
        // Every letter has the same width.
        if (name === 'measureText') return { width: 8 * String(args[0]).length };
        return answers[name];
      };
    },
    set: (_, name, value) => {
      set[String(name)] = value;
      strokes.push({ name: String(name), args: [value] });
      return true;
    },
  });
  return {
    ctx: ctx as unknown as CanvasRenderingContext2D,
    strokes,
    times: (name) => strokes.filter((each) => each.name === name).length,
  };
}
