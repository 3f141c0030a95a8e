// @vitest-environment jsdom
/** R18.2, R18.4: tests the lever of prices: its positions, what each says, and that a press sets the price. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Lever } from '../../../src/panels/inHand/hud/Lever';
import { currentConsume, priceSentence, priceWords } from '../../../src/panels/inHand/hud/leverText';
import { type Interaction, openInteraction } from '../../../src/session/inHand/interaction';
import { leverOf } from '../../../src/session/inHand/lever';
import type { Settings } from '../../../src/storage/settings';
import { book, flatTables } from '../../kit/books';
import { openSession } from '../../kit/inHand';
import { attacker, hand, idle, passage } from '../../kit/scenes';
import { neverResized, paper, testApp } from '../kit';

vi.mock('../../../src/i18n', async (original) => (await import('../drawn')).keyedTexts(await original()));
beforeAll(neverResized);

const DARK = { elements: ['dark'], plus: 3, pierce: 1, conditions: ['muddle'] };

/** A game in which an ability may consume Dark, which card two shows. */
function due(ability: object): Interaction {
  const cards = hand({ top: [ability], bottom: [] } as never, { shows: ['dark'], top: [], bottom: [] } as never);
  const sketch = { board: passage(1), foes: [attacker(1)], cards, heroTables: flatTables(0, 1, 2), hp: 8 };
  const interaction = openInteraction(openSession(book(sketch), { save: () => {} }));
  interaction.send({ type: 'select', leading: 'one', second: 'two' });
  for (let i = 0; i < 4 && !interaction.options.some(({ type }) => type === 'play'); i += 1) {
    const next = interaction.options[0];
    if (next) interaction.send(next);
  }
  interaction.send({ type: 'play', card: 'one', half: 'top', basic: false });
  return interaction;
}
const attack = () => due({ kind: 'attack', value: 4, consume: DARK });

async function shown(interaction: Interaction, chances = true, keys: Settings['keys'] = {}) {
  const root = paper();
  const drawnSigns: string[] = [];
  const cardPictures = testApp().app.cardPictures as never;
  const draw = () => act(() => render(<Lever {...{ interaction, cardPictures, chances, settings: { keys } }} />, root));
  await draw();
  const buttons = () => [...root.querySelectorAll('button')];
  return { root, draw, buttons, drawnSigns };
}

describe('the lever', () => {
  it('tells its key F, unless the player has bound F to an action', async () => {
    const told = async (keys: Settings['keys']) => {
      const { buttons } = await shown(attack(), true, keys);
      return buttons()[0]?.getAttribute('aria-keyshortcuts');
    };
    expect([await told({}), await told({ hint: 'f' })]).toEqual(['f', null]);
  });

  it('has a position for each price, and a press sets it', async () => {
    const interaction = attack();
    const { root, draw, buttons } = await shown(interaction);
    expect(root.querySelector('fieldset')?.dataset['term']).toBe('eatDark');
    expect(buttons().map((each) => each.className)).toEqual(['', 'dark']);
    const pressed = () => buttons().map((each) => each.getAttribute('aria-pressed'));
    const lever = leverOf(interaction.play, interaction.options);
    expect(pressed()).toEqual([0, 1].map((i) => String(i === lever?.preset)));
    for (const at of [0, 1]) {
      await act(() => buttons()[at]?.click());
      await draw();
      expect(pressed()).toEqual([0, 1].map((i) => String(i === at)));
    }
  });

  it('shows what a price gains, and what it leads to', async () => {
    const { buttons } = await shown(attack(), false);
    const [keep, spend] = buttons();
    expect(keep?.querySelector('b')?.textContent).toBe('table.lever.keep');
    expect(spend?.querySelector('b')?.textContent).toBe('+31');
    // A sign for the element, for Pierce and for the condition.
    expect(spend?.querySelectorAll('b canvas')).toHaveLength(3);
    expect([keep, spend].map((each) => each?.querySelector('small')?.textContent)).toEqual(['4–6', '7–9']);
  });

  it('shows the chance to kill instead, if any price has one and chances are wanted', async () => {
    const interaction = attack();
    const { hp = 0 } = interaction.play.state.foes[0] ?? {};
    expect(hp).toBe(20);
    const weak = { ...interaction.play.state, foes: interaction.play.state.foes.map((foe) => ({ ...foe, hp: 8 })) };
    const play = { ...interaction.play, state: weak };
    const near = Object.create(interaction, { play: { value: play }, options: { value: [...interaction.options] } });
    const { buttons } = await shown(near);
    expect(buttons().map((each) => each.querySelector('small')?.textContent)).toEqual([
      '0 %',
      expect.stringMatching(/^[1-9]\d? %$/),
    ]);
  });

  it('is absent if there is only one price', async () => {
    const { root } = await shown(due({ kind: 'attack', value: 4 }));
    expect(root.childElementCount).toBe(0);
  });

  it('shows the HP that a heal would give', async () => {
    const interaction = due({ kind: 'heal', value: 2, consume: { elements: ['dark'], plus: 2 } });
    const state = { ...interaction.play.state, hero: { ...interaction.play.state.hero, hp: 2 } };
    const hurt = Object.create(interaction, {
      play: { value: { ...interaction.play, state } },
      options: { value: [...interaction.options] },
    });
    const { buttons } = await shown(hurt);
    expect(buttons().map((each) => each.querySelector('small')?.textContent)).toEqual(['2', '4']);
  });
});

describe('the words of a price', () => {
  const { play } = attack();
  const odds = null;

  it('name what it spends: symbols, gold, both or nothing', () => {
    expect(priceSentence(play, { consume: [], pay: 0, odds, heals: null })).toBe('table.lever.sparing');
    expect(priceSentence(play, { consume: [], pay: 2, odds, heals: null })).toBe(
      'table.lever.spends(what=table.lever.gold(gold=2))',
    );
    const both = priceSentence(play, { consume: ['two/dark'] as never, pay: 2, odds, heals: null });
    expect(both).toMatch(/^table\.lever\.spends\(what=.+ \+ table\.lever\.gold\(gold=2\)\)$/);
  });

  it('name what it gains and leads to; a chance only if it is wanted', () => {
    const { options } = attack();
    const [, spend] = leverOf(play, options)?.prices ?? [];
    if (!spend) throw new Error('there is no second price');
    expect(priceWords(play, spend, true)).toMatch(
      /table\.lever\.gains\(.*[Tt]able\.lever\.kills\(.*table\.lever\.damage/,
    );
    expect(priceWords(play, spend, false)).not.toContain('lever.kills');
    expect(priceWords(play, { consume: [], pay: 0, odds, heals: null }, true)).toBe('table.lever.sparing');
    expect(priceWords(play, { consume: [], pay: 0, odds, heals: 3 }, true)).toBe(
      'table.lever.sparing Table.lever.heals(n=3).',
    );
  });

  it('only an attack and a heal can be improved', () => {
    expect(currentConsume(play)).toEqual(DARK);
    expect(currentConsume(due({ kind: 'attack', value: 4 }).play)).toBeNull();
    expect(currentConsume(due({ kind: 'gain', condition: 'strengthen' }).play)).toBeNull();
    const walk = openInteraction(openSession(book({ board: passage(5), foes: [idle] }), { save: () => {} }));
    expect(currentConsume(walk.play)).toBeNull();
  });
});
