/** Tests the labels of buttons and the prompts. */
import { afterAll, describe, expect, it } from 'vitest';
import { bookFor } from '../../../src/content/inHand';
import { NEWCOMER } from '../../../src/content/inHand/newcomer';
import { begin } from '../../../src/flow/inHand/play';
import { LANGUAGES, setLanguage } from '../../../src/i18n';
import { abilityWords } from '../../../src/i18n/inHand/abilityWords';
import { promptFor } from '../../../src/i18n/inHand/prompts';
import { capitalise, commandLabel, withFullStop } from '../../../src/i18n/inHand/words';
import type { Ability } from '../../../src/rules/inHand/vocabulary';
import { book, card, flatTables } from '../../kit/books';
import { attacker, duel, FAST, hand, idle, melee, passage, zigzag } from '../../kit/scenes';
import { at, effect, type Game } from '../../kit/table';

afterAll(() => setLanguage('en'));

const veiled: Ability = { kind: 'attack', value: 3, consume: { elements: ['fire'], self: ['invisible'] } };
const HALL = `
  .   .   .
    .   .
  @   .   1
    .   .
  .   .   .
`;
const attacking = melee({ cards: hand({ top: [veiled] }), heroTables: flatTables(-1, 0, 2) }).plays('one', 'top');

describe('a label or prompt', () => {
  it('names a skipped ability without what it can consume', () => {
    expect(commandLabel(attacking.play, { type: 'skip' })).toBe('Skip: Attack 3');
    expect(abilityWords(veiled)).toBe('Attack 3 (Fire: Invisible)');
  });

  it.each(LANGUAGES)('ends in a full stop if a sentence about its cost follows: %s', async (language) => {
    await setLanguage(language);
    const { play } = attacking.attacks('dummy-1');
    expect(play.phase).toBe('heroTurn.rolling');
    const prompt = promptFor(play, { cards: [], path: [] });
    expect(withFullStop(prompt)).toBe(`${prompt}.`);
    const ended = ['Go on?', 'Done.', '„Hotovo.“', 'Done!'];
    expect(ended.map(withFullStop)).toEqual(ended);
    await setLanguage('en');
  });

  it.each([
    [1, ' Disadvantage: a shot at Distance 1.'],
    [2, ''],
  ])('R12.2: asks about a shot at Distance %i with its Disadvantage, while it can be declined', (distance, warning) => {
    const { play } = duel(distance, { cards: hand({ top: [{ ...veiled, range: 3 }] }) }).plays('one', 'top');
    expect(promptFor(play, { cards: [], path: [] })).toBe(`Attack the dummy? Press the seal.${warning}`);
    expect(promptFor(play, { cards: [], path: [] }, false)).toBe(`Attack the dummy?${warning}`);
  });

  it('R14.2: says nothing of a Disadvantage that an Advantage cancels', () => {
    const { play } = duel(1, { cards: hand({ top: [{ ...veiled, range: 3 }] }) })
      .given(({ hero }) => void hero.effects.push(effect('strengthen', { begun: true })))
      .plays('one', 'top');
    expect(promptFor(play, { cards: [], path: [] })).toBe('Attack the dummy? Press the seal.');
  });

  it('names the only target instead of asking for one', () => {
    const sketch = { board: HALL, foes: [idle], cards: hand({ top: [{ ...veiled, range: 5 }] }) };
    const { play } = at(book(sketch)).selects('one', 'two').plays('one', 'top');
    expect(play.state.fight).toBeNull();
    expect(promptFor(play, { cards: [], path: [] })).toBe('Attack the dummy? Press the seal.');
    // The list of answers has no seal to press.
    expect(promptFor(play, { cards: [], path: [] }, false)).toBe('Attack the dummy?');
  });

  it('R20.1: says of a heal of full HP that it heals nothing', () => {
    const game = melee({ cards: hand({ top: [{ kind: 'heal', value: 2 }] }) });
    const prompt = (hp: number) => {
      const { play } = game.plays('one', 'top');
      const { hero } = play.state;
      return promptFor({ ...play, state: { ...play.state, hero: { ...hero, hp } } }, { cards: [], path: [] });
    };
    const { hp } = game.play.state.hero;
    expect([prompt(hp), prompt(hp - 1)]).toEqual(['Heal 2? Your HP are full: it heals nothing.', 'Heal 2?']);
  });

  it('R9.4: says what a tap does while basic actions are chosen', () => {
    const game = melee({ cards: hand({ top: [veiled], bottom: [{ kind: 'move', value: 1 }] }) });
    const prompt = ({ play }: Game) => promptFor(play, { cards: [], path: [], basic: true });
    expect(prompt(game)).toBe('Basic: tap a top for Attack 2 or a bottom for Move 2.');
    const moved = game.say({ type: 'play', card: 'two', half: 'bottom', basic: true }, { type: 'skip' });
    expect(prompt(moved)).toBe('Basic: tap the top of the other card for Attack 2.');
    const struck = game.say({ type: 'play', card: 'two', half: 'top', basic: true }, { type: 'skip' });
    expect(prompt(struck)).toBe('Basic: tap the bottom of the other card for Move 2.');
  });

  it('R12.3: says of a single roll that every letter has the same result', () => {
    const alike = melee({ cards: hand({ top: [veiled] }) })
      .plays('one', 'top')
      .attacks('dummy-1');
    const prompt = ({ play }: Game) => promptFor(play, { cards: [], path: [] });
    expect(prompt(alike)).toBe('Your attack on the dummy\nEvery letter gives the same result.');
    expect(prompt(attacking.attacks('dummy-1'))).toBe('Your attack on the dummy');
  });

  it('R14.1: for two rolls tells which one is next, which will count, and why, in every language', async () => {
    const shot = { kind: 'attack', value: 2, range: 3 } as const;
    const first = melee({ cards: hand({ top: [shot] }) })
      .plays('one', 'top')
      .attacks('dummy-1');
    const prompt = ({ play }: Game) => promptFor(play, { cards: [], path: [] });
    expect(prompt(first)).toBe('Throw 1 of 2: the worse counts\nDisadvantage: a shot at Distance 1');
    expect(prompt(first.rolls('B'))).toBe('Throw 2 of 2: the worse counts\nDisadvantage: a shot at Distance 1');
    const prompts = [];
    for (const language of LANGUAGES) {
      await setLanguage(language);
      prompts.push(prompt(first));
    }
    await setLanguage('en');
    expect(new Set(prompts).size).toBe(LANGUAGES.length);
    const strong = melee({ cards: hand({ top: [{ kind: 'attack', value: 2 }] }) })
      .given(({ hero }) => void hero.effects.push(effect('strengthen', { begun: true })))
      .plays('one', 'top')
      .attacks('dummy-1');
    expect(prompt(strong)).toBe('Throw 1 of 2: the better counts\nAdvantage: Strengthen');
  });

  it('R14.1: for the attack of a monster also names the attacker', () => {
    const shooter = attacker(3, { initiative: FAST, range: 3 });
    const { play } = at(book({ board: passage(1), foes: [shooter] }))
      .selects('one', 'two')
      .rolls('A');
    expect(promptFor(play, { cards: [], path: [] })).toBe(
      'Throw 1 of 2: the worse counts\nThe dummy attacks you. Disadvantage: a shot at Distance 1',
    );
  });

  it('R4.4, R4.5: warns of traps and hazardous terrain on the path, with the damage, in every language', async () => {
    const game = at(book({ board: zigzag('@TH'), cards: hand({ bottom: [{ kind: 'move', value: 3 }] }) }))
      .selects('one', 'two')
      .plays('one', 'bottom');
    const through = (path: string[]) => promptFor(game.play, { cards: [], path });
    expect(through(['b1'])).toBe('Into the trap: 3 damage. Go all the same?');
    expect(through(['b1', 'c1'])).toBe('Into the trap and hazardous terrain: 4 damage. Go all the same?');
    const spent = game.steps('b1').suffers();
    expect(promptFor(spent.play, { cards: [], path: ['c1'] })).toMatch(/^Into hazardous terrain: 1 damage/);
    for (const language of LANGUAGES) {
      await setLanguage(language);
      expect(through(['b1'])).toMatch(/: .*3/);
    }
    await setLanguage('en');
  });

  it('warns that the scenario is lost if the damage leaves no HP', () => {
    const game = at(book({ board: zigzag('@TH'), cards: hand({ bottom: [{ kind: 'move', value: 3 }] }) }))
      .selects('one', 'two')
      .plays('one', 'bottom')
      .steps('b1');
    const { play } = game;
    const amount = play.state.suffering?.amount ?? 0;
    const label = (hp: number) =>
      commandLabel({ ...play, state: { ...play.state, hero: { ...play.state.hero, hp } } }, { type: 'suffer' });
    expect(label(amount + 1)).toBe(`Take ${amount} damage: from ${amount + 1} to 1 HP`);
    expect(label(amount)).toBe(`Take ${amount} damage: from ${amount} to 0 HP, and lose the scenario`);
  });

  it('distinguishes the same element on two cards', () => {
    const [one, two, three, four] = hand({ top: [veiled] }, { shows: ['fire'] });
    const other = card('three', { shows: ['fire'] });
    if (!one || !two || !three || !four) throw new Error('the hand must have four cards');
    const game = melee({ cards: [one, two, other, four] }).plays('one', 'top');
    const labels = game.legal('attack').map((each) => commandLabel(game.play, each));
    expect(labels).toContain('Attack the dummy, consuming Fire (“twoA”)');
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('names the ability of an item that is skipped or performed (R23.1)', () => {
    const favour = { item: 'leeches', ability: { kind: 'loot', range: 2 }, rest: [] } as const;
    const favoured = {
      ...attacking.play,
      phase: 'heroTurn.favour',
      state: { ...attacking.play.state, favour },
    } as const;
    expect(commandLabel(favoured, { type: 'skip' })).toBe('Skip: Loot 2');
    expect(commandLabel(favoured, { type: 'perform', consume: [] })).toBe('Loot 2');
  });

  it('begins with a capital even if it begins with a name', () => {
    const asked = { ...attacking.play, phase: 'monsterTurn.rolling' } as const;
    expect(promptFor(asked, { cards: [], path: [] })).toBe('The dummy attacks you');
    expect(abilityWords({ kind: 'grant', bonus: 'attack', value: 1 })).toBe('all attacks +1');
    expect(capitalise('all attacks +1')).toBe('All attacks +1');
  });

  it('begins each ability of an action with a capital', () => {
    const bonus: Ability = { kind: 'grant', bonus: 'attack', value: 1 };
    const game = at(book({ board: HALL, foes: [idle], cards: hand({ top: [veiled, bonus] }) })).selects('one', 'two');
    const label = commandLabel(game.play, { type: 'play', card: 'one', half: 'top', basic: false });
    expect(label).toBe('“oneA”, top: Attack 3 (Fire: Invisible). All attacks +1');
  });

  it('says what is paid from a counter, with the id of the counter if a pack has no text for it', () => {
    expect(commandLabel(attacking.play, { type: 'negateByCounter', counter: 'pints' })).toBe('Give a pint');
    expect(commandLabel(attacking.play, { type: 'negateByCounter', counter: 'pack/steam' })).toBe(
      'Give one: pack/steam',
    );
  });

  it('asks for the die instead of the ruler if it is on the table (R2.2)', () => {
    const asked = (onTable: boolean) => {
      const variants = { hindrances: false, onTable };
      const { book, state } = begin(bookFor({ ...NEWCOMER, scenario: 'kingsTicket', variants, seed: 'lots' }));
      const decisions = [{ rule: 'firstLot', deed: 0 }];
      const play = { book, state: { ...state, decisions }, phase: 'turnEnd.deciding', events: [] } as const;
      return promptFor(play, { cards: [], path: [] });
    };
    expect(asked(false)).toBe('First lot. Throw the ruler.');
    expect(asked(true)).toBe('First lot. Throw the die.');
  });

  it.each(LANGUAGES)('has no brackets or braces in %s', async (language) => {
    await setLanguage(language);
    const chosen = melee({ cards: hand({ top: [veiled] }) });
    const labels = [chosen, attacking].flatMap((game) => game.legal().map((each) => commandLabel(game.play, each)));
    expect(labels.length).toBeGreaterThan(3);
    for (const label of labels) expect(label).not.toMatch(/[[\]{}]/);
  });
});
