/** Tests which results of the last command are pointed out because they are easily missed. */
import { expect, it } from 'vitest';
import type { Play } from '../../../src/flow/longTable/play';
import type { GameEvent } from '../../../src/rules/longTable/events';
import { recentOutcomeIn } from '../../../src/session/longTable/recentOutcome';

const told = (...events: readonly object[]) => recentOutcomeIn({ events: events as readonly GameEvent[] } as Play);
const types = (events: readonly GameEvent[] | undefined) => events?.map(({ type }) => type);

const struck = { type: 'attackReckoned', target: 'monster:crow:1' };
const died = { type: 'died', figure: 'monster:crow:1' };

it('L11.5: an attack is reported with the death of its target, and the money from a lien', () => {
  const lately = told(
    { type: 'attackReckoned', target: 'x' },
    struck,
    died,
    { type: 'moneyTaken' },
    { type: 'turnEnded' },
  );
  expect(types(lately?.attack)).toEqual(['attackReckoned', 'died', 'moneyTaken']);
  expect(lately?.attack[0]).toBe(struck);
  expect(types(told(struck, { ...died, figure: 'monster:crow:2' })?.attack)).toEqual(['attackReckoned']);
});

it('L12.4, L12.5: both cards of an advantage or disadvantage are reported, a single card is not', () => {
  const drawn = { type: 'modifiersDrawn', target: struck.target, mode: 'advantage' };
  const other = { ...drawn, target: 'monster:crow:2' };
  expect(types(told(other, drawn, struck)?.attack)).toEqual(['modifiersDrawn', 'attackReckoned']);
  expect(told(other, drawn, struck)?.attack[0]).toBe(drawn);
  expect(types(told({ ...drawn, mode: 'plain' }, struck)?.attack)).toEqual(['attackReckoned']);
  expect(types(told(drawn, other, struck)?.attack)).toEqual(['attackReckoned']);
});

it('L14.1: conditions on the target are reported, unless it died', () => {
  const given = { type: 'conditionGiven', figure: struck.target, condition: 'wound' };
  const other = { ...given, figure: 'hero:bailiff' };
  expect(types(told(given, struck, other, given)?.attack)).toEqual(['attackReckoned', 'conditionGiven']);
  expect(told(struck, given)?.attack[1]).toBe(given);
  expect(types(told(struck, died, given)?.attack)).toEqual(['attackReckoned', 'died']);
});

it('the attack is reported with the last later event, not with earlier ones', () => {
  const [moved, healed] = [{ type: 'monsterMoved' }, { type: 'healed' }];
  expect(types(told(moved, struck)?.attack)).toEqual(['attackReckoned']);
  expect(types(told(struck, moved, healed)?.attack)).toEqual(['attackReckoned', 'healed']);
  expect(told(moved, healed)).toBeNull();
});

it('L8.2, L18.5, L27.7: effects of scenario rules, chests and rests are reported as notes', () => {
  const notes = [{ type: 'ruleTriggered' }, { type: 'treasureLooted' }, { type: 'restDrawn', again: true }];
  expect(types(told(...notes)?.notes)).toEqual(notes.map(({ type }) => type));
  // The first card of a rest is asked about, so it needs no note.
  expect(told({ type: 'restDrawn', again: false })).toBeNull();
  expect(types(told(struck, ...notes)?.attack)).toEqual(['attackReckoned']);
});

it.each(['monsterMoved', 'healed', 'monsterSummoned'])('reports what follows an attack: %s', (type) => {
  expect(types(told(struck, { type })?.attack)).toEqual(['attackReckoned', type]);
});

it.each(['turnEnded', 'damaged', 'stepped'])('does not report what needs no notice after an attack: %s', (type) => {
  expect(types(told(struck, { type })?.attack)).toEqual(['attackReckoned']);
  expect(told({ type })).toBeNull();
});

it('L11.5: reports after a death only the money that follows at once', () => {
  expect(types(told(struck, died, { type: 'turnEnded' }, { type: 'moneyTaken' })?.attack)).toEqual([
    'attackReckoned',
    'died',
  ]);
});
