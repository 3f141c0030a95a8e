/** Shortens an SVG path: rounds every point to whole units, without letting the rounding errors of relative steps add up. */

const ARITY: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const TOKEN = /([a-zA-Z])|([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/g;

interface Segment {
  readonly command: string;
  readonly numbers: readonly number[];
}

const ARC_FLAGS = /([aA][^a-zA-Z]*)/g;
/** Puts spaces between the numbers of arcs, because a path may have none between an arc's flags and the next number. */
const spaceFlags = (d: string): string =>
  d.replace(ARC_FLAGS, (arcs) => {
    const number = '[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[-+]?\\d+)?';
    const arc = new RegExp(`(${number})[\\s,]*(${number})[\\s,]*(${number})[\\s,]*([01])[\\s,]*([01])[\\s,]*`, 'g');
    const end = new RegExp(`(${number})[\\s,]*(${number})[\\s,]*`, 'y');
    let out = arcs.slice(0, 1);
    let at = 1;
    for (;;) {
      arc.lastIndex = at;
      const head = arc.exec(arcs);
      if (!head) return out;
      end.lastIndex = arc.lastIndex;
      const tail = end.exec(arcs);
      if (!tail) return out;
      out += `${head.slice(1).join(' ')} ${tail.slice(1).join(' ')} `;
      at = end.lastIndex;
    }
  });

function segments(d: string): Segment[] {
  const out: Segment[] = [];
  let command = '';
  let numbers: number[] = [];
  for (const [, letter, number] of spaceFlags(d).matchAll(TOKEN)) {
    if (letter) {
      command = letter;
      numbers = [];
    } else if (number) numbers.push(Number(number));
    if (numbers.length === ARITY[command.toLowerCase()]) {
      out.push({ command, numbers });
      numbers = [];
      // In SVG, further pairs of coordinates after a move are lines.
      command = { m: 'l', M: 'L' }[command] ?? command;
    }
  }
  return out;
}

/** Joins numbers with spaces, but without one before a minus sign. */
const join = (numbers: readonly number[]): string =>
  numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`)).join('');

/** Returns the path with all points on whole units. */
export function compactPath(d: string): string {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  // The unrounded position, so that rounding errors do not accumulate.
  let [exactX, exactY] = [0, 0];
  let [exactStartX, exactStartY] = [0, 0];
  let out = '';
  for (const { command, numbers } of segments(d)) {
    const kind = command.toLowerCase();
    const [baseX, baseY] = command === kind ? [exactX, exactY] : [0, 0];
    const fx = (n: number): number => Math.round(baseX + n) - x;
    const fy = (n: number): number => Math.round(baseY + n) - y;
    if (kind === 'z') {
      out += 'z';
      [x, y, exactX, exactY] = [startX, startY, exactStartX, exactStartY];
      continue;
    }
    const n = (i: number): number => numbers[i] ?? 0;
    const last = numbers.length;
    const endX = kind === 'v' ? exactX : baseX + n(kind === 'h' ? 0 : last - 2);
    const endY = kind === 'h' ? exactY : baseY + n(last - 1);
    if (kind === 'h') out += `h${fx(n(0))}`;
    else if (kind === 'v') out += `v${fy(n(0))}`;
    else if (kind === 'a') {
      const radius = (r: number): number => Math.round(r * 10) / 10;
      out += `a${join([radius(n(0)), radius(n(1)), n(2), n(3), n(4), fx(n(5)), fy(n(6))])}`;
    } else out += kind + join(numbers.map((v, i) => (i % 2 === 0 ? fx(v) : fy(v))));
    [exactX, exactY] = [endX, endY];
    [x, y] = [Math.round(endX), Math.round(endY)];
    if (kind === 'm') [startX, startY, exactStartX, exactStartY] = [x, y, exactX, exactY];
  }
  return out;
}
