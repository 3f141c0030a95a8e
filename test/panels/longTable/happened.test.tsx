// @vitest-environment jsdom
/** Tests the list of recent events while the game goes on and is undone; a line highlights its hexes on the map. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import type { LongTable } from '../../../src/flow/longTable/types';
import { eventSentence } from '../../../src/i18n/longTable/narration';
import { createIncrementalLog, logEntries } from '../../../src/panels/logEntries';
import { hexesOf } from '../../../src/panels/longTable/eventPlaces';
import { RecentResults } from '../../../src/panels/longTable/hud/RecentResults';
import { LOG_MODE } from '../../../src/panels/longTable/logMode';
import { viewOf } from '../../../src/scenes/longTable/table/tableView';
import { eagerBot } from '../../kit/longTableGames';
import { newTable } from '../../kit/longTableTable';
import { neverResized, paper } from '../kit';
import { boardOpened } from './opened';

boardOpened();
neverResized();

/** Returns a table after some commands of a bot, and a function that plays on. */
function played(commands: number) {
  const interaction = newTable();
  const bot = eagerBot('happened');
  const on = (n: number) => {
    for (let i = 0; i < n; i += 1) {
      const command = bot(interaction.play);
      if (command) interaction.session.dispatch(command);
    }
  };
  on(commands);
  return { interaction, on };
}

it('L36: the growing log is the same as the complete one, also after an undo', () => {
  const { interaction, on } = played(40);
  const { session } = interaction;
  const growing = createIncrementalLog<LongTable>(LOG_MODE);
  const complete = () => logEntries<LongTable>(LOG_MODE, session).map(({ text, at, round }) => ({ text, at, round }));
  const grown = () => growing(session).map(({ text, at, round }) => ({ text, at, round }));
  expect(grown()).toEqual(complete());
  on(12);
  expect(grown()).toEqual(complete());
  const before = grown().length;
  while (session.nextUndo()) if (!session.undo()) break;
  expect(grown()).toEqual(complete());
  expect(grown().length).toBeLessThan(before);
  on(9);
  expect(grown()).toEqual(complete());
});

it('shows the last three results with their rules; a line under the mouse lights its hexes on the map', async () => {
  const { interaction, on } = played(60);
  const { session } = interaction;
  // A line whose hexes can be lit: the newest must be about a figure.
  while (!interaction.play.events.some(({ type }) => type === 'damaged')) on(1);
  const { play } = interaction;
  const root = paper();
  let opened = 0;
  const draw = () =>
    act(() =>
      render(
        <RecentResults
          interaction={interaction}
          play={interaction.play}
          onOpen={() => {
            opened += 1;
          }}
        />,
        root,
      ),
    );
  await draw();
  const results = new Set([
    'roundBegan',
    'damaged',
    'healed',
    'died',
    'exhausted',
    'damageNegated',
    'conditionGiven',
    'elementCreated',
    'elementConsumed',
    'moneyTaken',
    'treasureLooted',
    'trapSprung',
    'roomRevealed',
    'endingDecided',
  ]);
  const entries = logEntries<LongTable>(LOG_MODE, session).filter(
    ({ event }) => results.has(event.type) || (event.type === 'attackReckoned' && event.damage === 0),
  );
  const newest = entries.slice(-3).reverse();
  const lines = [...root.querySelectorAll('li')];
  expect(lines.map((line) => line.textContent)).toEqual(newest.map(({ text, rule }) => `${text} ${rule}`));
  const nth = newest.findIndex(({ event }) => hexesOf(play, event).length > 0);
  const event = newest[nth]?.event ?? expect.unreachable();
  const lit = () =>
    viewOf(interaction.play, interaction).marks.flatMap(({ hex, mark }) => (mark.mark === 'look' ? [hex] : []));
  await act(() => void lines[nth]?.dispatchEvent(new MouseEvent('pointerenter')));
  expect(lit()).toEqual(hexesOf(play, event));
  await act(() => void lines[nth]?.dispatchEvent(new MouseEvent('pointerleave')));
  expect(lit()).toEqual([]);
  await act(() => root.querySelector<HTMLElement>('[data-action=log]')?.click());
  expect(opened).toBe(1);
});

it('given the first round, before anything has a result, then the round is told; before it nothing is', async () => {
  const root = paper();
  const draw = (interaction: ReturnType<typeof newTable>) =>
    act(() => render(<RecentResults interaction={interaction} play={interaction.play} onOpen={() => {}} />, root));
  const { interaction, on } = played(0);
  await draw(interaction);
  expect(root.querySelector('.happened')).toBeNull();
  while (interaction.play.state.round === 0) on(1);
  await draw(interaction);
  expect([...root.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
    expect.stringContaining('Round 1'),
  ]);
});

it('given an attack that does no damage, then it is told, and one that does is told by its damage', async () => {
  const { interaction, on } = played(0);
  const reckoned = () => interaction.play.events.find(({ type }) => type === 'attackReckoned');
  const root = paper();
  const told = async () => {
    await act(() =>
      render(<RecentResults interaction={interaction} play={interaction.play} onOpen={() => {}} />, root),
    );
    return [...root.querySelectorAll('li')].map((line) => line.textContent).join(' ');
  };
  const seen = new Set<boolean>();
  for (let n = 0; n < 200 && seen.size < 2; n += 1) {
    on(1);
    const event = reckoned();
    if (event?.type !== 'attackReckoned' || interaction.play.events.at(-1) !== event) continue;
    const text = eventSentence(interaction.play, event) ?? '';
    seen.add(event.damage === 0);
    expect((await told()).includes(text), text).toBe(event.damage === 0);
  }
  expect(seen.size).toBe(2);
});

it('given a newest line, when its height is known, then the style sheet gets it and can leave that room', async () => {
  const observed: { readonly line: Element; readonly report: () => void }[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(readonly report: () => void) {}
      observe = (line: Element) => void observed.push({ line, report: this.report });
      disconnect() {}
    },
  );
  const { interaction } = played(60);
  const root = paper();
  await act(() => render(<RecentResults interaction={interaction} play={interaction.play} onOpen={() => {}} />, root));
  neverResized();
  const last = observed.at(-1) ?? expect.unreachable();
  expect(last.line).toBe(root.querySelector('li'));
  Object.defineProperty(last.line, 'offsetHeight', { value: 73 });
  last.report();
  expect(root.querySelector<HTMLElement>('.happened')?.style.getPropertyValue('--newest')).toBe('73px');
});

it('a line about a focus highlights the chosen figure, and not the candidates', () => {
  const { interaction } = played(0);
  const [hero, other] = interaction.play.state.figures;
  if (!hero || !other) throw new Error('there are not two figures');
  const event = { type: 'focusChosen', figure: hero.id, focus: hero.id, candidates: [{ figure: other.id }] } as never;
  expect(hexesOf(interaction.play, event)).toEqual([hero.hex]);
});
