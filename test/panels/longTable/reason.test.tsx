// @vitest-environment jsdom
/** L36.3: tests the reasons for a monster’s actions while it acts; they reveal no more than the table has shown. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import type { Play } from '../../../src/flow/longTable/play';
import { t } from '../../../src/i18n';
import { capitalise } from '../../../src/i18n/longTable/forms';
import { figureName } from '../../../src/i18n/longTable/naming';
import { Reason } from '../../../src/panels/longTable/hud/Reason';
import type { GameEvent } from '../../../src/rules/longTable/events';
import type { Interaction } from '../../../src/session/longTable/interaction';
import { chosenTable, newTable } from '../../kit/longTableTable';
import { paper, steps } from '../kit';
import { boardOpened } from './opened';
import { NAMED_PICTURES } from './pictures';
import { UNTOLD } from './told';

boardOpened();

/** Returns a table on which two monsters have acted. */
function acted(): Interaction {
  const interaction = chosenTable();
  for (let i = 0; i < 200 && interaction.lastTurns.byFigure.size < 2; i += 1) {
    const { options } = interaction;
    const next = options.find(({ type }) => type === 'endTurn' || type === 'suffer') ?? options[0];
    if (next) interaction.send(next);
  }
  return interaction;
}

function desk(interaction: Interaction) {
  const root = paper();
  const box = { x: 0, y: 0, width: 250, height: 800 };
  const { play } = interaction;
  const app = { ...steps(), view: { viewing: null }, cardPictures: NAMED_PICTURES } as never;
  return async (moving: boolean, told: GameEvent | null) => {
    const parts = { app, pictures: NAMED_PICTURES, interaction, play, box, over: null };
    const gameWords = { ...UNTOLD, now: told };
    await act(() => render(<Reason {...parts} moving={moving} animatedEvent={gameWords} />, root));
    return {
      who: root.querySelector('.why h3')?.textContent ?? null,
      heads: [...root.querySelectorAll('.why h3')].map(({ textContent }) => textContent),
      sentences: root.querySelectorAll('.why li').length,
    };
  };
}

it('explains each monster as it acts, and nothing that it has not done yet', async () => {
  const interaction = acted();
  const [first, second] = [...interaction.lastTurns.byFigure.values()];
  if (!first || !second) throw new Error('two monsters have not acted');
  const shown = desk(interaction);
  expect(await shown(true, null)).toMatchObject({ who: null, sentences: 0 });
  const focus = first.events.find(({ type }) => type === 'focusChosen' || type === 'focusNone');
  if (!focus) throw new Error('there is no event about the focus');
  const early = await shown(true, focus);
  expect(early.sentences).toBe(1);
  const last = first.events.at(-1);
  const late = await shown(true, last ?? null);
  expect([late.who, late.sentences > early.sentences]).toEqual([early.who, true]);
  // An event that belongs to no such turn changes nothing.
  expect(await shown(true, { ...focus })).toEqual(late);
  const [next] = second.events;
  const other = await shown(true, next ?? null);
  expect([other.who === late.who, other.sentences]).toEqual([false, 1]);
});

it('explains the whole last turn while nothing is animated', async () => {
  const interaction = acted();
  const shown = desk(interaction);
  const { byFigure, last } = interaction.lastTurns;
  const lastTurn = last === null ? undefined : byFigure.get(last);
  const still = await shown(false, null);
  expect(still.sentences).toBeGreaterThan(1);
  const asShown = await shown(true, lastTurn?.events.at(-1) ?? null);
  expect(asShown).toEqual(still);
});

it('if there is no room, the turns are not even looked up until the player inspects a figure', async () => {
  const interaction = acted();
  let lookedUp = 0;
  const counting = {
    ...interaction,
    play: interaction.play,
    options: interaction.options,
    draft: interaction.draft,
    get lastTurns() {
      lookedUp += 1;
      return interaction.lastTurns;
    },
  } as Interaction;
  const app = { ...steps(), view: { viewing: null }, cardPictures: NAMED_PICTURES } as never;
  const parts = { app, pictures: NAMED_PICTURES, play: interaction.play, moving: false, animatedEvent: UNTOLD };
  const root = paper();
  await act(() => render(<Reason {...parts} interaction={counting} box={null} over={null} />, root));
  expect([root.childElementCount, lookedUp]).toEqual([0, 0]);
  const look = interaction.lastTurns.last;
  const asking = Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(counting), draft: { value: { ...interaction.draft, inspected: look } } },
  ) as Interaction;
  await act(() => render(<Reason {...parts} interaction={asking} box={null} over={null} />, root));
  expect(root.querySelectorAll('.why li').length).toBeGreaterThan(0);
  expect(lookedUp).toBeGreaterThan(0);
});

it('L36.9: says that there is no forecast before the cards are drawn, and shows one afterwards', async () => {
  const interaction = newTable();
  const monster = interaction.play.state.figures.find(({ kind }) => kind === 'monster');
  interaction.inspect(monster?.id ?? '');
  const root = paper();
  const forecastText = async () => {
    const parts = {
      app: { ...steps(), view: { viewing: null }, cardPictures: NAMED_PICTURES } as never,
      pictures: NAMED_PICTURES,
      interaction,
      box: null,
    };
    await act(() =>
      render(<Reason {...parts} play={interaction.play} over={null} moving={false} animatedEvent={UNTOLD} />, root),
    );
    return root.querySelector('.forecast')?.textContent;
  };
  expect(await forecastText()).toBe(`${t('board.ifNow')}${t('board.noCard')}`);
  const acting = chosenTable();
  const one = acting.play.state.figures.find(({ kind }) => kind === 'monster');
  acting.inspect(one?.id ?? '');
  await act(() =>
    render(
      <Reason
        app={{ ...steps(), view: { viewing: null }, cardPictures: NAMED_PICTURES } as never}
        pictures={NAMED_PICTURES}
        interaction={acting}
        play={acting.play}
        box={null}
        over={null}
        moving={false}
        animatedEvent={UNTOLD}
      />,
      root,
    ),
  );
  expect(root.querySelectorAll('.forecast li').length).toBeGreaterThan(0);
});

it('L36.9: for a monster that has acted in this round, its reasons come before its next forecast', async () => {
  const headings = async (place: number) => {
    const interaction = acted();
    const [id] = interaction.lastTurns.byFigure.keys();
    const monster = interaction.play.state.figures.find((each) => each.id === id);
    if (monster?.kind !== 'monster') throw new Error('no monster has acted');
    const order = [
      { place: 'type', monster: monster.monster, initiative: 5 },
      { place: 'hero', hero: 'bailiff', initiative: 50 },
    ];
    const state = { ...interaction.play.state, order, place, turn: null, late: [] };
    const play = { ...interaction.play, state } as unknown as Play;
    const root = paper();
    const parts = {
      app: { ...steps(), view: { viewing: null }, cardPictures: NAMED_PICTURES } as never,
      pictures: NAMED_PICTURES,
      play,
      over: null,
    };
    const asked = {
      ...interaction,
      play,
      draft: { ...interaction.draft, inspected: monster.id },
    };
    await act(() =>
      render(
        <Reason
          {...parts}
          interaction={asked}
          moving={false}
          animatedEvent={UNTOLD}
          box={{ x: 0, y: 0, width: 250, height: 800 }}
        />,
        root,
      ),
    );
    return [...root.querySelectorAll('.why h3')].map(({ textContent }) => textContent ?? '');
  };
  const [again, why] = [t('board.ifAgain'), expect.stringContaining('Why')];
  expect(await headings(1)).toEqual([why, again]);
  expect(await headings(0)).toEqual([t('board.ifNow'), why]);
});

it('a turn of an earlier round is left out on a desk, and has its round when its figure is inspected', async () => {
  const interaction = acted();
  const { last } = interaction.lastTurns;
  const { round } = interaction.play.state;
  for (let i = 0; i < 300 && interaction.play.state.round === round; i += 1) {
    const { options } = interaction;
    const wanted = ['endTurn', 'suffer', 'done', 'skip', 'draw'];
    const next = wanted.flatMap((type) => options.filter((each) => each.type === type))[0] ?? options[0];
    if (next) interaction.send(next);
  }
  expect(interaction.play.state.round).toBe(round + 1);
  expect((await desk(interaction)(false, null)).who).toBeNull();
  const { lastTurns } = interaction;
  expect(last).not.toBeNull();
  const earlierTurn = lastTurns.last === null ? undefined : lastTurns.byFigure.get(lastTurns.last);
  expect(earlierTurn?.play.state.round).toBe(round);
  interaction.inspect(lastTurns.last);
  const { heads } = await desk(interaction)(false, null);
  const figure = capitalise(figureName(earlierTurn?.play ?? interaction.play, lastTurns.last ?? ''));
  expect(heads).toContain(t('board.whyBefore', { figure, round }));
});
