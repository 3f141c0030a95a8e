// @vitest-environment jsdom
/** Tests the sheet about a figure: a hero with everything that players look up, a monster with its conditions. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import type { Play } from '../../../src/flow/longTable/play';
import { FigureDetails } from '../../../src/panels/longTable/hud/FigureDetails';
import { newTable } from '../../kit/longTableTable';
import { paper } from '../kit';
import { boardOpened } from './opened';
import { NAMED_PICTURES } from './pictures';

boardOpened();

async function linesAbout(play: Play, id: string): Promise<string[]> {
  const root = paper();
  await act(() =>
    render(<FigureDetails pictures={NAMED_PICTURES} play={play} id={id as never} ends={[]} say={() => {}} />, root),
  );
  return [...root.querySelectorAll('h2, p, .marks li, dt, dd')].map(({ textContent }) => textContent ?? '');
}

it('a hero is shown with conditions, lasting effects, goal, items and their state, piles and deck', async () => {
  const { play } = newTable();
  const [seat] = play.state.seats;
  if (!seat) throw new Error('there is no seat');
  const [first, second, ...others] = seat.hand;
  const bearer = `hero:${seat.hero}`;
  const source = { from: 'card', hero: seat.hero, card: second, half: 'bottom' };
  const bonus = { id: 9, kind: 'shield', bearer, amount: 1, slots: [{ xp: false }, { xp: true }], used: 1, source };
  const state = {
    ...play.state,
    bonuses: [bonus],
    figures: play.state.figures.map((each) =>
      each.id === bearer ? { ...each, hp: 5, tokens: [{ token: 'poison', fresh: false }] } : each,
    ),
    seats: [
      {
        ...seat,
        hand: others,
        discard: [first],
        active: [{ card: second, half: 'bottom', pile: 'lost' }],
        items: [{ item: 'coalScuttleHat', state: 'spent', uses: 1 }],
        goals: ['oneStamp'],
        deck: { ...seat.deck, draw: ['0', '0', '-1', 'null'] },
      },
    ],
  } as never;
  const lines = await linesAbout({ ...play, state }, bearer);
  expect(lines[0]).toBe('Bailiff');
  expect(lines).toEqual(
    expect.arrayContaining([
      '5 of 12 HP',
      ' Poison',
      expect.stringMatching(/^Shield 1 \(.+\)●○$/),
      'Battle goal',
      expect.stringMatching(/^One Stamp\. /),
      expect.stringMatching(/Coal-Scuttle Hat \(spent\)/),
      `Hand (${others.length})`,
      'Discard (1)',
      'In play',
      'Lost (0)',
      '–',
      'Deck, 4 undrawn',
      expect.stringMatching(/^1 × .+ · 1 × −1 · 2 × \+?0$/),
    ]),
  );
});

it('a monster is shown with its conditions and its lien', async () => {
  const { play } = newTable();
  const monster = play.state.figures.find(({ kind }) => kind === 'monster');
  if (!monster) throw new Error('there is no monster');
  const tokens = [{ token: 'stun', fresh: false }];
  const figures = play.state.figures.map((each) => (each === monster ? { ...each, tokens, lien: true } : each));
  const lines = await linesAbout({ ...play, state: { ...play.state, figures } as never }, monster.id);
  expect(lines).toEqual(expect.arrayContaining([' Stun', expect.stringMatching(/lien/i)]));
  // Its HP are shown only once.
  expect(lines.filter((line) => line.includes('HP'))).toEqual([`${monster.hp} of ${monster.maxHp} HP`]);
  expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(/^Move \d, Attack \d/)]));
});

it('L17.3: a lasting effect can be ended on the sheet of its hero', async () => {
  const { play } = newTable();
  const [seat, other] = play.state.seats;
  if (!seat || !other) throw new Error('there are not two heroes');
  const [card, kept] = seat.hand;
  if (!card || !kept) throw new Error('there are not two cards in the hand');
  const active = [card, kept].map((each) => ({ card: each, half: 'bottom' }));
  const playWithBonuses = { ...play, state: { ...play.state, seats: [{ ...seat, active }, other] } } as never;
  const end = { type: 'endBonus', hero: seat.hero, card } as const;
  const sent: unknown[] = [];
  const root = paper();
  await act(() =>
    render(
      <FigureDetails
        pictures={NAMED_PICTURES}
        play={playWithBonuses}
        id={`hero:${seat.hero}` as never}
        ends={[end]}
        say={(command) => sent.push(command)}
      />,
      root,
    ),
  );
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('.in-play button')];
  expect(buttons).toHaveLength(1);
  expect(buttons[0]?.closest('.in-play')?.textContent).toContain('End its effect');
  await act(() => buttons[0]?.click());
  expect(sent).toEqual([end]);
});
