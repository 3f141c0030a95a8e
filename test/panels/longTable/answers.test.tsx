// @vitest-environment jsdom
/** Tests the answers at the Long Table: shortcuts, warnings, and which answers are left out. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { bookFor, campaignBook } from '../../../src/content/longTable';
import type { Play } from '../../../src/flow/longTable/play';
import { Answers } from '../../../src/panels/longTable/hud/Answers';
import { areaWords } from '../../../src/panels/longTable/hud/wayWords';
import type { Command } from '../../../src/rules/longTable/commands';
import { EMPTY_DRAFT, NO_PLACES } from '../../../src/session/longTable/draft';
import type { Interaction } from '../../../src/session/longTable/interaction';
import { noteOrientation } from '../../../src/session/longTable/mapOrientation';
import { game } from '../../kit/longTableGames';
import { setupFor } from '../../kit/longTableSetups';
import { newTable } from '../../kit/longTableTable';
import { paper } from '../kit';
import { boardOpened } from './opened';
import { NAMED_PICTURES } from './pictures';

boardOpened();

const shown = async (interaction: Interaction, onAlways = () => {}, isBrief = false) => {
  const root = paper();
  const props = { interaction, pictures: NAMED_PICTURES, onAlways, isBrief };
  await act(() => render(<Answers {...props} />, root));
  return root;
};

it('L6.1: of two selected cards, one touch makes the other one lead', async () => {
  const interaction = newTable();
  interaction.send({ type: 'begin' });
  const [first, second] = interaction.play.state.seats[0]?.hand ?? [];
  if (!first || !second) throw new Error('there are not two cards in the hand');
  interaction.toggleCard(first);
  expect((await shown(interaction)).querySelector('[data-action=swapLead]')).toBeNull();
  interaction.toggleCard(second);
  const root = await shown(interaction);
  await act(() => root.querySelector<HTMLElement>('[data-action=swapLead]')?.click());
  expect(interaction.draft.cards).toEqual([second, first]);
  interaction.sendDraft();
  expect(interaction.play.state.seats[0]?.plan).toMatchObject({ leading: second, second: first });
});

it('L6.3: of the cards that a hero has chosen already, one touch makes the other one lead', async () => {
  const interaction = newTable();
  interaction.send({ type: 'begin' });
  const [{ hero = '', hand: [leading = '', second = ''] = [] } = {}] = interaction.play.state.seats;
  interaction.send({ type: 'select', hero, leading, second });
  expect((await shown(interaction)).querySelector('[data-action=swapLead]')).toBeNull();
  interaction.openTab(hero);
  const root = await shown(interaction);
  await act(() => root.querySelector<HTMLElement>('[data-action=swapLead]')?.click());
  expect(interaction.play.state.seats[0]?.plan).toMatchObject({ leading: second, second: leading });
});

it('L26.1: a button makes the preset choice for a monster, but there is none for a hero', async () => {
  const interaction = newTable();
  const { play } = interaction;
  const [monster] = play.state.figures.filter(({ kind }) => kind === 'monster');
  const hexes = ['c2', 'd2'].map((hex) => ({ option: 'hex' as const, hex }));
  const options: Command[] = hexes.map((option) => ({ type: 'choose', option }));
  const said: Command[] = [];
  const asked = (figure: string | null): Interaction => {
    const choice = { rule: 'L26.1', figure, options: hexes, preset: 1 };
    const state = { ...play.state, question: { ask: 'choice', choice } };
    return {
      ...interaction,
      play: { ...play, state } as unknown as Play,
      options,
      places: NO_PLACES,
      draft: EMPTY_DRAFT,
      send: (command: Command) => {
        said.push(command);
        return { ok: true } as never;
      },
    };
  };
  const root = await shown(asked(monster?.id ?? ''));
  await act(() => root.querySelector<HTMLElement>('[data-action=preset]')?.click());
  expect(said).toEqual([options[1]]);
  // With a second button the player is not asked again.
  const always: string[] = [];
  const again = await shown(asked(monster?.id ?? ''), () => always.push(`after ${said.length}`));
  await act(() => again.querySelector<HTMLElement>('[data-action=presetAlways]')?.click());
  expect([always, said]).toEqual([['after 1'], [options[1], options[1]]]);
  expect((await shown(asked('hero:bailiff'))).querySelector('[data-action=preset]')).toBeNull();
});

it('L20.1: small damage can be taken at the table for good: it is not asked about again', async () => {
  const interaction = newTable();
  const { play } = interaction;
  const said: Command[] = [];
  const settings: number[] = [];
  const options: Command[] = [{ type: 'suffer' }];
  const asked = async (amount: number, suffersUpTo: number) => {
    const [figure] = play.state.figures.filter(({ kind }) => kind === 'hero');
    const question = { ask: 'damage', hero: 'bailiff', damage: { figure: figure?.id, amount } };
    const root = paper();
    const hurt = {
      ...interaction,
      play: { ...play, state: { ...play.state, question } } as unknown as Play,
      options,
      places: NO_PLACES,
      draft: EMPTY_DRAFT,
      send: (command: Command) => said.push(command),
    } as unknown as Interaction;
    const suffering = { suffersUpTo, onSuffers: (n: number) => settings.push(n) };
    await act(() =>
      render(<Answers interaction={hurt} pictures={NAMED_PICTURES} onAlways={() => {}} suffering={suffering} />, root),
    );
    return root.querySelector<HTMLElement>('[data-action=sufferAlways]');
  };
  expect([await asked(2, 2), await asked(5, 0), await asked(99, 0)]).toEqual([null, null, null]);
  const button = await asked(2, 1);
  await act(() => button?.click());
  expect([settings, said]).toEqual([[2], options]);
});

it('L29.1: in a round that is decided the items of a turn lie behind one button', async () => {
  const interaction = newTable();
  const { play } = interaction;
  const [hero] = play.state.seats.map((seat) => seat.hero);
  if (!hero) throw new Error('there is no hero');
  const options: Command[] = ['hobnailBoots', 'flaskOfStrongTea'].map((item) => ({ type: 'useItem', hero, item }));
  const at = (ending: 'won' | null, question: object): Interaction => ({
    ...interaction,
    hero,
    play: { ...play, state: { ...play.state, ending, question } } as unknown as Play,
    options,
    places: { ...NO_PLACES, buttons: options },
    draft: EMPTY_DRAFT,
  });
  const turn = { ask: 'turn', hero };
  const items = (root: HTMLElement) => root.querySelectorAll('[data-says*=useItem]').length;
  expect(items(await shown(at(null, turn)))).toBe(2);
  const root = await shown(at('won', turn));
  expect(items(root)).toBe(0);
  await act(() => root.querySelector<HTMLElement>('[data-action=items]')?.click());
  expect(items(root)).toBe(2);
  expect(root.querySelector('[data-action=items]')).toBeNull();
  // An item that a hint advises is not hidden.
  const [hint] = options;
  expect(items(await shown({ ...at('won', turn), draft: { ...EMPTY_DRAFT, hint } } as Interaction))).toBe(2);
  // If the question is about items, they are not hidden.
  expect(
    items(await shown(at('won', { ask: 'ward', hero, give: { figure: `hero:${hero}`, condition: 'muddle' } }))),
  ).toBe(2);
});

it('L20.4: an answer that leaves no HP says that the hero becomes exhausted, and is marked', async () => {
  const interaction = newTable();
  const { play } = interaction;
  const [hero] = play.state.figures.flatMap((each) => (each.kind === 'hero' ? [each] : []));
  if (!hero) throw new Error('there is no hero');
  const asked = async (amount: number) => {
    const damage = { do: 'damage', figure: hero.id, amount, source: { from: 'rest' }, credit: null, attack: false };
    const state = { ...play.state, question: { ask: 'damage', hero: hero.hero, damage } };
    const options: Command[] = [{ type: 'suffer' }];
    const laid = { ...play, state } as unknown as Play;
    const places = { ...NO_PLACES, buttons: options };
    const root = await shown({ ...interaction, play: laid, options, places, draft: EMPTY_DRAFT } as Interaction);
    const button = root.querySelector('.seals .sealed');
    return [button?.classList.contains('last'), button?.textContent];
  };
  expect(await asked(hero.hp - 1)).toEqual([false, `Take ${hero.hp - 1} damage: from ${hero.hp} to 1 HP`]);
  expect(await asked(hero.hp)).toEqual([true, `Take ${hero.hp} damage: from ${hero.hp} to 0 HP, and become exhausted`]);
});

it('L20.1: while cards to lose are chosen, no answer takes the damage, and the seal waits for the cards', async () => {
  const interaction = newTable();
  const { play } = interaction;
  const hero = play.state.figures.find((each) => each.kind === 'hero');
  if (hero?.kind !== 'hero') throw new Error('there is no hero');
  const damage = { do: 'damage', figure: hero.id, amount: 9, source: { from: 'rest' }, credit: null, attack: false };
  const state = { ...play.state, question: { ask: 'damage', hero: hero.hero, damage } };
  const [first = '', second = ''] = play.state.seats[0]?.hand ?? [];
  const options: Command[] = [
    { type: 'suffer' },
    { type: 'loseFromHand', card: first },
    { type: 'loseFromDiscard', cards: [first, second] },
  ];
  const laid = { ...play, state } as unknown as Play;
  const places = { ...NO_PLACES, buttons: options.slice(0, 1) };
  const asked = async (losingFrom: 'hand' | 'discard' | null, cards: string[]) => {
    const draft = { ...EMPTY_DRAFT, losingFrom, cards };
    const root = await shown({ ...interaction, play: laid, options, places, draft } as Interaction);
    return {
      suffers: root.querySelectorAll('[data-says=\'{"type":"suffer"}\']').length,
      seal: root.querySelector<HTMLElement>('.sealed')?.dataset['says'],
    };
  };
  expect(await asked(null, [])).toEqual({ suffers: 1, seal: '{"type":"suffer"}' });
  for (const [pile, cards] of [
    ['hand', []],
    ['discard', []],
    ['discard', [first]],
  ] as const)
    expect(await asked(pile, [...cards])).toEqual({ suffers: 0, seal: undefined });
  expect(await asked('hand', [first])).toEqual({ suffers: 0, seal: 'draft' });
  expect(await asked('discard', [first, second])).toEqual({ suffers: 0, seal: 'draft' });
});

it('L17.3: ending a lasting effect is offered before a rest, but not at every question', async () => {
  const interaction = newTable();
  const { play } = interaction;
  const [seat] = play.state.seats;
  const end: Command = { type: 'endBonus', hero: seat?.hero ?? 'bailiff', card: seat?.hand[0] ?? '' };
  const offered = async (ask: string) => {
    const state = { ...play.state, question: { ask } };
    const places = { ...NO_PLACES, buttons: [end] };
    const asked = {
      ...interaction,
      play: { ...play, state } as unknown as Play,
      options: [end],
      places,
      draft: EMPTY_DRAFT,
    };
    return (await shown(asked)).querySelectorAll('[data-says*=endBonus]').length;
  };
  expect([await offered('turn'), await offered('ability'), await offered('rests')]).toEqual([0, 0, 1]);
});

/** A hero's turn with an item that heals 3, as answers see it. @param hurt the HP that the hero lacks */
function withSeedCake(hurt: number): Interaction {
  const book = bookFor(setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed: 'idle' }));
  const { play } = [...game(book, 'a')].find(({ play: { state } }) => state.question?.ask === 'turn') ?? {};
  const figure = play?.state.turn?.figure;
  const hero = figure?.slice('hero:'.length) ?? '';
  const use: Command = { type: 'useItem', hero, item: 'funeralSeedCake' };
  const seats = play?.state.seats.map((seat) => ({ ...seat, items: [{ item: use.item, state: 'ready', uses: 0 }] }));
  const figures = play?.state.figures.map((each) => (each.id === figure ? { ...each, hp: each.maxHp - hurt } : each));
  return {
    ...{ ...newTable(), hero, play: { ...play, state: { ...play?.state, seats, figures } } as unknown as Play },
    ...{ options: [use], places: { ...NO_PLACES, buttons: [use] }, draft: EMPTY_DRAFT },
  };
}

it('L21.2: an item shows what it does, or that it would change nothing', async () => {
  const words = async (hurt: number) => {
    const button = (await shown(withSeedCake(hurt))).querySelector('[data-says*=useItem]');
    return [button?.classList.contains('idle'), button?.querySelector('small')?.textContent];
  };
  expect(await words(0)).toEqual([true, 'it would change nothing now']);
  expect(await words(3)).toEqual([false, expect.stringContaining('Heal 3')]);
});

it('L21.2: given a phone and an item that would change nothing, when it is drawn, then a press unfolds it', async () => {
  const offered = (root: HTMLElement) =>
    ['[data-action=items]', '[data-says*=useItem]'].map((each) => root.querySelectorAll(each).length);
  expect(offered(await shown(withSeedCake(3), () => {}, true))).toEqual([0, 1]);
  const root = await shown(withSeedCake(0), () => {}, true);
  expect(offered(root)).toEqual([1, 0]);
  await act(() => root.querySelector<HTMLElement>('[data-action=items]')?.click());
  expect(offered(root)).toEqual([0, 1]);
});

it('L21.2: items come first, and an item of the whole turn is described only at the question of the turn', async () => {
  const { play } = newTable();
  const [hero = ''] = play.state.seats.map((seat) => seat.hero);
  const buttons: Command[] = [
    { type: 'skip' },
    { type: 'useItem', hero, item: 'flaskOfStrongTea' },
    { type: 'useItem', hero, item: 'hobnailBoots' },
  ];
  const words = async (ask: string) => {
    const question = { ask, hero, action: { actor: `hero:${hero}`, parts: [], next: 0 } };
    const book = { ...play.book, items: campaignBook().items };
    const laid = { ...play, book, state: { ...play.state, question } } as unknown as Play;
    const asked = {
      ...newTable(),
      hero,
      play: laid,
      options: buttons,
      places: { ...NO_PLACES, buttons },
      draft: EMPTY_DRAFT,
    };
    const said = [...(await shown(asked)).querySelectorAll('[data-says]')];
    return said.map((each) => [
      JSON.parse(each.getAttribute('data-says') ?? '{}').item ?? 'skip',
      each.querySelector('small')?.textContent ?? null,
    ]);
  };
  const recover = expect.stringMatching(/^Recover 1/);
  const further = expect.stringMatching(/^\+2/);
  expect(await words('ability')).toEqual([
    ['flaskOfStrongTea', null],
    ['hobnailBoots', further],
    ['skip', null],
  ]);
  expect(await words('turn')).toEqual([
    ['flaskOfStrongTea', recover],
    ['hobnailBoots', further],
    ['skip', null],
  ]);
});

it('L13.2: while an area is aimed, placing it is the only answer that performs the ability', async () => {
  const interaction = newTable();
  const buttons: Command[] = [{ type: 'perform' }, { type: 'skip' }];
  const said = async (draft: typeof EMPTY_DRAFT) => {
    const asked = { ...interaction, options: buttons, places: { ...NO_PLACES, buttons }, draft };
    return [...(await shown(asked)).querySelectorAll('[data-says]')].map((each) => each.getAttribute('data-says'));
  };
  const [perform, skip] = buttons.map((each) => JSON.stringify(each));
  expect(await said(EMPTY_DRAFT)).toEqual([skip, perform]);
  expect(await said({ ...EMPTY_DRAFT, area: { type: 'area', hexes: ['a1'] } })).toEqual([skip, 'draft']);
});

it.each([
  ['two targets', 'targets', ['a1', 'a2'], [], ['skip']],
  ['two places', 'place', ['a1', 'a2'], [], ['skip']],
  ['two ways of the area', 'targets', [], ['a1', 'a2'], ['skip']],
  ['one target', 'targets', ['a1'], [], ['skip', 'perform']],
  ['one target and a price that is paid on the map', 'targets', ['a1', 'paid'], [], ['skip', 'perform']],
  ['two figures that it affects without a question', 'draw', ['a1', 'a2'], [], ['skip', 'perform']],
] as const)(
  'given an ability with %s, when it is drawn, then a seal only performs what needs no choice',
  async (...given) => {
    const [, ask, hexes, areas, answers] = given;
    const interaction = newTable();
    const pay = { type: 'pay', price: 0, hex: 'paid' } as unknown as Command;
    const buttons: Command[] = [{ type: 'perform' }, { type: 'skip' }];
    const spots = new Map(
      hexes.map((hex) => {
        const target: Command = { type: 'target', figure: `monster:${hex}` };
        return [hex, { kind: 'target' as const, way: null, commands: hex === 'paid' ? [pay] : [target] }];
      }),
    );
    const asked = {
      ...{ ...interaction, options: [...buttons, pay], draft: EMPTY_DRAFT },
      places: { ...NO_PLACES, buttons, spots, areas: areas.map((hex) => ({ type: 'area' as const, hexes: [hex] })) },
      preview: { ...interaction.play, state: { ...interaction.play.state, question: { ask } } } as unknown as Play,
    };
    const root = await shown(asked);
    const said = [...root.querySelectorAll('[data-says]')].map((each) =>
      JSON.parse(each.getAttribute('data-says') ?? ''),
    );
    expect(said.map(({ type }) => type)).toEqual(answers);
  },
);

it('L13.2: an area over several monsters hits all by the seal, or is only placed by a button beside it', async () => {
  const interaction = newTable();
  const foes = interaction.play.state.figures.filter(({ kind }) => kind === 'monster');
  const laid: string[] = [];
  const over = async (count: number) => {
    const hexes = foes.slice(0, count).map(({ hex }) => hex);
    const draft = { ...EMPTY_DRAFT, spot: hexes[0] ?? null, area: { type: 'area', hexes } as const };
    return shown({ ...interaction, places: NO_PLACES, options: [], draft, placeArea: () => laid.push('laid') > 0 });
  };
  const one = await over(1);
  expect([one.querySelector('[data-says=draft]')?.textContent, one.querySelector('[data-action=layArea]')]).toEqual([
    'Place it here',
    null,
  ]);
  const two = await over(2);
  expect(two.querySelector('[data-says=draft]')?.textContent).toBe('Hit all 2');
  await act(() => two.querySelector<HTMLElement>('[data-action=layArea]')?.click());
  expect(laid).toEqual(['laid']);
});

it('L13.2: explains how to turn an area that can be placed in more than one way', () => {
  const areas = [['a1', 'a2'], ['a1', 'b1'], ['c1']].map((hexes) => ({ type: 'area', hexes }) as const);
  const play = { state: { figures: [{ id: 'monster:crow:1', kind: 'monster', hex: 'b1' }] } } as unknown as Play;
  const words = (nth: number, spot: string) =>
    areaWords({ play, places: { ...NO_PLACES, areas }, draft: { ...EMPTY_DRAFT, area: areas[nth] ?? null, spot } });
  expect([words(0, 'a1'), words(1, 'a1'), words(2, 'c1')]).toEqual([
    'As it lies the area hits 0 (way 2 of 2). Press the hex again to turn it.',
    'As it lies the area hits 1 (way 1 of 2). Press the hex again to turn it.',
    null,
  ]);
  expect(areaWords({ play, places: { ...NO_PLACES, areas }, draft: { ...EMPTY_DRAFT, spot: 'a1' } })).toBeNull();
});

it('L21.2: an item against an attack can be kept for the round by one button, at no other question', async () => {
  const interaction = newTable();
  const spared: string[] = [];
  const asked = async (ask: string) => {
    const play = { ...interaction.play, state: { ...interaction.play.state, question: { ask, hero: 'bailiff' } } };
    const skipItems = () => spared.push(ask) > 0;
    return shown({
      ...interaction,
      play: play as unknown as Play,
      places: NO_PLACES,
      options: [],
      draft: EMPTY_DRAFT,
      skipItems,
    });
  };
  for (const ask of ['defend', 'ward']) {
    const root = await asked(ask);
    await act(() => root.querySelector<HTMLElement>('[data-action=spare]')?.click());
  }
  expect(spared).toEqual(['defend', 'ward']);
  expect((await asked('turn')).querySelector('[data-action=spare]')).toBeNull();
});

it('marks the answer that a hint advises', async () => {
  const interaction = newTable();
  const buttons: Command[] = [{ type: 'perform' }, { type: 'skip' }];
  const marked = async (hint: Command | null) => {
    const asked = {
      ...interaction,
      options: buttons,
      places: { ...NO_PLACES, buttons },
      draft: { ...EMPTY_DRAFT, hint },
    };
    return [...(await shown(asked)).querySelectorAll('.advised')].map((each) => each.getAttribute('data-says'));
  };
  expect(await marked(null)).toEqual([]);
  // The hint is calculated elsewhere, so it is another object with the same content.
  for (const each of buttons) expect(await marked({ ...each })).toEqual([JSON.stringify(each)]);
});

it('L13.1: if all monsters in reach can be attacked, the seal attacks all of them', async () => {
  const interaction = newTable();
  const buttons: Command[] = [{ type: 'perform' }, { type: 'skip' }];
  const taken: string[] = [];
  const asked = (attackAllCommands: readonly Command[] | null, draft = EMPTY_DRAFT) =>
    shown({
      ...interaction,
      options: buttons,
      places: { ...NO_PLACES, buttons },
      draft,
      attackAllCommands,
      attackAll: () => taken.push('all') > 0,
    });
  const said = (root: HTMLElement) =>
    [...root.querySelectorAll('[data-says]')].map((each) => each.getAttribute('data-says'));
  expect(said(await asked(null))).toContain('{"type":"perform"}');
  const root = await asked([{ type: 'perform' }, { type: 'target', figure: 'monster:crow:1' }]);
  expect(said(root)).toEqual(['{"type":"skip"}']);
  await act(() => root.querySelector<HTMLElement>('[data-action=takeAll]')?.click());
  expect(taken).toEqual(['all']);
  // The draft comes first.
  const drawn = await asked([{ type: 'perform' }], { ...EMPTY_DRAFT, path: ['a1'] });
  expect([said(drawn), drawn.querySelector('[data-action=takeAll]')]).toEqual([['{"type":"skip"}', 'draft'], null]);
});

it('L14.2: a push into the wall names the direction on the screen, and its hex is marked on the map', async () => {
  const table = newTable();
  const { play } = table;
  const target = play.state.figures.find(({ kind }) => kind === 'monster')?.id;
  const force = { by: 'hero:ferrywoman', target, kind: 'push', left: 1, full: 1, slam: 0, path: ['e4'] };
  const state = { ...play.state, question: { ask: 'force', force } };
  const command: Command = { type: 'forceAgainst', side: 'se' };
  const marked: string[][] = [];
  const asked = {
    ...table,
    play: { ...play, state },
    draft: EMPTY_DRAFT,
    options: [command],
    places: { ...NO_PLACES, buttons: [command] },
    highlight: (hexes: string[]) => void marked.push(hexes),
  } as unknown as Interaction;
  noteOrientation(asked, 'turned');
  const button = (await shown(asked)).querySelector<HTMLElement>('[data-says*=forceAgainst]');
  expect(button?.textContent).toContain(' north-\u2060east, into the wall');
  for (const type of ['pointerenter', 'pointerleave']) button?.dispatchEvent(new Event(type));
  button?.focus();
  button?.blur();
  expect(marked).toEqual([['f4'], [], ['f4'], []]);
});
