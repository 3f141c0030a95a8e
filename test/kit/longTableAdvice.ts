/** Test kit: positions of the Long Table drawn as text, with real cards and items; hints as short texts. */
import type { Hint } from '../../src/bots/longTable/advise';
import { heroes, items } from '../../src/content/longTable';
import type { Phase } from '../../src/flow/longTable/phases';
import { legal, type Play, send } from '../../src/flow/longTable/play';
import { parseBoard, printBoard } from '../../src/rules/core/board';
import type { ScenarioDef } from '../../src/rules/longTable/book';
import type { Command } from '../../src/rules/longTable/commands';
import { runTasks } from '../../src/rules/longTable/engine';
import { seatOf } from '../../src/rules/longTable/figures';
import type { WorkingState } from '../../src/rules/longTable/state';
import { beginNextTurn } from '../../src/rules/longTable/turns';
import type { Part, Values } from '../../src/rules/longTable/vocabulary';
import { startTable } from './longTable';

/** A monster type: its values, and the initiative and the lines of its only card. */
export interface Kind extends Partial<Values> {
  readonly initiative?: number;
  readonly parts?: readonly Part[];
}

export interface Position {
  /** What a player would say about the position. */
  readonly given: string;
  /** The board without figures. */
  readonly map: string;
  /** The figures: a mark of `MARKS`, its hex, and its HP if they are not full; parted by commas. */
  readonly figures: string;
  readonly kinds?: Readonly<Record<string, Kind>>;
  /** For each hero the cards in hand, then the discarded and the lost ones, parted by bars. */
  readonly cards: Readonly<Record<string, string>>;
  readonly items?: Readonly<Record<string, readonly string[]>>;
  /** `turn hero leading second`, `select`, `damage hero n`, `rests`, `restLoss hero card`, `longRest hero`, `attack`. */
  readonly asked: string;
  /** Answers before the question, as texts of `textOf`. */
  readonly after?: readonly string[];
  readonly scenario?: Partial<ScenarioDef>;
  readonly state?: Partial<WorkingState>;
  /** The good answers, or the bad ones, as texts of `textOf`. */
  readonly good?: readonly string[];
  readonly bad?: readonly string[];
}

const MARKS: Readonly<Record<string, string>> = {
  B: 'bailiff',
  F: 'ferrywoman',
  S: 'sexton',
  P: 'pawnbroker',
  r: 'rat',
  R: 'elite rat',
  w: 'wolf',
  i: 'imp',
  o: 'ogre',
};

const words = (text = ''): string[] => text.split(/\s+/).filter((each) => each !== '');

/** Returns the position as a play at its question. @throws Error if an answer before the question is not legal */
export function playAt(position: Position): Play {
  const { map, figures, kinds = {}, cards, items: held = {}, asked, after = [], scenario, state: over } = position;
  const placed = figures.split(',').map(words);
  const marks = new Set(placed.map(([mark = '']) => mark));
  const hexes = Object.fromEntries(
    [...marks].map((mark) => [mark, placed.flatMap(([of, hex]) => (of === mark && hex !== undefined ? [hex] : []))]),
  );
  const { board } = parseBoard(map);
  const { book, state } = startTable(printBoard(board, hexes), {
    figures: Object.fromEntries([...marks].map((mark) => [mark, MARKS[mark] ?? missing(mark)])),
    heroes: Object.fromEntries(
      Object.keys(cards).map((id) => {
        const hero = heroes.get(id) ?? missing(id);
        return [id, { hp: hero.def.hp[0] ?? 1, cards: hero.cards, items: held[id] ?? [] }];
      }),
    ),
    monsters: Object.fromEntries(
      Object.entries(kinds).map(([kind, { initiative = 50, parts, ...normal }]) => [
        kind,
        { normal, elite: normal, initiative, ...(parts ? { parts } : {}) },
      ]),
    ),
    ...(scenario ? { scenario } : {}),
    book: {
      items: Object.fromEntries(
        Object.values(held).flatMap((ids) => ids.map((id) => [id, items.get(id) ?? missing(id)])),
      ),
    },
  });
  for (const figure of state.figures) {
    const hp = placed.find(([, hex]) => hex === figure.hex)?.[2];
    if (hp !== undefined) figure.hp = Number(hp);
  }
  for (const [hero, piles] of Object.entries(cards)) {
    const [hand, discard, lost] = piles.split('|').map(words);
    Object.assign(seatOf(state, hero), { hand: hand ?? [], discard: discard ?? [], lost: lost ?? [] });
  }
  Object.assign(state, { round: 4, ...over });
  let play = ask({ phase: 'turn.turn', book, state, events: [] }, words(asked));
  for (const each of after) {
    const command =
      legal(play).find((option) => textOf(option) === each) ??
      missing(`${each} of ${legal(play).map((c) => textOf(c))}`);
    const sent = send(play, command);
    if (!sent.ok) throw new Error(sent.reason);
    play = sent.play;
  }
  return play;
}

function missing(what: string): never {
  throw new Error(`there is no ${what}`);
}

function ask({ book, state }: Play, [kind, hero = '', ...rest]: readonly string[]): Play {
  const table = state as WorkingState;
  const t = { book, state: table, events: [] };
  const at = (phase: Phase): Play => ({ phase, book, state: table, events: [] });
  switch (kind) {
    case 'select': {
      const shown = Object.values(table.decks);
      for (const deck of shown) Object.assign(deck, { draw: deck.shown === null ? [] : [deck.shown], shown: null });
      Object.assign(table, { order: [], place: 0, question: { ask: 'select' } });
      return at('round.select');
    }
    case 'turn': {
      const [leading = '', second = ''] = rest;
      seatOf(table, hero).plan = { plan: 'cards', leading, second };
      const first = table.order.findIndex((each) => each.place === 'hero' && each.hero === hero);
      table.acted = table.figures.flatMap(({ id, kind }) => (kind === 'hero' && id !== `hero:${hero}` ? [id] : []));
      if (rest.includes('last')) table.order.push(...table.order.splice(first, 1));
      if (rest.includes('last')) for (const { id, kind } of table.figures) if (kind === 'monster') table.acted.push(id);
      beginNextTurn(t);
      break;
    }
    case 'wound':
      table.agenda.push({
        do: 'damage',
        figure: `hero:${hero}`,
        amount: Number(rest[0]),
        source: { from: 'token', token: 'wound' },
        credit: null,
      });
      break;
    case 'damage': {
      const [by] = table.figures.flatMap((each) => (each.kind === 'monster' ? [each] : []));
      const source = { from: 'monsterCard', monster: by?.monster ?? '', card: `${by?.monster}1` } as const;
      table.agenda.push({
        do: 'damage',
        figure: `hero:${hero}`,
        amount: Number(rest[0]),
        source,
        credit: by?.id ?? null,
        attack: true,
      });
      break;
    }
    case 'rests':
      Object.assign(table, { restable: table.seats.map((seat) => seat.hero), question: { ask: 'rests' } });
      return at('roundEnd.rests');
    case 'restLoss':
      Object.assign(table, {
        restable: [hero],
        question: { ask: 'restLoss', hero, card: rest[0] ?? '', mayRedraw: true },
      });
      return at('roundEnd.restLoss');
    case 'longRest':
      seatOf(table, hero).plan = { plan: 'longRest' };
      beginNextTurn(t);
      break;
    case 'attack':
      table.acted = table.figures.flatMap(({ id, kind }) => (kind === 'hero' ? [id] : []));
      beginNextTurn(t);
      break;
    default:
      missing(`question ${kind}`);
  }
  runTasks(t);
  const phase = `turn.${table.question?.ask ?? missing('question')}` as Phase;
  return at(phase);
}

/** Returns a command as a short text; a way as its last hex. */
export function textOf(command: Command, at: Hint['at'] = []): string {
  switch (command.type) {
    case 'play':
      return `${command.card} ${command.basic ? 'basic ' : ''}${command.half}`;
    case 'step':
      return `go ${at.at(-1) ?? command.to}`;
    case 'select':
      return `${command.leading} ${command.second}`;
    case 'area':
      return `area ${command.hexes.join(' ')}`;
    case 'target':
      return `target ${command.figure.replace(/^(hero|monster):/, '')}`;
    case 'useItem':
      return `use ${command.item}`;
    case 'loseFromHand':
      return `lose ${command.card}`;
    case 'loseFromDiscard':
      return `lose ${[...command.cards].sort().join(' ')}`;
    case 'lose':
      return `lose ${command.card}`;
    case 'place':
    case 'force':
      return `${command.type} ${'hex' in command ? command.hex : command.to}`;
    case 'recover':
      return `recover ${command.card}`;
    case 'shortRest':
    case 'longRest':
      return `${command.type} ${command.hero}`;
    default:
      return command.type;
  }
}
