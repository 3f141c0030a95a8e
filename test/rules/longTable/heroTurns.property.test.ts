/** Plays random turns of the real heroes with real cards and items, and checks conditions that must always be met. */
import { expect, it } from 'vitest';
import { heroes, items, summons } from '../../../src/content/longTable';
import { nextInt, seedGenerator } from '../../../src/rules/core/chance';
import { heroFigureId, seatOf } from '../../../src/rules/longTable/figures';
import type { ModifierDef } from '../../../src/rules/longTable/modifierDef';
import type { State } from '../../../src/rules/longTable/state';
import { type CardDef, ELEMENTS, type HalfDef } from '../../../src/rules/longTable/vocabulary';
import { STANDARD, startTable } from '../../kit/longTable';
import { Played } from './heroKit';

const HALL = `
  .   .   R   .   ~   .
    1   .   .   X   .
  .   2   E   .   T   .
    .   R   .   H   .
  3   .   .   4   .   .
`;
const PARTY = ['bailiff', 'sexton', 'pawnbroker', 'ferrywoman'];
const read = (id: string) => {
  const hero = heroes.get(id);
  if (!hero) throw new Error(`no hero ${id}`);
  return hero;
};
const SHELF = items.ids.flatMap((id) => items.get(id) ?? []);

/** A random generator with a seed, so that the same seed plays the same turn. */
function dice(seed: string): (n: number) => number {
  let generator = seedGenerator(seed);
  return (n) => {
    const [value, next] = nextInt(generator, n);
    generator = next;
    return value;
  };
}

function begun(hero: string, seed: string): Played {
  const roll = dice(seed);
  const cards = read(hero).cards.map((card): CardDef => ({ ...card }));
  const carried = SHELF.filter(() => roll(4) === 0).map(({ id }) => id);
  const kits = Object.fromEntries(
    PARTY.map((id) => [id, { cards: [...read(id).cards], level: 5, items: id === hero ? carried : [] }]),
  );
  const modifiers: Record<string, ModifierDef> = { ...STANDARD };
  for (const id of PARTY) for (const card of read(id).modifiers) modifiers[card.id] = card;
  const { book, state } = startTable(HALL, {
    figures: { '1': 'bailiff', '2': 'sexton', '3': 'pawnbroker', '4': 'ferrywoman', R: 'rat', E: 'elite rat' },
    heroes: kits,
    book: {
      items: Object.fromEntries(SHELF.map((each) => [each.id, each])),
      summons: Object.fromEntries(summons.ids.flatMap((id) => [[id, summons.get(id)]]).filter(([, each]) => each)),
      modifiers,
    },
  });
  state.generator = seedGenerator(seed);
  for (const element of ELEMENTS)
    state.elements[element] = (['inert', 'waning', 'strong'] as const)[roll(3)] ?? 'inert';
  state.money = ['c1', 'd2', 'd2', 'g3'];
  state.graves = ['e1'];
  for (const seat of state.seats) seat.money = 2;
  for (const figure of state.figures) {
    if (figure.kind === 'monster') Object.assign(figure, roll(2) === 0 ? { lien: true, lienBy: 'bailiff' } : {});
    else figure.hp -= roll(9);
  }
  const seat = seatOf(state, hero);
  const deal = () => seat.hand.splice(roll(seat.hand.length), 1)[0] ?? '';
  seat.discard = [deal(), deal(), deal()];
  seat.lost = [deal(), deal()];
  for (const held of seat.items) held.state = (['ready', 'ready', 'spent'] as const)[roll(3)] ?? 'ready';
  const id = heroFigureId(hero);
  state.turn = {
    figure: id,
    startHex: state.figures.find((each) => each.id === id)?.hex ?? 'a1',
    cards: [deal(), deal()],
    played: [],
    longRest: false,
    created: [],
    itemsUsed: 0,
    ending: false,
  };
  expect(cards.length).toBe(seat.hand.length + 7);
  return new Played({ book, state }).tasks({ do: 'chooseInTurn', hero });
}

/** All cards of a hero, from all places. */
function cardsIn(state: State, hero: string): string[] {
  const { hand, discard, lost, active } = seatOf(state, hero);
  const inTurn = state.turn?.figure === heroFigureId(hero) ? state.turn.cards : [];
  return [...hand, ...discard, ...lost, ...active.map(({ card }) => card), ...inTurn].sort();
}

/** The most experience that playing a half can give, including all its improvements. */
const printed = (half: HalfDef): number =>
  half.parts.reduce((sum, part) => {
    if (part.part === 'xp') return sum + part.xp;
    if (part.part === 'element') return sum;
    const paid = (part.ability.improvements ?? []).reduce((all, { xp = 0 }) => all + xp, 0);
    return sum + (part.xp ?? 0) + paid;
  }, 0) + (half.slots ?? []).filter(({ xp }) => xp).length;

function playOut(hero: string, seed: string): Played {
  const played = begun(hero, seed);
  const roll = dice(`${seed} choices`);
  const before = PARTY.map((each) => cardsIn(played.state, each));
  for (let sent = 0; played.state.question; sent += 1) {
    if (sent > 300) throw new Error(`${hero} ${seed}: no end, asks ${played.asks}`);
    const { options } = played;
    const command = options[roll(options.length)];
    if (!command) throw new Error(`${hero} ${seed}: ${played.asks} offers nothing`);
    played.send(command);
    expect(PARTY.map((each) => cardsIn(played.state, each))).toEqual(before);
    for (const figure of played.state.figures) expect(figure.hp).toBeLessThanOrEqual(figure.maxHp);
  }
  return played;
}

const SEEDS = Array.from({ length: 24 }, (_, i) => `turn ${i}`);

it.each(PARTY)('L1.3, L7.4: in random turns each card of the %s stays in exactly one place', (hero) => {
  for (const seed of SEEDS) {
    const { state } = playOut(hero, seed);
    expect(state.agenda).toEqual([]);
    expect(state.turn?.cards).toEqual([]);
    const hexes = state.figures.map(({ hex }) => hex);
    expect(new Set(hexes).size).toBe(hexes.length);
  }
});

it.each(PARTY)('L18.7: in random turns the %s gains only printed experience', (hero) => {
  for (const seed of SEEDS) {
    const played = playOut(hero, `${seed} xp`);
    const gained = played.of('experienceGained').filter((event) => event.hero === hero);
    const total = gained.reduce((sum, { n }) => sum + n, 0);
    expect(seatOf(played.state, hero).experience).toBe(total);
    const most = (played.state.turn?.played ?? []).reduce((sum, { card, half, basic }) => {
      const def = played.book.cards[card];
      return sum + (def && !basic ? printed(def[half]) : 0);
    }, 0);
    expect(total).toBeLessThanOrEqual(most);
  }
});
