/** What buttons say, as a person would say it. */
import { afterAll, describe, expect, it } from 'vitest';
import { LANGUAGES, setLanguage } from '../../../src/i18n';
import { abilityWords, commandLabel, promptFor } from '../../../src/i18n/inHand/words';
import type { Ability } from '../../../src/rules/inHand/vocabulary';
import { book, card } from '../../kit/books';
import { hand, idle, melee } from '../../kit/scenes';
import { at } from '../../kit/table';

afterAll(() => setLanguage('en'));

const veiled: Ability = { kind: 'attack', value: 3, consume: { elements: ['fire'], self: ['invisible'] } };
const HALL = `
  .   .   .
    .   .
  @   .   1
    .   .
  .   .   .
`;
const attacking = melee({ cards: hand({ top: [veiled] }) }).plays('one', 'top');

describe('the label of a button', () => {
  it('names what is done without by its name alone', () => {
    expect(commandLabel(attacking.play, { type: 'skip' })).toBe('Skip: Attack 3');
    expect(abilityWords(veiled)).toBe('Attack 3 (Fire: Invisible)');
  });

  it('is not asked for by a question where there is but one answer', () => {
    const sketch = { board: HALL, foes: [idle], cards: hand({ top: [{ ...veiled, range: 5 }] }) };
    const { play } = at(book(sketch)).selects('one', 'two').plays('one', 'top');
    expect(play.state.fight).toBeNull();
    expect(promptFor(play, { cards: [], path: [] })).toBe('Attack the dummy? Press the seal.');
    // A sheet of answers has no seal.
    expect(promptFor(play, { cards: [], path: [] }, false)).toBe('Attack the dummy?');
  });

  it('tells apart what two cards show', () => {
    const [one, two, three, four] = hand({ top: [veiled] }, { shows: ['fire'] });
    const other = card('three', { shows: ['fire'] });
    if (!one || !two || !three || !four) throw new Error('there are four cards');
    const game = melee({ cards: [one, two, other, four] }).plays('one', 'top');
    const labels = game.legal('attack').map((each) => commandLabel(game.play, each));
    expect(labels).toContain('Attack the dummy, consuming Fire (twoA)');
    expect(new Set(labels).size).toBe(labels.length);
  });

  it.each(LANGUAGES)('has no brackets in %s', async (language) => {
    await setLanguage(language);
    const chosen = melee({ cards: hand({ top: [veiled] }) });
    const labels = [chosen, attacking].flatMap((game) => game.legal().map((each) => commandLabel(game.play, each)));
    expect(labels.length).toBeGreaterThan(3);
    for (const label of labels) expect(label).not.toMatch(/[[\]{}]/);
  });
});
