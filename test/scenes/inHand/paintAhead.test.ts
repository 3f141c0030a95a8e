/** Tests that textures for possible next states are painted in advance, as long as they are wanted. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forcedCommand } from '../../../src/flow/inHand/forcedCommand';
import { legal, type Play, send } from '../../../src/flow/inHand/play';
import { stampedChip } from '../../../src/scenes/inHand/table/moments/chips';
import { painterFor } from '../../../src/scenes/inHand/table/paintAhead';
import type { Table } from '../../../src/scenes/inHand/table/Table';
import { type TableView, viewOf } from '../../../src/scenes/inHand/table/tableView';
import { book } from '../../kit/books';
import { hand, idle, melee, passage } from '../../kit/scenes';
import { at } from '../../kit/table';

vi.mock('phaser', () => ({ default: {} }));
vi.mock('../../../src/scenes/inHand/table/bakes', () => ({
  risingBakes: () => ['rising new'],
  chipRoom: () => ({ x: 0, y: 0, width: 40, height: 8, chip: 6 }),
}));
const loop = vi.hoisted(() => ({ isAwake: false }));
vi.mock('../../../src/scenes/frameLoop', () => ({ drawsFrames: () => loop.isAwake, requestFrame: () => {} }));
let idles = 0;
beforeEach(() => {
  idles = 0;
  loop.isAwake = false;
  const requestIdleCallback = (then: () => void) => {
    idles += 1;
    then();
  };
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  vi.stubGlobal('window', { requestIdleCallback });
});
afterEach(() => void vi.unstubAllGlobals());

/** A table that records whose textures are painted; each play has two cards: one is painted already, the other in two pieces. */
function tableOf({
  moves = () => false,
  chips = { hero: [], monster: [] },
}: {
  readonly moves?: () => boolean;
  readonly chips?: TableView['chips'];
} = {}) {
  const seen: Play[] = [];
  const painted: string[] = [];
  let looked = 0;
  const table = {
    motion: {
      get isMoving() {
        return moves();
      },
    },
    bakes: (_: unknown, play: Play) => {
      seen.push(play);
      return [`${seen.length} new`, `${seen.length} old`];
    },
    heroHp: { scale: 3 },
    monsterHp: { scale: 3 },
    cardOf: () => ({ scale: 3 }),
    chips,
    view: null,
    layout: null,
    signs: { outlineBakes: ({ face }: { face: string }) => [`outline ${face} new`] },
    baker: {
      beginRound: () => {
        looked += 1;
      },
      paintAhead: (bake: string | { key: string }) => {
        const name = typeof bake === 'string' ? bake : bake.key;
        painted.push(name);
        return name.endsWith('new') ? [() => {}, () => {}] : [];
      },
    },
  };
  return { painter: painterFor(table as unknown as Table), seen, painted, looked: () => looked };
}

const calm = at(book({ board: passage(7), foes: [idle] }));

describe('the results of possible commands', () => {
  it('are painted for each command, one piece at a time in idle time', async () => {
    const { painter, seen, painted, looked } = tableOf();
    await painter.paintOutcomes(calm.play, () => true);
    const options = legal(calm.play);
    expect([looked(), seen.length, painted.length]).toEqual([1, options.length, 2 * options.length]);
    // The first idle time finds the result, the second lists its textures, and two paint the new one.
    expect(idles).toBe(4 * options.length);
    expect(seen.every(({ phase }) => phase === 'heroTurn.choosing')).toBe(true);
  });

  it('include the results of forced commands', async () => {
    const { painter, seen } = tableOf();
    const about = melee({ cards: hand({ top: [{ kind: 'gain', condition: 'strengthen' }] }) });
    await painter.paintOutcomes(about.play, () => true);
    expect(seen.some(({ state }) => state.hero.effects.some(({ kind }) => kind === 'strengthen'))).toBe(true);
  });

  it('are found with an idle time for each forced command', async () => {
    const { play } = melee({ cards: hand({ top: [{ kind: 'gain', condition: 'strengthen' }] }) });
    const [command] = legal(play);
    const sent = command ? send(play, command) : null;
    if (!sent?.ok) throw new Error('nothing is legal');
    expect(forcedCommand(sent.play, legal(sent.play))).not.toBeNull();
    const { painter, seen } = tableOf();
    // Wanted for the command and for the forced command, not for the textures.
    await painter.paintOutcomes(play, () => idles < 3);
    expect([seen, idles]).toEqual([[], 3]);
  });

  it('are not painted any more once they are not wanted', async () => {
    const { painter, seen } = tableOf();
    await painter.paintOutcomes(calm.play, () => false);
    expect(seen).toEqual([]);
    await painter.paintOutcomes(calm.play, () => seen.length === 0);
    expect(seen).toHaveLength(1);
  });

  it('given a roll, then what its animation shows is painted too, before the player throws', async () => {
    vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
    const rolling = melee({ cards: hand({ top: [{ kind: 'attack', value: 4 }], bottom: [] }) })
      .plays('one', 'top')
      .attacks('dummy-1');
    const { painter, painted } = tableOf();
    await painter.paintOutcomes(rolling.play, () => true);
    expect(painted.filter((name) => /^(cross|reckoning|modifier|total|outline)/.test(name)).length).toBeGreaterThan(4);
  });

  it('given something that moves, then nothing is painted until it lies still', async () => {
    let frames = 3;
    const { painter, seen } = tableOf({ moves: () => --frames > 0 });
    const painting = painter.paintOutcomes(calm.play, () => seen.length === 0);
    await Promise.resolve();
    expect([seen.length, frames > 0]).toEqual([0, true]);
    await painting;
    expect([seen.length, frames]).toEqual([1, expect.any(Number)]);
    expect(frames).toBeLessThanOrEqual(0);
  });

  it('are painted for at most 24 commands', async () => {
    const { painter, seen } = tableOf();
    const field = Array.from({ length: 9 }, (_, row) => (row % 2 ? '  .   .   .   .' : '.   .   .   .')).join('\n');
    const walk = { kind: 'move', value: 9 } as const;
    const items = Array.from({ length: 30 }, (_, n) => `i${n}`).map((id) => ({
      id,
      card: null,
      slot: 'small' as const,
      cost: 1,
      use: 'spent' as const,
      effect: { when: 'turn' as const, abilities: [{ kind: 'heal' as const, value: 1 }] },
    }));
    const many = at(book({ board: `@${field.slice(1)}`, cards: hand({ bottom: [walk] }), items })).selects(
      'one',
      'two',
    );
    expect(legal(many.play).length).toBeGreaterThan(24);
    await painter.paintOutcomes(many.play, () => true);
    expect(seen).toHaveLength(24);
  });
});

describe('what is shown during the animation', () => {
  it('is painted with the final picture, if it is wanted', async () => {
    const end = {
      events: calm.play.events,
      play: calm.play,
      view: viewOf(calm.play, { cards: [], path: [], basic: false }),
    };
    const wanted = tableOf();
    await wanted.painter.paintEnd(end, () => true);
    expect([wanted.looked(), wanted.seen]).toEqual([1, [calm.play]]);
    expect(wanted.painted).toEqual([...calm.play.events.map(() => 'rising new'), '1 new', '1 old']);
    const late = tableOf();
    await late.painter.paintEnd(end, () => false);
    expect(late.seen).toEqual([]);
  });

  it('while frames are drawn, is painted one piece a frame', async () => {
    let frames = 0;
    vi.stubGlobal('requestAnimationFrame', (go: () => void) => {
      frames += 1;
      go();
    });
    const end = { events: [], play: calm.play, view: viewOf(calm.play, { cards: [], path: [], basic: false }) };
    loop.isAwake = true;
    const moving = tableOf();
    await moving.painter.paintEnd(end, () => true);
    // The first frame passes before the textures are listed, and two before the pieces of the new one.
    expect([moving.painted, frames]).toEqual([['1 new', '1 old'], 3]);
    loop.isAwake = false;
    await tableOf().painter.paintEnd(end, () => true);
    expect(frames).toBe(3);
  });

  it('R12.3: includes the calculation of an attack and the marks of its hit', async () => {
    vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
    const cards = hand({ top: [{ kind: 'attack', value: 4 }], bottom: [] });
    const { play } = melee({ cards }).plays('one', 'top').attacks('dummy-1').rolls('B');
    const { painter, painted } = tableOf();
    const view = viewOf(play, { cards: [], path: [], basic: false });
    await painter.paintEnd({ events: play.events, play, view }, () => true);
    const reckoning = ['cross/hero', 'reckoning/bare', 'reckoning/whole'];
    expect(painted).toEqual(expect.arrayContaining([...reckoning, 'outline B new']));
    for (const key of ['modifier/', 'total/', 'gouges/', 'crossing', 'struck/']) {
      expect(painted.filter((name) => name.startsWith(key))).toHaveLength(1);
    }
  });

  it('includes the chip that a new effect stamps, and the halves of one that is torn off', async () => {
    vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
    const { play } = melee({ cards: hand({ top: [{ kind: 'gain', condition: 'strengthen' }] }) }).plays('one', 'top');
    const view = viewOf(play, { cards: [], path: [], basic: false });
    const given = {
      type: 'effectGiven',
      who: 'hero',
      kind: 'strengthen',
      value: 0,
      lasts: 'turn',
      source: '',
      refreshed: false,
      rule: 'R16',
    } as const;
    const stamped = tableOf();
    await stamped.painter.paintEnd({ events: [given], play, view }, () => true);
    expect(stamped.painted[0]).toBe('chip');
    const none = { ...view, chips: { hero: [], monster: [] } };
    const ended = { type: 'effectEnded', who: 'hero', kind: 'strengthen', why: 'done', rule: 'R16' } as const;
    const torn = tableOf({ chips: { hero: [stampedChip(given, none)], monster: [] } });
    await torn.painter.paintEnd({ events: [ended], play, view: none }, () => true);
    expect(torn.painted.slice(0, 2)).toEqual(['chip/left', 'chip/right']);
  });
});
