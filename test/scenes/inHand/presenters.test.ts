/** Tests what each event animates on the table, how long it takes, and what remains afterwards (style guide, section 7). */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameEvent, GameEventType } from '../../../src/rules/inHand/events';
import { positionOf } from '../../../src/rules/inHand/hpCards';
import { PARTIES } from '../../../src/rules/inHand/state';
import { calculationBakes } from '../../../src/scenes/inHand/table/moments/calculation';
import { PRESENTERS } from '../../../src/scenes/inHand/table/presenters';
import { activityOf } from '../../../src/scenes/inHand/table/tableView';
import { book, column, monster } from '../../kit/books';
import { hand, idle, melee, passage } from '../../kit/scenes';
import { furnish, type Picture, staged, type Thing } from '../../kit/stage';
import { at, effect, type Game } from '../../kit/table';
import { SAMPLES } from '../../sound/inHand/events';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
beforeAll(furnish);
afterAll(() => void vi.unstubAllGlobals());

const TYPES = Object.keys(SAMPLES) as GameEventType[];
const rule = 'R1.1';
/** A fight in which the hero has an Attack 4. */
const fighting = () => melee({ cards: hand({ top: [{ kind: 'attack', value: 4 }], bottom: [] }) });
const struck = () => fighting().plays('one', 'top').attacks('dummy-1').rolls('B');
const on = (before: Game, after: Game = before, options: Parameters<typeof staged>[2] = {}) =>
  staged(before.play, after.play, options);
type Staged = Awaited<ReturnType<typeof staged>>;
const play = async ({ stage, show }: Staged, ...events: GameEvent[]): Promise<number> =>
  stage.until(
    (async () => {
      for (const event of events) await show(event);
    })(),
  );
/** A sample event, with its hexes replaced by hexes of this board. */
const onBoard = (sample: GameEvent): GameEvent =>
  ({
    ...sample,
    ...('at' in sample ? { at: 'a1' } : {}),
    ...(sample.type === 'stepped' || sample.type === 'followerMoved' ? { from: 'a1', to: 'b1' } : {}),
  }) as GameEvent;
/** The values of `value` in each frame. */
function watched({ stage }: Staged, value: () => number): number[] {
  const values: number[] = [];
  stage.onFrame = () => void values.push(value());
  return values;
}
const cardOf = ({ table }: Staged, id: string) => table.cardSprite(id) as unknown as Thing & { front: Picture };

describe('the presenter of an event', () => {
  it('exists for each event, or a reason is given why there is none', () => {
    const none = Object.entries(PRESENTERS).flatMap(([type, moment]) => (typeof moment === 'string' ? [type] : []));
    expect(none.sort()).toEqual([
      'abilitySkipped',
      'actionBegan',
      'actionEnded',
      'advantageChanged',
      'attackDeclared',
      'cardsSelected',
      'damagePending',
      'decided',
      'effectOffered',
      'effectWaived',
      'monsterActs',
      'moveEnded',
      'ridesNext',
      'roundBegan',
      'roundEnded',
      'scenarioBegan',
      'turnBegan',
      'turnEnded',
    ]);
  });

  it.each(TYPES)('is finished soon, and removes everything that it showed for a moment: %s', async (type) => {
    const scene = await on(fighting());
    const sample = SAMPLES[type];
    const event = { ...onBoard(sample), ...('foe' in sample ? { foe: 'dummy-1' } : {}) };
    const ms = await play(scene, event as GameEvent);
    expect(ms).toBeLessThan(2600);
    await scene.stage.pass(700);
    const lasting = ['strike', 'ruler', 'stamp', 'reach', 'monster', 'dead'];
    expect(scene.stage.left().filter((key) => !lasting.some((each) => key.includes(each)))).toEqual([]);
  });

  it.each(TYPES)('takes no time when motion is off, except to let a result be read: %s', async (type) => {
    const scene = await on(fighting());
    scene.table.motion.speed = 0;
    const sample = SAMPLES[type];
    const event = onBoard(sample);
    expect(await play(scene, event as GameEvent)).toBe(type === 'rolled' ? 450 : 0);
  });
});

describe('the needle', () => {
  const walking = () => at(book({ board: passage(3), foes: [] }));
  const gone = { type: 'stepped', from: 'a1', to: 'b1', cost: 1, left: 1, rule } as const;

  it('is on the map below everything else, so it hides no figure, chest or number', async () => {
    const { map, needle } = (await on(walking())).table;
    const lies = (map as unknown as { list: unknown[] }).list;
    const [at, figure] = [lies.indexOf(needle.image), lies.indexOf(map.figure)];
    const sprites = lies.findIndex((each) => (each as { list?: unknown }).list !== undefined);
    expect(lies.indexOf(map.front)).toBeLessThan(at);
    expect(at).toBeLessThan(sprites);
    expect(sprites).toBeLessThan(figure);
  });

  it('follows the hero, who stays in place while the map slides on a phone', async () => {
    const scene = await on(walking());
    const { map, needle, heroHp } = scene.table;
    const before = { map: map.x, card: heroHp.x, off: needle.image.x - map.figure.x };
    await play(scene, gone as GameEvent);
    expect(map.x).not.toBe(before.map);
    expect(heroHp.x).toBe(before.card);
    expect(needle.image.x - map.figure.x).toBe(before.off);
    expect(needle.tipOn('b1').x).toBe(needle.image.x);
  });

  it('and the HP card follow the hero over a map that stays in place on a large table', async () => {
    const scene = await on(walking(), walking(), { size: [1440, 900] });
    const { map, needle, heroHp } = scene.table;
    const before = { map: map.x, card: heroHp.x, needle: needle.image.x };
    await play(scene, gone as GameEvent);
    expect(map.x).toBeCloseTo(before.map);
    expect(heroHp.x).not.toBe(before.card);
    expect(needle.image.x).toBeGreaterThan(before.needle);
  });

  it('stays in place on the screen while the player slides the map', async () => {
    const { map, needle } = (await on(walking())).table;
    const onScreen = () => [map.x + needle.image.x * map.scale, map.y + needle.image.y * map.scale];
    const [x = 0, y = 0] = onScreen();
    needle.slideMap({ x: map.x + 40, y: map.y - 30 });
    expect(onScreen()[0]).toBeCloseTo(x);
    expect(onScreen()[1]).toBeCloseTo(y);
  });

  it('is one arrow from the HP card to the hero, fully visible in every column, even over the title of the map', async () => {
    const scene = await on(walking(), walking(), { size: [1440, 900] });
    const { needle } = scene.table;
    const { key } = needle.image.texture;
    const arrows = (scene.table.map.list as unknown as Picture[]).filter(({ texture }) => texture?.key === key);
    for (const hex of ['a1', 'b1']) {
      needle.pointAt(hex);
      expect(arrows.map(({ drawn }) => drawn)).toEqual([1]);
    }
  });
});

describe('a fight that begins in mid-move', () => {
  it('removes the reach from the map before the HP card slides down', async () => {
    const walking = at(book({ board: passage(3), foes: [], cards: hand({ bottom: [{ kind: 'move', value: 2 }] }) }));
    const scene = await on(walking.selects('one', 'two').plays('one', 'bottom'), fighting());
    const { table } = scene;
    const drawn: { readonly kinds: readonly string[]; readonly card: number }[] = [];
    const draw = table.map.draw.bind(table.map);
    table.map.draw = (map, sprites, ...more) => {
      drawn.push({ kinds: sprites.map(({ sprite }) => sprite.kind), card: table.heroHp.y });
      draw(map, sprites, ...more);
    };
    const before = table.heroHp.y;
    expect(table.view?.sprites.some(({ sprite }) => sprite.kind === 'reach')).toBe(true);
    await play(scene, { type: 'combatBegan', foe: 'dummy-1', distance: 1, rule } as unknown as GameEvent);
    expect(drawn[0]).toEqual({ kinds: expect.not.arrayContaining(['reach']), card: before });
    expect(table.heroHp.y).toBeGreaterThan(before);
  });
});

describe('a fight on a large table', () => {
  it('begins with the plate sliding out from under the HP card, of which only the arrows are visible', async () => {
    const scene = await on(at(book({ board: passage(3), foes: [idle] })), fighting(), { size: [1440, 900] });
    const { plate, heroHp } = scene.table;
    const before = heroHp.y;
    const seen = watched(scene, () => plate.y);
    await play(scene, { type: 'combatBegan', foe: 'dummy-1', distance: 2, rule } as unknown as GameEvent);
    expect(Math.min(...seen)).toBeLessThan((seen[0] ?? 0) - 60);
    expect(heroHp.y).toBe(before);
  });
});

describe('the odds', () => {
  /** For each cell, whether it is outlined. */
  const outlined = ({ stage }: Staged): boolean[] =>
    [0, 1, 2].map((cell) => {
      const key = [...stage.scene.textures.strokes.keys()].findLast((each) => each.startsWith(`odds/${cell}`));
      return JSON.stringify(stage.scene.textures.strokes.get(key ?? '')).includes('"lineWidth","args":[2.5]');
    });
  const rolled = (more: object) =>
    ({
      type: 'rolled',
      purpose: 'heroAttack',
      residue: 50,
      pips: 0,
      nth: 1,
      of: 1,
      dropped: null,
      rule,
      ...more,
    }) as GameEvent;

  it('outline the cell of the rolled face', async () => {
    const before = fighting().plays('one', 'top').attacks('dummy-1');
    const scene = await on(before);
    scene.table.drawSigns(scene.next, before.play);
    expect(outlined(scene)).toEqual([false, false, false]);
    await play(scene, rolled({ face: 'B' }));
    expect(outlined(scene)).toEqual([false, true, false]);
  });

  it('keep the outline of the first face if the second roll does not count', async () => {
    const before = fighting().plays('one', 'top').attacks('dummy-1');
    const scene = await on(before);
    scene.table.drawSigns(scene.next, before.play);
    await play(scene, rolled({ face: 'C', of: 2 }), rolled({ face: 'A', nth: 2, of: 2, dropped: 'A' }));
    expect(outlined(scene)).toEqual([false, false, true]);
  });
});

describe('a played card', () => {
  const cards = hand({ top: [{ kind: 'attack', value: 1 }] });
  const onSideA = () => melee({ cards });
  const flipped = {
    type: 'cardMoved',
    card: 'one',
    from: 'selected',
    to: 'hand',
    side: 'B',
    why: 'play',
    rule,
  } as const;
  /** The same game, but the card is in hand on side B. */
  const onSideB = () =>
    onSideA().given(({ hero }) => {
      const one = hero.cards.find(({ id }) => id === 'one');
      if (one) Object.assign(one, { zone: 'hand', side: 'B' });
    });

  it('R7.2: turns from side A to side B in the hand: it is lifted, turned and put down', async () => {
    const scene = await on(onSideA(), onSideB());
    const { front } = cardOf(scene, 'one');
    const [wide] = [front.displayWidth];
    const widths = watched(scene, () => front.displayWidth / wide);
    const lifts: number[] = [];
    const { stage } = scene;
    const width = stage.onFrame;
    stage.onFrame = () => {
      width();
      lifts.push(front.y);
    };
    const ms = await play(scene, flipped);
    expect(ms).toBeGreaterThanOrEqual(420);
    expect(ms).toBeLessThanOrEqual(500);
    expect(Math.min(...widths)).toBeLessThan(0.12);
    expect(widths.at(-1)).toBeCloseTo(1);
    expect(Math.min(...lifts)).toBeLessThan(-5);
    expect(lifts.at(-1)).toBeCloseTo(0);
    expect(front.tint).toBeNull();
  });

  it('R7.2: shows its other side from half-way on', async () => {
    const scene = await on(onSideA(), onSideB());
    const { front } = cardOf(scene, 'one');
    const wide = front.displayWidth;
    const at: number[] = [];
    const paint = scene.table.paintCard.bind(scene.table);
    scene.table.paintCard = (shown) => {
      at.push(scene.stage.now);
      expect(shown.model.side).toBe('B');
      paint(shown);
    };
    const narrowest: [width: number, now: number][] = [];
    scene.stage.onFrame = () => void narrowest.push([front.displayWidth / wide, scene.stage.now]);
    await play(scene, flipped);
    const [, half] = narrowest.reduce((least, each) => (each[0] < least[0] ? each : least));
    expect(at).toHaveLength(1);
    expect(Math.abs((at[0] ?? 0) - half)).toBeLessThanOrEqual(20);
  });

  it('does not move if it already shows that side, or if motion is off', async () => {
    expect(await play(await on(onSideB(), onSideB()), flipped)).toBe(0);
    const still = await on(onSideA(), onSideB());
    still.table.motion.speed = 0;
    const { front } = cardOf(still, 'one');
    const wide = front.displayWidth;
    expect(await play(still, flipped)).toBe(0);
    expect(front.displayWidth).toBeCloseTo(wide);
  });

  it('R7.4: turns back with the other cards after a rest, one shortly after the other', async () => {
    const rested = melee({ cards }).given(({ hero }) => {
      for (const each of hero.cards) Object.assign(each, { zone: 'hand', side: 'A' });
    });
    const tired = rested.given(({ hero }) => {
      for (const each of hero.cards) each.side = 'B';
    });
    const scene = await on(tired, rested);
    const ids = ['one', 'two', 'three', 'four'];
    const back = ids.map((id) => ({ ...flipped, card: id, side: 'A', why: 'rest' }) as const);
    const ms = await play(scene, ...back, { type: 'cardsReturned', cards: ids, rule });
    expect(ms).toBeGreaterThan(420);
    expect(ms).toBeLessThan(4 * 420);
  });
});

describe('an HP card', () => {
  const cards = (who: 'hero' | 'monster', { table }: Staged) =>
    (who === 'hero' ? table.heroHp : table.monsterHp) as unknown as Thing & { front: Picture };
  const tough = () => melee({ foes: [monster({ hp: 20, columns: column({ initiative: 90 }) })] });
  const hurt = (who: 'hero' | 'monster', before: number, after: number): GameEvent =>
    who === 'hero'
      ? { type: 'heroHurt', by: 'trap', amount: before - after, before, after, rule }
      : { type: 'monsterHurt', foe: 'dummy-1', by: 'strike', amount: before - after, before, after, rule };
  const healed = (who: 'hero' | 'monster', before: number, after: number): GameEvent => ({
    type: 'healed',
    who,
    amount: after - before,
    before,
    after,
    rule,
  });

  describe.each(PARTIES)('of the %s', (who) => {
    // Positions 0 and 1 are on one side of the card, 2 and 3 on the other; odd positions are upside down (R1.1, R1.2).
    it.each([
      [6, 5, 'round'],
      [8, 7, 'round'],
      [7, 5, 'long'],
      [8, 6, 'long'],
      [7, 6, 'short'],
      [9, 8, 'short'],
      [9, 5, 'hop'],
    ] as const)('R1.1, R1.2: from %i to %i it turns %s, and the number is struck', async (from, to, how) => {
      for (const event of [hurt(who, from, to), healed(who, to, from)]) {
        const scene = await on(tough());
        const card = cards(who, scene);
        const { rotation } = card;
        const [width, height] = [card.front.displayWidth, card.front.displayHeight];
        const seen: { turn: number; width: number; height: number }[] = [];
        scene.stage.onFrame = () =>
          void seen.push({
            turn: Math.abs(card.rotation - rotation),
            width: card.front.displayWidth / width,
            height: card.front.displayHeight / height,
          });
        await play(scene, event);
        const turned = seen.some(({ turn }) => turn > 3);
        const [narrow, flat] = [seen.some((each) => each.width < 0.15), seen.some((each) => each.height < 0.15)];
        expect({ turned, narrow, flat }).toEqual({
          turned: how === 'round',
          narrow: how === 'long',
          flat: how === 'short',
        });
        expect(scene.stage.of('crossing')).toHaveLength(how === 'hop' ? 1 : 0);
        const end = event.type === 'healed' ? from : to;
        expect(scene.stage.of('struck').map(({ texture }) => texture.key)).toEqual([`struck/${end}`]);
        expect(card.rotation).toBeCloseTo(rotation);
        expect(card.front.displayWidth).toBeCloseTo(width);
        expect(positionOf(end)).toBe((end - 1) % 4);
      }
    });

    it('shows the new HP at once when motion is off', async () => {
      const scene = await on(tough());
      scene.table.motion.speed = 0;
      const card = cards(who, scene);
      const before = card.front.rotation;
      expect(await play(scene, hurt(who, 6, 5))).toBe(0);
      expect(card.front.rotation).not.toBeCloseTo(before);
      expect(scene.stage.of('struck')).toEqual([]);
    });
  });

  it('R2.2: in the variant with the die stays in place, and only its number is struck', async () => {
    const scene = await on(tough(), tough(), { onTable: true });
    const { rotation } = scene.table.heroHp;
    const turns = watched(scene, () => scene.table.heroHp.rotation - rotation);
    await play(scene, hurt('hero', 6, 5));
    expect(turns.every((turn) => turn === 0)).toBe(true);
    expect(scene.stage.of('struck')).toHaveLength(1);
  });
});

describe('a roll', () => {
  const rolling = () => fighting().plays('one', 'top').attacks('dummy-1');

  it('R12.3: lights up row and column, adds up the terms, hits and counts, in less than 1.4 s after its stamp', async () => {
    const [before, after] = [rolling(), struck()];
    expect(activityOf(before.play)).toBe('roll');
    const scene = await on(before, after);
    const events = after.events();
    const cut = events.findIndex(({ type }) => type === 'attackResolved');
    const end = events.findIndex(({ type }) => type === 'monsterHurt');
    await play(scene, ...events.slice(0, cut));
    const ms = await play(scene, ...events.slice(cut, end + 1));
    const order = ['cross/hero', 'reckoning', 'modifier/', 'total/', 'gouges/', 'struck/'];
    const first = order.map((key) => scene.stage.things.findIndex(({ texture }) => texture.key.startsWith(key)));
    expect(first.every((index) => index >= 0)).toBe(true);
    expect(first[3]).toBeLessThan(first[4] ?? 0);
    expect(first[4]).toBeLessThan(first[5] ?? 0);
    // The stamp itself takes 120 ms.
    expect(ms + 120).toBeLessThan(1400);
    expect(ms).toBeGreaterThan(600);
    await scene.stage.pass(400);
    expect(scene.stage.left()).toEqual([]);
  });

  it('R12.3: moves the modifier from its cell in the table to the slip', async () => {
    const scene = await on(rolling(), struck());
    const resolved = struck().events('attackResolved');
    const path: { x: number; y: number }[] = [];
    scene.stage.onFrame = () => {
      const [modifier] = scene.stage.of('modifier/');
      if (modifier && !modifier.gone) path.push({ x: modifier.x, y: modifier.y });
    };
    await play(scene, ...resolved);
    const [from, to] = [path[0], path.at(-1)];
    const [slip] = scene.stage.of('reckoning');
    const card = scene.table.heroHp;
    expect(from).toEqual(card.pointAt(46.6, 17.2 + 4.7 * 0.5));
    expect(to?.y).toBeCloseTo(slip?.y ?? 0, 0);
  });

  it('R12.3: paints nothing during the calculation if it was painted while the ruler moved', async () => {
    const scene = await on(rolling(), struck());
    const [resolved] = struck().events('attackResolved');
    if (resolved?.type !== 'attackResolved') throw new Error('no attack');
    for (const bake of calculationBakes(resolved, scene.next))
      for (const piece of scene.table.baker.paintAhead(bake)) piece();
    const painting = vi.spyOn(scene.stage.scene.textures, 'createCanvas');
    const told: number[] = [];
    scene.stage.onFrame = () => {
      const [slip] = scene.stage.of('reckoning/whole');
      if (slip && told.at(-1) !== slip.drawn) told.push(slip.drawn);
    };
    await play(scene, resolved);
    expect(painting.mock.calls).toEqual([]);
    // The slip shows term after term, and its whole width at the end.
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual([...told].sort((a, b) => a - b));
  });

  it('R12.6: takes the modifier from the monster’s card when the monster attacks', async () => {
    const scene = await on(rolling(), struck());
    await play(scene, {
      ...(struck().events('attackResolved')[0] as GameEvent & { type: 'attackResolved' }),
      by: 'monster',
    });
    expect(scene.stage.of('cross/monster')).toHaveLength(1);
    expect(scene.stage.of('cross/hero')).toHaveLength(0);
  });

  it('R19.1: shows the damage that Shield prevents, with a ringing sound when none is left', async () => {
    const [resolved] = struck().events('attackResolved');
    const scene = await on(rolling(), struck());
    if (!resolved) throw new Error('nothing was resolved');
    await play(scene, { ...resolved, shield: 9, pierce: 0, damage: 0 });
    expect(scene.stage.of('total/0')).toHaveLength(1);
    expect(scene.stage.of('gouges')).toHaveLength(0);
  });

  it('shakes the plate the more, the more damage is done', async () => {
    const far = async (damage: number) => {
      const scene = await on(fighting());
      const { x } = scene.table.plate;
      const ways = watched(scene, () => scene.table.plate.x - x);
      const before = 12;
      await play(scene, {
        type: 'monsterHurt',
        foe: 'dummy-1',
        by: 'attack',
        amount: damage,
        before,
        after: before - damage,
        rule,
      });
      const [gouges] = scene.stage.of('gouges');
      return [Math.max(...ways), Number(gouges?.texture.key.split('/')[1])] as const;
    };
    const [little, much] = [await far(1), await far(8)];
    expect(much[0]).toBeGreaterThan(2 * little[0]);
    expect([little[1], much[1]]).toEqual([1, 4]);
  });

  it('is cut short by a tap, and nothing of it remains', async () => {
    const [before, after] = [rolling(), struck()];
    const scene = await on(before, after);
    const events = after.events().filter(({ type }) => type === 'attackResolved' || type === 'monsterHurt');
    const over = (async () => {
      for (const event of events) await scene.show(event);
    })();
    let ms = 0;
    scene.stage.onFrame = () => {
      ms += 10;
      if (ms === 150) scene.table.motion.hurry();
    };
    expect(await scene.stage.until(over)).toBe(150);
    expect(scene.stage.left()).toEqual([]);
  });
});

describe('a chip', () => {
  const bearing = (party: (typeof PARTIES)[number], game = fighting()) =>
    game.given(({ hero, fight }) => {
      (party === 'hero' ? hero.effects : (fight?.effects ?? [])).push(effect('disarm'));
    });
  const given = (who: (typeof PARTIES)[number]): GameEvent => ({
    type: 'effectGiven',
    who,
    kind: 'disarm',
    value: 1,
    lasts: 'turn',
    source: 'one',
    refreshed: false,
    rule,
  });

  it.each(PARTIES)('R16.1: is stamped on the card of the %s when it is given, and stays there', async (who) => {
    const scene = await on(fighting(), bearing(who));
    const scales: number[] = [];
    scene.stage.onFrame = () => {
      const [chip] = scene.stage.of('chip');
      if (chip && !chip.gone) scales.push(chip.scaleX);
    };
    const ms = await play(scene, given(who));
    expect(ms).toBeGreaterThan(100);
    expect(ms).toBeLessThan(300);
    expect((scales[0] ?? 0) / (scales.at(-1) ?? 1)).toBeGreaterThan(1.3);
    expect(scene.table.chips[who].map(({ id }) => id)).toEqual(['disarm']);
    expect(scene.stage.left().filter((key) => key.startsWith('chip/') || key === 'chip')).toEqual([]);
  });

  it.each(PARTIES)('R17.1: is torn off the card of the %s when it ends', async (who) => {
    const scene = await on(bearing(who), fighting());
    expect(scene.table.chips[who]).toHaveLength(1);
    const ms = await play(scene, { type: 'effectEnded', who, kind: 'disarm', why: 'done', rule });
    expect(ms).toBeGreaterThan(200);
    expect(scene.stage.of('chip/left')).toHaveLength(1);
    expect(scene.stage.of('chip/right')).toHaveLength(1);
    expect(scene.table.chips[who]).toEqual([]);
  });

  it('R3.1: for a counter is changed with the count, and torn off at 0', async () => {
    const page = (pints: number) =>
      at(book({ board: passage(5), foes: [idle], rules: [{ kind: 'counter', id: 'pints', start: 3 }] })).given(
        ({ flags }) => {
          flags['pints'] = pints;
        },
      );
    const scene = await on(page(2), page(0));
    const counted = (before: number, after: number): GameEvent => ({
      type: 'counterChanged',
      counter: 'pints',
      before,
      after,
      rule,
    });
    await play(scene, counted(2, 1));
    expect(scene.table.chips.hero.map(({ value }) => value)).toEqual(['1']);
    await play(scene, counted(1, 0));
    expect(scene.table.chips.hero).toEqual([]);
    // A counter that is not on the page has no chip.
    expect(await play(scene, { ...counted(0, 1), counter: 'torn' } as GameEvent)).toBe(0);
  });
});

describe('a death', () => {
  const dead = () =>
    struck()
      .given(({ foes }) => {
        for (const foe of foes) foe.hp = 0;
      })
      .given((state) => {
        state.fight = null;
      });
  const died: GameEvent = { type: 'monsterDied', foe: 'dummy-1', at: 'b1', rule };

  it('R12.5: darkens the plate, stamps a skull and leaves a coin, which all remain', async () => {
    const scene = await on(fighting(), dead());
    const plate = scene.table.plate as unknown as Thing & { mark: Picture };
    const alphas = watched(scene, () => plate.alpha);
    await play(scene, died);
    for (const key of ['carved', 'skull', 'coin']) expect(scene.stage.of(key)).toHaveLength(1);
    expect(new Set(alphas)).toEqual(new Set([1]));
    expect(plate.mark.visible).toBe(true);
    expect(plate.mark.texture.key).toContain('chips/monster');
    const { texture } = plate.mark;
    await play(
      scene,
      { type: 'effectEnded', who: 'monster', kind: 'disarm', why: 'dead', rule },
      { type: 'combatEnded', foe: 'dummy-1', rule },
    );
    expect(plate.mark.visible).toBe(true);
    expect(plate.mark.texture).toEqual(texture);
    expect(scene.stage.left().filter((key) => !/dead|reach|chips/.test(key))).toEqual([]);
  });

  it('of another monster does not change the plate', async () => {
    const scene = await on(fighting(), fighting());
    await play(scene, { ...died, foe: 'another' } as GameEvent);
    expect(scene.stage.of('carved')).toEqual([]);
  });
});

describe('the monster of a new combat', () => {
  const begins: GameEvent = {
    type: 'combatBegan',
    foe: 'dummy-1',
    distance: 1,
    reach: 1,
    cause: 'near',
    hindrances: [],
    rule,
  };

  it('is introduced by its name and a line of its story, if it is a boss', async () => {
    const scene = await on(fighting());
    const boss = { ...scene.next, fought: { foe: 'dummy-1', figure: 'motherMire' } };
    const { present } = await import('../../../src/scenes/inHand/table/presenters');
    const { stage, table } = scene;
    const ms = await stage.until(
      present(
        { scene: stage.scene as never, table, sound: { hear: () => {} } as never, next: boss, clearsAtEnd: false },
        begins,
      ),
    );
    expect(stage.of('entrance')).toHaveLength(1);
    expect(ms).toBeGreaterThan(1200);
    expect(stage.left()).toEqual([]);
  });

  it('is not introduced if it is not a boss', async () => {
    const scene = await on(fighting());
    expect(await play(scene, begins)).toBeLessThan(700);
    expect(scene.stage.of('entrance')).toEqual([]);
  });
});

describe('the end of a scenario', () => {
  const won: GameEvent = { type: 'scenarioWon', money: 1, treasures: [], rule };
  const lost: GameEvent = { type: 'scenarioLost', ending: 'exhausted', failure: null, money: 0, treasures: [], rule };

  it.each([won, lost])('sweeps everything off the table for good: $type', async (event) => {
    const scene = await on(fighting(), fighting(), { leaves: true });
    await play(scene, event);
    const { table, next } = scene;
    const cards = [table.heroHp, table.plate, table.map, ...table.hand.values()];
    const off = () => cards.every(({ x, y }) => x > 390 || y > 844);
    expect(off()).toBe(true);
    expect(table.ground.light).toBe(event.type === 'scenarioWon' ? 1 : 0.2);
    table.paint(next);
    await scene.stage.until(table.arrange(next, 200));
    expect(off()).toBe(true);
    table.draw(next);
    expect(off()).toBe(false);
    expect(table.ground.light).toBe(1);
  });

  it('leaves everything in place in a watched game', async () => {
    const scene = await on(fighting());
    expect(await play(scene, won)).toBe(0);
  });
});

describe('the figure on the map', () => {
  const drawnAs = async (game: Game, size: [number, number]) => {
    const { table, next } = await on(game, game, { size });
    const draw = vi.spyOn(table.map, 'draw');
    table.drawMap(next);
    return draw.mock.calls[0]?.[2];
  };
  const exploring = () => at(book({ board: passage(3), foes: [idle] }));

  it('shows the hero’s HP where raised cards cover the HP card, and only there', async () => {
    const game = exploring();
    expect(await drawnAs(game, [390, 844])).toMatchObject({ hp: game.hp });
    expect(await drawnAs(game, [1440, 900])).not.toHaveProperty('hp');
    expect(await drawnAs(fighting(), [390, 844])).not.toHaveProperty('hp');
  });
});
