/**
 * Tests the animation of a hit (style guide, section 12): how often the picture freezes, when HP fall, and that nothing of it
 * remains.
 */
import { describe, expect, it, vi } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import { begin } from '../../../src/flow/longTable/play';
import type { GameEvent } from '../../../src/rules/longTable/events';
import { newEventNotes, noteEvents } from '../../../src/scenes/longTable/table/eventNotes';
import { present } from '../../../src/scenes/longTable/table/presenters';
import { Table } from '../../../src/scenes/longTable/table/Table';
import { viewOf } from '../../../src/scenes/longTable/table/tableView';
import { EMPTY_DRAFT, NO_PLACES } from '../../../src/session/longTable/draft';
import { openDirector } from '../../kit/longTableDirector';
import { setupFor } from '../../kit/longTableSetups';
import { Stage, stagedAlike } from '../../kit/stage';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
stagedAlike();

const PLAY = begin(bookFor(setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed: 'blow' })));
const VIEW = viewOf(PLAY, { draft: EMPTY_DRAFT, places: NO_PLACES, options: [] });
const STRUCK = PLAY.state.figures.find(({ kind }) => kind === 'monster') ?? expect.unreachable();
const BY = PLAY.state.figures.find(({ kind }) => kind === 'hero') ?? expect.unreachable();

const damaged = (from: string, more: Partial<Record<string, unknown>> = {}) =>
  ({ type: 'damaged', figure: STRUCK.id, n: 3, hp: 1, source: { from }, by: BY.id, ...more }) as GameEvent;
const drawnBy = (figure: string) => ({ type: 'modifiersDrawn', figure }) as GameEvent;

function staged(speed = 1, [width, height] = [390, 844]) {
  const stage = new Stage();
  const table = new Table(stage.scene as never);
  table.motion.speed = speed;
  table.resize(width, height, 'map');
  table.draw(VIEW);
  const memory = newEventNotes();
  const silent = () => {};
  const sound = { hear: silent, play: silent, tick: silent } as never;
  const show = (event: GameEvent) => present({ table, sound, next: VIEW, play: () => PLAY, memory }, event);
  const dark = () => stage.of('blow/dark').length;
  return { stage, table, memory, show, dark };
}

it('an attack freezes the picture for 80 ms; a trap, poison or retaliation does not', async () => {
  const { stage, show, dark } = staged();
  for (const from of ['trap', 'token', 'retaliate', 'slam']) await stage.until(show(damaged(from)));
  expect(dark()).toBe(0);
  let shown = 0;
  stage.onFrame = () => {
    shown += stage.of('blow/dark').filter(({ gone }) => !gone).length;
  };
  await stage.until(show(damaged('card')));
  expect(dark()).toBe(1);
  // The frames last 10 ms each.
  expect(shown).toBe(8);
});

it('the freeze darkens the whole window, also beside the map of a desktop', async () => {
  const { stage, table, show } = staged(1, [1440, 900]);
  let corners: number[] = [];
  stage.onFrame = () => {
    const [dark] = stage.of('blow/dark').filter(({ gone }) => !gone);
    const { scale, x, y } = table.camera.view;
    if (!dark) return;
    const left = (dark.x - dark.displayWidth / 2) * scale + x;
    const top = (dark.y - dark.displayHeight / 2) * scale + y;
    corners = [left, top, left + dark.displayWidth * scale, top + dark.displayHeight * scale].map(
      (px) => Math.round(px) + 0,
    );
  };
  await stage.until(show(damaged('card')));
  expect(corners).toEqual([0, 0, 1440, 900]);
});

it('no card is visible in a freeze, and it flies on afterwards', async () => {
  const { stage, show, dark } = staged();
  const drawn = { ...drawnBy(BY.id), target: STRUCK.id, cards: ['+0'], counted: [0], mode: 'plain' };
  await stage.until(show(drawn as GameEvent));
  const faces = () => stage.of('modifier/face').filter(({ gone, visible }) => !gone && visible).length;
  const seen = new Set<string>();
  stage.onFrame = () => {
    if (dark() > 0) seen.add(`${stage.of('blow/dark').some(({ gone }) => !gone) ? 'dark' : 'light'} ${faces()}`);
  };
  await stage.until(show(damaged('card')));
  expect([...seen]).toEqual(['dark 0', 'light 1', 'light 0']);
});

it('no second flash comes within 350 ms', async () => {
  const { stage, show, dark } = staged();
  await stage.until(show(damaged('card')));
  stage.scene.time.now = 349;
  await stage.until(show(damaged('card')));
  expect(dark()).toBe(1);
  stage.scene.time.now = 350;
  await stage.until(show(damaged('card')));
  expect(dark()).toBe(2);
});

it('an attack on several targets freezes the picture only at the last hit', () => {
  const { memory } = staged();
  const [first, last, other] = [damaged('monsterCard'), damaged('monsterCard'), damaged('monsterCard')];
  noteEvents(memory, [
    drawnBy(BY.id),
    first,
    drawnBy(BY.id),
    last,
    { type: 'attackBegan' } as GameEvent,
    drawnBy(BY.id),
    other,
  ]);
  expect([first, last, other].map((each) => memory.early.has(each))).toEqual([true, false, false]);
});

it('the scar is drawn right after the freeze, and the HP fall only 180 ms later', async () => {
  const { stage, table, show } = staged();
  const seen: string[] = [];
  stage.onFrame = () => {
    const { hp, scars } = table.figures.paintedView(STRUCK.id) ?? expect.unreachable();
    const line = `${hp === 1 ? 'fallen' : 'before'}, ${scars.cut} cut`;
    if (!seen.some((each) => each.endsWith(line))) seen.push(`${stage.now} ${line}`);
  };
  const cut = STRUCK.maxHp > 4 ? 3 : 2;
  await stage.until(show(damaged('card')));
  expect(seen).toEqual(['10 before, 0 cut', `90 before, ${cut} cut`, `270 fallen, ${cut} cut`]);
});

const healed = (): GameEvent => ({ type: 'healed', figure: STRUCK.id, n: 2, hp: 1, took: [], rule: 'L18.1' }) as never;

it.each([
  ['damage, not in the freeze before', 1, () => damaged('card'), 'damaged with 1 HP at 260'],
  ['damage, also with motion off', 0, () => damaged('card'), 'damaged with 1 HP at 0'],
  ['healing', 1, healed, 'healed with 1 HP at 0'],
  ['healing, also with motion off', 0, healed, 'healed with 1 HP at 0'],
] as const)('the panels learn of HP when the map shows them: %s', async (_, speed, event, expected) => {
  const { stage, table, memory } = staged(speed);
  const told: string[] = [];
  const nothing = () => {};
  const init = {
    interaction: { play: PLAY, draft: EMPTY_DRAFT, places: NO_PLACES, options: [], lowestHp: new Map() },
    sound: { hear: nothing, play: nothing, tick: nothing },
    onEvent: ({ type }: GameEvent) =>
      told.push(`${type} with ${table.figures.paintedView(STRUCK.id)?.hp} HP at ${stage.now}`),
    onPlan: nothing,
    onDrawn: nothing,
    onBusy: nothing,
    onWait: nothing,
    isStepMode: () => false,
  };
  const director = openDirector(table, init as never, memory);
  director.show([event()], PLAY);
  await stage.until(director.idle());
  expect(told).toEqual([expected]);
});

it('with motion off there is no freeze and no shaking: the number and both HP are shown, then the scar stays', async () => {
  const { stage, table, show, dark } = staged(0);
  const { x, y } = table.figures.imageOf(STRUCK.id) ?? expect.unreachable();
  let most = 0;
  stage.onFrame = () => {
    most = Math.max(most, stage.of('blow/').filter(({ gone }) => !gone).length);
    expect(table.figures.imageOf(STRUCK.id)).toMatchObject({ x, y });
  };
  await stage.until(show(damaged('card')));
  expect([dark(), most]).toEqual([0, 2]);
  expect(stage.of('blow/').filter(({ gone }) => !gone)).toEqual([]);
  expect(table.figures.paintedView(STRUCK.id)?.hp).toBe(1);
});

it('a dead figure is torn in two, and its money is removed when the table is drawn', async () => {
  const { stage, table, show } = staged();
  await stage.until(show({ type: 'died', figure: STRUCK.id, money: true } as GameEvent));
  expect(stage.of('blow/torn').map(({ texture }) => texture.key)).toEqual(['blow/torn/left', 'blow/torn/right']);
  expect(table.figures.imageOf(STRUCK.id)?.alpha).toBe(0);
  await stage.pass(400);
  expect(stage.of('blow/').filter(({ gone }) => !gone)).toHaveLength(1);
  table.paint(VIEW);
  expect(stage.of('blow/').filter(({ gone }) => !gone)).toEqual([]);
});

describe('an attack on three figures without a question between', () => {
  const targets = PLAY.state.figures.filter(({ id }) => id !== BY.id).slice(0, 3);
  const [first, , last] = targets;
  const draws = (target: string, cards: readonly string[]) =>
    ({ type: 'modifiersDrawn', figure: BY.id, target, cards, counted: [0], mode: 'plain' }) as unknown as GameEvent;
  const against = (nth: number): GameEvent[] => {
    const { id } = targets[nth] ?? expect.unreachable();
    return [draws(id, nth === 1 ? ['+0', '+1'] : ['+0']), damaged('card', { figure: id })];
  };
  const events = [
    { type: 'attackBegan', attacker: BY.id, targets: [] } as unknown as GameEvent,
    ...against(0),
    { type: 'died', figure: first?.id, money: false } as GameEvent,
    ...against(1),
    ...against(2),
  ];

  async function attacked(onFrame: (at: ReturnType<typeof staged>) => void) {
    const at = staged();
    noteEvents(at.memory, events);
    at.stage.onFrame = () => onFrame(at);
    for (const event of events) await at.stage.until(at.show(event));
    return at;
  }

  it('stamps them 90 ms apart, also if a target has more cards than the others', async () => {
    const landed: number[] = [];
    await attacked(({ stage }) => {
      while (landed.length < stage.of('blow/burst/ink').length) landed.push(stage.now);
    });
    expect(landed.slice(1).map((each, nth) => each - (landed[nth] ?? 0))).toEqual([90, 90]);
  });

  it('freezes the picture once, on the last of them, before the first is jolted', async () => {
    const seen: string[] = [];
    const note = (what: string) => seen.at(-1) !== what && seen.push(what);
    const { stage, table, dark } = await attacked(({ stage }) => {
      if (stage.of('blow/dark').some(({ gone }) => !gone)) note('dark');
      else if (stage.of('blow/chips').length > 0) note('chips');
    });
    expect(seen).toEqual(['dark', 'chips']);
    expect(dark()).toBe(1);
    const { x, y } = table.figures.imageOf(last?.id ?? '') ?? expect.unreachable();
    expect(stage.of('blow/negative')).toMatchObject([{ x, y }]);
  });

  it('jolts them 90 ms apart, tears the dead one after its number, and goes on when all lie still', async () => {
    const begun: number[] = [];
    let torn = 0;
    const { table, memory } = await attacked(({ stage }) => {
      while (begun.length < stage.of('blow/chips').length) begun.push(stage.now);
      if (torn === 0 && stage.of('blow/torn').length > 0) torn = stage.now;
    });
    expect(begun.slice(1).map((each, nth) => each - (begun[nth] ?? 0))).toEqual([90, 90]);
    expect(torn - (begun[0] ?? 0)).toBeGreaterThanOrEqual(400);
    expect(targets.map(({ id }) => table.figures.paintedView(id)?.hp)).toEqual([1, 1, 1]);
    expect(table.figures.imageOf(first?.id ?? '')?.alpha).toBe(0);
    expect(memory.running.size).toBe(0);
  });
});
