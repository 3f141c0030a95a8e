/**
 * Test kit: a second implementation of L23-L25, slow and literal, that enumerates every set of targets and every placing, and shares only
 * data with src/rules. slowRace.ts compares its results with those of the rules.
 */
import type { Board, HexId, Terrain } from '../../src/rules/core/board';
import type { Book } from '../../src/rules/longTable/book';
import type { Figure, FigureId, WorkingState } from '../../src/rules/longTable/state';
import type { Area, Mods, Part, Values } from '../../src/rules/longTable/vocabulary';
import { neighboursOf, situationOn, slowSees } from './slowGeometry';

/** The cost of a path: negative hexes first, then length. */
type Cost = readonly [negatives: number, length: number];
type Ends = Map<HexId, Cost>;

interface Form {
  readonly melee: boolean;
  readonly range: number;
  readonly targets: number;
  readonly area: Area | null;
}

/** Possible targets of an attack: those in its area (without an area: all), and all. L25.2: the focus is one of `aimed`. */
interface TargetSet {
  readonly aimed: readonly FigureId[];
  readonly all: readonly FigureId[];
}

export interface SlowFocus {
  readonly focus: FigureId | null;
  readonly candidates: Record<FigureId, { negatives: number; length: number; range: number }>;
}

export interface SlowMove {
  /** The hexes where it may end, in hex order, or null if it stays. */
  readonly ends: readonly HexId[] | null;
  readonly best: readonly HexId[];
  /** The ids of the targets, or null if they are not decided within this move. */
  readonly targets: readonly FigureId[] | null;
}

const before = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
};
const least = (values: readonly (readonly number[])[]): readonly number[] =>
  values.reduce((best, next) => (before(next, best) ? next : best));

function subsets<T>(list: readonly T[]): T[][] {
  const all: T[][] = [[]];
  for (const each of list) all.push(...all.map((set) => [...set, each]));
  return all;
}

const sights = new WeakMap<Board, Map<string, boolean>>();

/** A cache of the answers about one position, which does not change. */
class Memory {
  private readonly known = new Map<string, unknown>();

  of<T>(question: string, answer: () => T): T {
    if (!this.known.has(question)) this.known.set(question, answer());
    return this.known.get(question) as T;
  }
}

export class SlowTable {
  readonly book: Book;
  readonly state: WorkingState;
  readonly me: Figure;
  readonly parts: readonly Part[];
  readonly startHex: HexId;
  private readonly memory = new Memory();

  constructor(book: Book, state: WorkingState, id: FigureId, parts: readonly Part[], startHex: HexId) {
    const me = state.figures.find((figure) => figure.id === id);
    if (!me) throw new Error(`the state has no figure ${id}`);
    this.book = book;
    this.state = state;
    this.me = me;
    this.parts = parts;
    this.startHex = startHex;
  }

  // The board (L4)

  private get hexes(): HexId[] {
    const value = (hex: HexId) => [hex.charCodeAt(0), Number(hex.slice(1))];
    return this.memory.of('hexes', () =>
      Object.keys(this.book.scenario.board.hexes).sort((a, b) => (before(value(a), value(b)) ? -1 : 1)),
    );
  }

  private terrain(hex: HexId): Terrain | undefined {
    const printed = this.book.scenario.board.hexes[hex];
    if (printed === 'door') return this.state.opened.includes(hex) ? 'plain' : 'door';
    return this.state.tiles[hex] ?? printed;
  }

  private near(hex: HexId): HexId[] {
    const { walls } = this.book.scenario.board;
    const isWalled = (to: HexId) => walls.some((wall) => wall.includes(hex) && wall.includes(to));
    const isOpen = (to: HexId) => ![undefined, 'door'].includes(this.terrain(to)) && !isWalled(to);
    return this.memory.of(`near ${hex}`, () => neighboursOf(hex).filter(isOpen));
  }

  /** L4.2: counts rings around a hex. */
  range(from: HexId, to: HexId): number {
    const rings = this.memory.of(`rings ${from}`, () => {
      const all = [[from]];
      const seen = new Set(all[0]);
      for (let ring = all[0] ?? []; ring.length > 0; all.push(ring)) {
        ring = [...new Set(ring.flatMap((hex) => this.near(hex)))].filter((hex) => !seen.has(hex));
        for (const hex of ring) seen.add(hex);
      }
      return all;
    });
    const steps = rings.findIndex((ring) => ring.includes(to));
    return steps < 0 ? Number.POSITIVE_INFINITY : steps;
  }

  /** L4.3 */
  private sees(a: HexId, b: HexId): boolean {
    const { board } = this.book.scenario;
    const known = sights.get(board) ?? new Map<string, boolean>();
    sights.set(board, known);
    const key = `${a}-${b}-${this.state.opened.join()}`;
    const answer = known.get(key) ?? slowSees(situationOn(board, { opened: this.state.opened }), a, b);
    known.set(key, answer);
    return answer;
  }

  // Sides and figures

  private side(figure: Figure): string {
    return figure.kind === 'monster' ? 'monsters' : figure.kind === 'obstacle' ? 'obstacle' : 'heroes';
  }

  private isEnemy(other: Figure): boolean {
    const mine = this.side(this.me);
    return mine === 'monsters' ? this.side(other) === 'heroes' : this.side(other) !== 'heroes';
  }

  private has(figure: Figure, token: string): boolean {
    return figure.tokens.some((each) => each.token === token);
  }

  private get values(): Values {
    const { me, book } = this;
    const found =
      me.kind === 'monster'
        ? book.monsters[me.monster]?.ranks[me.rank]?.[book.setup.level]
        : me.kind === 'summon'
          ? book.summons[me.summon]?.values
          : undefined;
    if (!found) throw new Error(`${me.id} has no values`);
    return found;
  }

  /** L6.5 */
  private order(): FigureId[] {
    const { figures, order } = this.state;
    const placed = order.flatMap((place): Figure[] => {
      if (place.place === 'hero') {
        const summons = figures.filter((each) => each.kind === 'summon' && each.hero === place.hero);
        summons.sort((a, b) => Number(a.id.split(':')[1]) - Number(b.id.split(':')[1]));
        return [...summons, ...figures.filter((each) => each.kind === 'hero' && each.hero === place.hero)];
      }
      if (place.place === 'escorts') return figures.filter((each) => each.kind === 'escort');
      const of = (rank: string) =>
        figures
          .flatMap((each) =>
            each.kind === 'monster' && each.monster === place.monster && each.rank === rank ? [each] : [],
          )
          .sort((a, b) => a.number - b.number);
      return [...of('elite'), ...of('normal')];
    });
    return [...placed, ...figures.filter(({ kind }) => kind === 'obstacle')].map(({ id }) => id);
  }

  // L9, L23.2, L23.3: paths

  private stands(hex: HexId): Figure | undefined {
    return this.state.figures.find((figure) => figure.hex === hex && figure.id !== this.me.id);
  }

  private isNegative(hex: HexId): boolean {
    return this.state.traps.some((trap) => trap.hex === hex) || this.terrain(hex) === 'hazardous';
  }

  private isDifficult(hex: HexId): boolean {
    const grave = this.me.kind === 'monster' && this.state.graves.includes(hex);
    return this.terrain(hex) === 'difficult' || grave;
  }

  private mayPass(hex: HexId): boolean {
    const other = this.stands(hex);
    return this.terrain(hex) !== 'obstacle' && !(other && (other.kind === 'obstacle' || this.isEnemy(other)));
  }

  /** Returns the cost of the best path from a hex to every hex where the monster may end. */
  private ends(from: HexId, jumps: boolean): Ends {
    if (this.values.flying) {
      const free = this.hexes.filter((hex) => this.range(from, hex) < 1000 && !this.stands(hex));
      return this.withStart(from, new Map(free.map((hex) => [hex, [0, this.range(from, hex)]])));
    }
    if (jumps) {
      const free = this.hexes.filter(
        (hex) => this.range(from, hex) < 1000 && !this.stands(hex) && this.terrain(hex) !== 'obstacle',
      );
      return this.withStart(
        from,
        new Map(
          free.map((hex) => {
            const length = this.range(from, hex) + (this.isDifficult(hex) ? 1 : 0);
            return [hex, [this.isNegative(hex) ? 1 : 0, length]];
          }),
        ),
      );
    }
    return this.withStart(from, new Map([...this.walks(from)].filter(([hex]) => !this.stands(hex))));
  }

  private withStart(from: HexId, ends: Ends): Ends {
    return ends.set(from, [0, 0]);
  }

  /** Extends paths by one hex until no path improves. */
  private walks(from: HexId): Ends {
    const best: Ends = new Map([[from, [0, 0]]]);
    for (let changed = true; changed; ) {
      changed = false;
      for (const [hex, [negatives, length]] of [...best]) {
        for (const to of this.near(hex).filter((next) => this.mayPass(next))) {
          const way: Cost = [negatives + (this.isNegative(to) ? 1 : 0), length + (this.isDifficult(to) ? 2 : 1)];
          const known = best.get(to);
          if (known && !before(way, known)) continue;
          best.set(to, way);
          changed = true;
        }
      }
    }
    return best;
  }

  // L11.1, L13: possible targets

  private attackAt(from: number): { mods: Extract<Part, { part: 'ability' }>['ability']['mods']; at: number } | null {
    const at = this.parts.findIndex(
      (part, i) => i >= from && part.part === 'ability' && part.ability.verb === 'attack',
    );
    const part = this.parts[at];
    return part?.part === 'ability' ? { mods: part.ability.mods, at } : null;
  }

  private form(from: number): Form {
    const attack = this.attackAt(from);
    if (!attack || this.has(this.me, 'disarm')) return { melee: true, range: 1, targets: 1, area: null };
    return this.ownForm(attack.mods);
  }

  private ownForm({ range, rangePlus = 0, targets = 1, area }: Mods): Form {
    const count = targets === 'all' ? 1000 : Number(targets);
    const own = range ?? this.values.range;
    const melee = area ? area.melee : own === null && rangePlus <= 0;
    return { melee, range: melee ? 1 : Math.max(1, (own ?? 1) + rangePlus), targets: count, area: area ?? null };
  }

  private get targetable(): Figure[] {
    return this.state.figures.filter((other) => this.isEnemy(other) && !this.has(other, 'invisible'));
  }

  private inReach(from: HexId, form: Form): Figure[] {
    return this.targetable.filter(
      ({ hex }) => hex !== from && this.range(from, hex) <= form.range && this.sees(from, hex),
    );
  }

  /** Returns every possible set of targets of an attack of this form from a hex. */
  private targetSets(from: HexId, form: Form): TargetSet[] {
    return this.memory.of(`sets ${from} ${JSON.stringify(form)}`, () => this.allTargetSets(from, form));
  }

  private allTargetSets(from: HexId, form: Form): TargetSet[] {
    const ids = (figures: readonly Figure[]) => figures.map(({ id }) => id);
    const reach = ids(this.inReach(from, form));
    const { area } = form;
    if (!area) {
      const sets = subsets(reach).filter((set) => set.length > 0 && set.length <= form.targets);
      return sets.map((set) => ({ aimed: set, all: set }));
    }
    return this.placings(area, from, form).flatMap((red) => {
      const hit = ids(this.targetable.filter(({ hex }) => red.includes(hex) && this.sees(from, hex)));
      const others = subsets(reach.filter((id) => !hit.includes(id))).filter((set) => set.length <= form.targets - 1);
      return others.map((set) => ({ aimed: hit, all: [...hit, ...set] }));
    });
  }

  /** L13.2: returns the red hexes of every placing on the map: turned, mirrored, and at every possible place if it is ranged. */
  private placings(area: Area, from: HexId, form: Form): HexId[][] {
    const shapes = [area.red, area.red.map(([q, r]) => [q + r, -r] as const)].flatMap((red) =>
      [0, 1, 2, 3, 4, 5].map((turns) => {
        let shape = red.map(([q, r]) => [q, r] as readonly [number, number]);
        for (let n = 0; n < turns; n += 1) shape = shape.map(([q, r]) => [q + r, -q] as const);
        return shape;
      }),
    );
    const [q0, r0] = axial(from);
    const open = this.hexes.filter((hex) => this.terrain(hex) !== 'door');
    const lay = (shape: readonly (readonly [number, number])[], q: number, r: number) =>
      open.filter((hex) => shape.some(([dq, dr]) => axial(hex)[0] === q + dq && axial(hex)[1] === r + dr));
    if (area.melee) return shapes.map((shape) => lay(shape, q0, r0));
    // The possible places are the same for all attackers.
    const everywhere = this.memory.of(`placings ${JSON.stringify(area)}`, () => {
      const all = shapes.flatMap((shape) =>
        open.flatMap((hex) => shape.map(([dq, dr]) => lay(shape, axial(hex)[0] - dq, axial(hex)[1] - dr))),
      );
      return [...new Map(all.map((red) => [red.join(), red])).values()];
    });
    return everywhere.filter((red) => red.some((hex) => this.range(from, hex) <= form.range));
  }

  // L23

  /** Returns whether its Move line (the last before the attack, else the card's first) has Jump. */
  private jumpsFor(attack: number): boolean {
    const moves = this.parts.flatMap((part, at) =>
      part.part === 'ability' && part.ability.verb === 'move' ? [{ at, jumps: part.ability.mods.jump === true }] : [],
    );
    const move = moves.filter(({ at }) => at < attack).at(-1) ?? moves[0];
    return move?.jumps === true;
  }

  focus(): SlowFocus {
    const form = this.form(0);
    const ends = this.ends(this.me.hex, this.jumpsFor(this.attackAt(0)?.at ?? 0));
    const sets = new Map([...ends.keys()].map((hex) => [hex, this.targetSets(hex, form)]));
    const order = this.order();
    const candidates = this.targetable.flatMap((enemy) => {
      const hexes = [...ends].filter(([hex]) => sets.get(hex)?.some(({ aimed }) => aimed.includes(enemy.id)));
      if (hexes.length === 0) return [];
      const [negatives = 0, length = 0] = least(hexes.map(([, cost]) => cost));
      return [{ enemy, negatives, length, range: this.range(this.me.hex, enemy.hex) }];
    });
    const value = ({ enemy, negatives, length, range }: (typeof candidates)[number]) => [
      negatives,
      length,
      range,
      order.indexOf(enemy.id),
    ];
    const best = candidates.length > 0 ? least(candidates.map(value)) : [];
    const chosen = candidates.find((each) => value(each).join() === best.join());
    return {
      focus: chosen?.enemy.id ?? null,
      candidates: Object.fromEntries(
        candidates.map(({ enemy, negatives, length, range }) => [enemy.id, { negatives, length, range }]),
      ),
    };
  }

  // L25.3

  private ranks(): FigureId[] {
    const order = this.order();
    const value = ({ id, hex }: Figure) => [this.range(this.startHex, hex), order.indexOf(id)];
    return [...this.targetable].sort((a, b) => (before(value(a), value(b)) ? -1 : 1)).map(({ id }) => id);
  }

  /** Returns the other targets of the best set with the focus (most targets, then the best ranks): their ranks, best first. */
  private bestSet(sets: readonly TargetSet[], focus: FigureId): number[] | null {
    const ranks = this.ranks();
    const worth = sets
      .filter(({ aimed }) => aimed.includes(focus))
      .map(({ all }) =>
        all
          .filter((id) => id !== focus)
          .map((id) => ranks.indexOf(id))
          .sort((a, b) => a - b),
      );
    if (worth.length === 0) return null;
    return [...least(worth.map((others) => [-others.length, ...others]))].slice(1);
  }

  // L24

  /** Decides the first Move line for a focus. */
  move(focus: FigureId | null): SlowMove {
    const at = this.parts.findIndex((part) => part.part === 'ability' && part.ability.verb === 'move');
    const line = this.parts[at];
    if (line?.part !== 'ability' || line.ability.verb !== 'move') throw new Error('the monster has no Move line');
    const m = Math.max(0, this.values.move + Number(line.ability.amount));
    const nothing: SlowMove = { ends: null, best: [], targets: null };
    const target = this.targetable.find(({ id }) => id === focus);
    if (m === 0 || this.has(this.me, 'immobilize') || !target) return nothing;
    const form = this.form(at);
    const ends = this.ends(this.me.hex, line.ability.mods.jump === true);
    const shoots = !form.melee && !this.has(this.me, 'muddle');
    const ranks = this.ranks();
    const rows = [...ends].flatMap(([hex, [negatives, length]]) => {
      const sets = this.targetSets(hex, form);
      const others = this.bestSet(sets, target.id);
      return others ? [{ hex, negatives, length, sets, others }] : [];
    });
    if (rows.length === 0) return nothing;
    type Row = (typeof rows)[number];
    const keep = (from: readonly Row[], value: (row: Row) => readonly number[]): Row[] => {
      const best = least(from.map(value)).join();
      return from.filter((row) => value(row).join() === best);
    };
    const adjacentTo = (hex: HexId, other: HexId) => this.near(other).includes(hex);
    let good = keep(rows, ({ negatives }) => [negatives]);
    good = keep(good, ({ length }) => [length <= m ? 0 : 1]);
    if (shoots) good = keep(good, ({ hex }) => [adjacentTo(hex, target.hex) ? 1 : 0]);
    let chosen = keep(good, ({ others }) => [-others.length]);
    chosen = keep(chosen, ({ length }) => [length]);
    chosen = keep(chosen, ({ others }) => others);
    const others = chosen[0]?.others ?? [];
    const targets = [target.id, ...others.map((rank) => ranks[rank] ?? '')];
    const same = ({ aimed, all }: TargetSet) =>
      aimed.includes(target.id) && all.length === targets.length && all.every((id) => targets.includes(id));
    const atDisadvantage = ({ hex }: Row) =>
      shoots ? this.targetable.filter((each) => targets.includes(each.id) && adjacentTo(hex, each.hex)).length : 0;
    let last = good.filter(({ sets }) => sets.some(same));
    last = keep(last, (row) => [atDisadvantage(row)]);
    last = keep(last, ({ length }) => [length]);
    const best = this.inHexOrder(last.map(({ hex }) => hex));
    if (last.every(({ length }) => length <= m)) return { ends: best, best, targets };
    const stops = best.flatMap((goal) => this.nearest(ends, goal, m, line.ability.mods.jump === true));
    return { ends: this.inHexOrder([...new Set(stops)]), best, targets: null };
  }

  private inHexOrder(hexes: readonly HexId[]): HexId[] {
    return this.hexes.filter((hex) => hexes.includes(hex));
  }

  /** L24.6 */
  private nearest(ends: Ends, goal: HexId, m: number, jumps: boolean): HexId[] {
    const stops = [...ends].flatMap(([hex, [negatives, length]]) => {
      const rest = length <= m ? this.ends(hex, jumps).get(goal) : undefined;
      return rest ? [{ hex, value: [negatives + rest[0], rest[1], length] }] : [];
    });
    const best = least(stops.map(({ value }) => value)).join();
    return stops.filter(({ value }) => value.join() === best).map(({ hex }) => hex);
  }

  // L25

  /** L25.1-L25.4: returns the targets of the first Attack line from the monster's hex: the focus, then by rank. Null without an attack. */
  attack(focus: FigureId | null): FigureId[] | null {
    const line = this.attackAt(0);
    if (!line) throw new Error('the monster has no Attack line');
    if (this.has(this.me, 'disarm') || focus === null) return null;
    const others = this.bestSet(this.targetSets(this.me.hex, this.ownForm(line.mods)), focus);
    const ranks = this.ranks();
    return others && [focus, ...others.map((rank) => ranks[rank] ?? '')];
  }
}

/** Returns axial coordinates: the column, and a row that is not shifted in every other column. */
function axial(hex: HexId): readonly [number, number] {
  const column = hex.charCodeAt(0) - 97;
  return [column, Number(hex.slice(1)) - 1 - Math.floor(column / 2)];
}
