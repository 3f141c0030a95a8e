/** Tests where commands of the Long Table are given: each has one place, and a touch sends the command that the place shows. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import { begin, legal, type Play, send } from '../../../src/flow/longTable/play';
import { LONG_TABLE } from '../../../src/journal/longTable/ruleset';
import type { Command } from '../../../src/rules/longTable/commands';
import type { GameEvent } from '../../../src/rules/longTable/events';
import { actingHero } from '../../../src/session/longTable/actingHero';
import { openInteraction } from '../../../src/session/longTable/openInteraction';
import { type Places, placesOf, placesWithPreview, previewOf, sealOf } from '../../../src/session/longTable/places';
import { waysOf } from '../../../src/session/longTable/ways';
import { openSession } from '../../../src/session/session';
import { eagerBot, game, randomBook } from '../../kit/longTableGames';
import { setupFor } from '../../kit/longTableSetups';

const placed = ({ spots, areas, halves, hand, buttons }: Places): Command[] => [
  ...[...spots.values()].flatMap(({ commands }) => commands),
  ...areas,
  ...halves,
  ...hand,
  ...buttons,
];

/** Plays on with random commands, and calls `look` at every question. */
function playOn(seed: string, steps: number, look: (play: Play, options: readonly Command[]) => void): void {
  let left = steps;
  for (const { play } of game(randomBook(seed), seed)) {
    if (left === 0) return;
    left -= 1;
    look(play, legal(play));
  }
}

const seeds = fc.integer({ min: 0, max: 9999 }).map(String);

it('every legal command has exactly one place: on a hex, an area, a half, the hand or a button', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      playOn(seed, 120, (play, options) => {
        const places = placesOf(play, options, actingHero(play));
        const all = placed(places);
        expect(new Set(all).size).toBe(all.length);
        // A step is sent as part of the way to its hex.
        const missing = options.filter((each) => !all.includes(each));
        expect(missing.every((each) => each.type === 'step' && places.spots.get(each.to)?.way)).toBe(true);
      });
    }),
    { numRuns: 12 },
  );
});

it('L9.1: only ways that can be walked to their end are shown, with their true cost', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      playOn(seed, 80, (play) => {
        for (const [hex, { path, cost, risks }] of waysOf(play)) {
          if (risks.length > 0) continue;
          const left = play.state.question?.ask === 'move' ? play.state.question.move.left : 0;
          expect(path.at(-1)).toBe(hex);
          expect(cost).toBeLessThanOrEqual(left);
          let at = play;
          for (const to of path) {
            const sent = send(at, { type: 'step', to });
            expect(sent.ok).toBe(true);
            if (!sent.ok) return;
            at = sent.play;
          }
          const mover = at.state.figures.find(({ id }) => id === play.state.turn?.figure);
          expect(mover?.hex).toBe(hex);
        }
      });
    }),
    { numRuns: 6 },
  );
});

it('L36.8: a place for an ability that comes next is legal when that ability is done', () => {
  let seen = 0;
  for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
    playOn(seed, 150, (play, options) => {
      const ahead = previewOf(play, options);
      if (!ahead) return;
      seen += 1;
      const hero = actingHero(play);
      const merged = placesWithPreview(play, options, hero, ahead);
      const now = placesOf(play, options, hero);
      const then = legal(ahead);
      expect(merged.buttons).toEqual(now.buttons);
      for (const { commands } of merged.spots.values())
        for (const each of commands) expect(then.includes(each) || options.includes(each)).toBe(true);
    });
  }
  expect(seen).toBeGreaterThan(10);
});

it('L11.1, L36.8: a touch on the only target of an attack starts the attack, as with several targets', () => {
  let seen = 0;
  for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
    playOn(seed, 150, (play, options) => {
      const { question } = play.state;
      const performed = question?.ask === 'ability' ? send(play, { type: 'perform' }) : null;
      if (question?.ask !== 'ability' || !performed?.ok) return;
      const then = performed.play.state.question;
      if (then?.ask !== 'draw' || then.strike.job.attacker !== question.action.actor) return;
      seen += 1;
      const ahead = previewOf(play, options);
      expect(ahead?.state).toEqual(performed.play.state);
      const hex = play.state.figures.find(({ id }) => id === then.strike.target)?.hex ?? '';
      const spot = placesWithPreview(play, options, actingHero(play), ahead).spots.get(hex);
      expect(spot).toEqual({ kind: 'target', way: null, commands: [{ type: 'perform' }] });
    });
  }
  expect(seen).toBeGreaterThan(5);
});

it('L14.2: a push against an obstacle is chosen where the pushed figure is now, not where it started', () => {
  const book = bookFor(setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed: 'push' }));
  const { state } = begin(book);
  const figures = state.figures.map((each) => {
    if (each.id === 'hero:ferrywoman') return { ...each, hex: 'c7' };
    return each.kind === 'monster' && each.monster === 'writHound' ? { ...each, hex: 'c8' } : each;
  });
  const hound = figures.find(({ hex }) => hex === 'c8');
  const force = { by: 'hero:ferrywoman', target: hound?.id, kind: 'push', left: 3, full: 3, slam: 2, path: [] };
  const source = { from: 'card', hero: 'ferrywoman', card: 'shoveOff', half: 'top' };
  const question = { ask: 'force', force: { ...force, source, mayWaive: true } };
  const pushing = { ...begin(book), state: { ...state, rooms: [0, 1], opened: ['c6'], figures, question } } as never;
  const sent = send(pushing, { type: 'force', to: 'd8' });
  if (!sent.ok) throw new Error(sent.reason);
  const { spots } = placesOf(sent.play, legal(sent.play), 'ferrywoman');
  const asked = Object.fromEntries([...spots].map(([hex, { commands }]) => [hex, commands]));
  // From d8 the crate on d9 stops the push.
  expect(asked).toEqual({ e9: [{ type: 'force', to: 'e9' }], d9: [{ type: 'forceAgainst', side: 's' }] });
  // The obstacle that stops the push is marked differently from a hex to go to.
  expect([spots.get('e9')?.kind, spots.get('d9')?.kind]).toEqual(['force', 'against']);
});

it('L14.2: an occupied hex is never offered as the end of a push, only as a hex to go over', () => {
  const book = bookFor(setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed: 'push' }));
  const { state } = begin(book);
  const [pushed, behind] = state.figures.filter(({ kind }) => kind === 'monster');
  const hexes: Record<string, string> = { 'hero:ferrywoman': 'c7', [pushed?.id ?? '']: 'c8', [behind?.id ?? '']: 'c9' };
  const figures = state.figures.map((each) => ({ ...each, hex: hexes[each.id] ?? each.hex }));
  const source = { from: 'card', hero: 'ferrywoman', card: 'shoveOff', half: 'top' };
  const spotsOf = (full: number, slam: number) => {
    const force = { by: 'hero:ferrywoman', target: pushed?.id, kind: 'push', left: full, full, slam, path: [], source };
    const question = { ask: 'force', force: { ...force, mayWaive: true } };
    const play = { ...begin(book), state: { ...state, rooms: [0, 1], opened: ['c6'], figures, question } } as never;
    return placesOf(play, legal(play), 'ferrywoman').spots;
  };
  expect(spotsOf(1, 0).get('c9')).toBeUndefined();
  expect(spotsOf(1, 2).get('c9')?.kind).toBe('against');
  expect(spotsOf(2, 0).get('c9')?.kind).toBe('through');
  expect(spotsOf(2, 0).get('d8')?.kind).toBe('force');
});

const moving = (steps: number) => ({ ask: 'move', move: { steps } }) as unknown as Parameters<typeof sealOf>[1];

it('the seal is the most fitting command, but never the end of a turn with cards left', () => {
  const button = (type: 'draw' | 'suffer' | 'endTurn' | 'skip') => ({ type }) as Command;
  const halves = [{ type: 'play', card: 'a', half: 'top', basic: false }] as const;
  expect(sealOf({ buttons: [button('suffer'), button('draw')], halves: [] }, null, [])).toEqual({ type: 'draw' });
  expect(sealOf({ buttons: [button('endTurn')], halves: [] }, null, [])).toEqual({ type: 'endTurn' });
  expect(sealOf({ buttons: [button('endTurn')], halves }, null, [])).toBeNull();
  expect(sealOf({ buttons: [button('skip')], halves: [] }, null, [])).toBeNull();
  // The seal never gives up a move that has not begun.
  const moved = (steps: number, ...events: readonly GameEvent[]) =>
    sealOf({ buttons: [{ type: 'stop' }], halves: [] }, moving(steps), events);
  expect([moved(0), moved(1)]).toEqual([null, { type: 'stop' }]);
  // L10.1: nor one that a door has just interrupted, because the key that has sent the hero there may come twice.
  expect(moved(1, { type: 'doorOpened', hex: 'c6', by: 'hero:bailiff', rule: 'L10.1' })).toBeNull();
});

it('a scenario can be played by touches: pressing a hex, a half or a button never sends an illegal command', () => {
  const session = openSession(LONG_TABLE, randomBook('touch'), { save: () => null });
  const interaction = openInteraction(session);
  const bot = eagerBot('touch');
  for (let i = 0; i < 150 && interaction.options.length > 0; i += 1) {
    const command = bot(interaction.play);
    const { spots } = interaction.places;
    if (!command) break;
    const hex = [...spots].find(([, spot]) => spot.commands.length === 1 && spot.commands[0] === command)?.[0];
    const before = session.journal.commands.length;
    if (hex === undefined) interaction.send(command);
    else interaction.tapHex(hex);
    expect(session.journal.commands.length).toBeGreaterThan(before);
  }
});

it.each(['begin', 'draw', 'perform', 'done', 'stop', 'endTurn', 'suffer', 'keep', 'proceed'] as const)(
  'the seal sends %s, if nothing else can be sent',
  (type) => {
    const only = { type } as Command;
    expect(sealOf({ buttons: [{ type: 'skip' } as Command, only], halves: [] }, null, [])).toBe(only);
  },
);
