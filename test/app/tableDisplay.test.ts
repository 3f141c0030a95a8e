import { beforeEach, expect, it } from 'vitest';
import { type TableDisplayOptions as LayingOptionsOf, openTableDisplay } from '../../src/app/tableDisplay';
import type { TableInit as TableInitOf } from '../../src/modes/front';
import { front } from '../../src/modes/inHand/front';
import type { InHandMode } from '../../src/modes/inHand/types';
import type { HudPlan } from '../../src/panels/inHand/hud';
import type { Layout } from '../../src/scenes/inHand/table/layout';
import { DEFAULTS } from '../../src/storage/settings';
import { blank, mute, someDesk } from './kit';

type LayingOptions = LayingOptionsOf<InHandMode>;
type TableInit = TableInitOf<InHandMode>;

const LAYOUT = { composition: 'portrait' } as Layout & HudPlan;

let inits: TableInit[] = [];
beforeEach(() => {
  inits = [];
});

function table(more: Partial<LayingOptions> = {}, variant: TableInit['variant'] = null) {
  const heard: string[] = [];
  const picture = blank(heard, { load: async () => variant, show: (init) => void inits.push(init) });
  const tableDisplay = openTableDisplay<InHandMode>({
    words: front,
    pictures: { load: async () => picture, loaded: () => picture },
    sound: mute(heard),
    settings: () => ({ ...DEFAULTS, hand: 'left', speed: 2, odds: false, step: true }),
    isMotionReduced: () => false,
    viewing: () => null,
    staysAtEnd: () => false,
    changed: () => void heard.push('changed'),
    onDrawn: () => void heard.push('laid'),
    ...more,
  });
  return { tableDisplay, heard };
}

async function laid(more: Partial<LayingOptions> = {}, variant: TableInit['variant'] = null) {
  const interaction = someDesk();
  const { tableDisplay, heard } = table(more, variant);
  await tableDisplay.prepare(interaction.play.book);
  tableDisplay.show(interaction);
  const [init] = inits;
  if (!init) throw new Error('nothing was laid');
  return { interaction, tableDisplay, heard, init };
}

it('draws a game with the settings of the player', async () => {
  const { interaction, init } = await laid();
  expect(init.interaction).toBe(interaction);
  expect([init.hand(), init.speed(), init.showsOdds(), init.isStepMode(), init.variant]).toEqual([
    'left',
    2,
    false,
    true,
    null,
  ]);
});

it('shows no animation under reduced motion, and uses the speed of a watched game', async () => {
  expect((await laid({ isMotionReduced: () => true })).init.speed()).toBe(0);
  inits = [];
  const viewing = { speed: 0.5 } as ReturnType<LayingOptions['viewing']>;
  const { init } = await laid({ viewing: () => viewing });
  expect([init.speed(), init.isStepMode()]).toEqual([0.5, false]);
  inits = [];
  const { init: plain } = await laid({ settings: () => ({ ...DEFAULTS, step: false }) });
  expect(plain.isStepMode()).toBe(false);
});

it.each([true, false])(
  'keeps the table at the end of a game that is only watched or copied: %s',
  async (staysAtEnd) => {
    const { init } = await laid({ staysAtEnd: () => staysAtEnd });
    expect(init.clearsAtEnd()).toBe(!staysAtEnd);
  },
);

it('reports the plan of the table and the play that is drawn, and clears the play while the table is busy', async () => {
  const { interaction, tableDisplay, heard, init } = await laid();
  init.onDrawn(interaction.play, LAYOUT);
  expect(tableDisplay.hudContext).toMatchObject({
    plan: LAYOUT,
    shownPlay: interaction.play,
    notice: null,
    waiting: null,
  });
  expect(heard).toEqual(['changed', 'laid']);
  init.onBusy();
  expect(tableDisplay.hudContext.shownPlay).toBeNull();
  expect(tableDisplay.hudContext.plan).toBe(LAYOUT);
  // The panels change places before the map moves; the game is shown when it has moved.
  const next = { ...LAYOUT };
  init.onPlan(next);
  expect(tableDisplay.hudContext.plan).toBe(next);
  expect(tableDisplay.hudContext.shownPlay).toBeNull();
});

it('publishes the current event until another begins or the table is drawn', async () => {
  const { interaction, tableDisplay, heard, init } = await laid();
  const event = { type: 'roundBegan' } as unknown as Parameters<typeof init.onEvent>[0];
  const { currentEvent } = tableDisplay.hudContext;
  const seen: unknown[] = [];
  const leave = currentEvent.subscribe(() => seen.push(currentEvent.now));
  heard.length = 0;
  init.onEvent(event);
  init.onEvent(event);
  // Only the subscribers of this value are notified, not those of the whole display.
  expect([currentEvent.now, heard]).toEqual([event, []]);
  init.onBusy();
  expect(currentEvent.now).toBeNull();
  init.onEvent(event);
  init.onDrawn(interaction.play, LAYOUT);
  expect(currentEvent.now).toBeNull();
  expect(tableDisplay.hudContext.currentEvent).toBe(currentEvent);
  leave();
  init.onEvent(event);
  expect(seen).toEqual([event, null, event, null]);
});

it('continues what waits for the player', async () => {
  const { interaction, tableDisplay, heard, init } = await laid();
  const event = { type: 'roundBegan' } as unknown as Parameters<TableInit['onWait']>[0];
  init.onWait(event, interaction.play);
  expect(tableDisplay.hudContext.waiting).toMatchObject({ event, play: interaction.play });
  tableDisplay.hudContext.waiting?.resume();
  expect(heard).toEqual(['changed', 'goOn']);
  init.onWait(null, interaction.play);
  expect(tableDisplay.hudContext.waiting).toBeNull();
});

it('shows why a command is refused, with a sound; shows nothing while a game is only watched', async () => {
  const { tableDisplay, heard, init } = await laid();
  init.onRefused('forNothing');
  expect(tableDisplay.hudContext.notice).not.toBeNull();
  expect(heard).toEqual(['refused', 'changed']);
  inits = [];
  const viewing = { speed: 1 } as ReturnType<LayingOptions['viewing']>;
  const looked = await laid({ viewing: () => viewing });
  looked.init.onRefused('forNothing');
  expect(looked.tableDisplay.hudContext.notice).toBeNull();
});

it('shows that a throw has missed, in the words of the drawn table', async () => {
  const { tableDisplay, init } = await laid();
  init.onMiss();
  const word = tableDisplay.hudContext.notice;
  inits = [];
  const other = await laid({}, {} as TableInit['variant']);
  expect(other.init.variant).not.toBeNull();
  other.init.onMiss();
  expect(other.tableDisplay.hudContext.notice).not.toBe(word);
});

it('clears the table and the notices around it', async () => {
  const { interaction, tableDisplay, heard, init } = await laid();
  init.onDrawn(interaction.play, LAYOUT);
  tableDisplay.showNotice('A word.');
  expect(tableDisplay.hudContext.notice).toBe('A word.');
  heard.length = 0;
  tableDisplay.clear();
  expect(tableDisplay.hudContext).toMatchObject({ plan: null, shownPlay: null, notice: null, waiting: null });
  expect(heard).toEqual(['clear']);
});

it('cannot be prepared when the picture cannot be fetched', async () => {
  const { tableDisplay } = table({
    pictures: { load: () => Promise.reject(new Error('offline')), loaded: () => null },
  });
  await expect(tableDisplay.prepare(someDesk().play.book)).rejects.toThrow('offline');
  tableDisplay.show(someDesk());
  expect(inits).toEqual([]);
});
