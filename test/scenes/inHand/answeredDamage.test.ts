/** R21.1: tests what the table shows after damage was answered: first what came of it, then a death at the whole plate. */
import { describe, expect, it, vi } from 'vitest';
import type { Activity } from '../../../src/scenes/inHand/table/layout';
import { book } from '../../kit/books';
import { attacker, FAST, passage } from '../../kit/scenes';
import { type Picture, staged, stagedAlike } from '../../kit/stage';
import { at, effect } from '../../kit/table';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
stagedAlike();

/** A hero with Retaliate beside a monster whose attack waits for an answer, and the same game after it: the monster is dead. */
function answered() {
  const thorny = book({ board: passage(1), foes: [attacker(3, { initiative: FAST })], hp: 8 });
  const asked = at(thorny)
    .given(({ hero, foes }) => {
      hero.effects.push(effect('retaliate', { value: 2, lasts: 'combat' }));
      for (const foe of foes) foe.hp = 1;
    })
    .selects('one', 'two')
    .rolls('A', 'B');
  return { asked, after: asked.suffers() };
}

async function answering(size = [390, 844]) {
  const { asked, after } = answered();
  const scene = await staged(asked.play, after.play, { size, leaves: true });
  const { blow } = scene.table;
  const parts = blow as unknown as Record<'burst' | 'ghost' | 'frame' | 'shade', Picture>;
  const hangs = () => (['burst', 'ghost', 'frame'] as const).filter((name) => parts[name].visible);
  return { ...scene, parts, hangs, events: after.events() };
}

describe('damage that was answered', () => {
  it('takes its burst and its ghost off the table before the hero’s card shows it', async () => {
    const { stage, events, hangs, show } = await answering();
    expect(hangs()).toEqual(['burst', 'ghost', 'frame']);
    const hurt = events.find(({ type }) => type === 'heroHurt') ?? expect.unreachable('nothing hurts');
    const seen: string[][] = [];
    stage.onFrame = () => void seen.push(hangs());
    await stage.until(show(hurt));
    expect(seen.flat()).toEqual([]);
    expect(seen.length).toBeGreaterThan(10);
  });

  it.each([
    [390, 844],
    [360, 640],
    [844, 390],
    [1440, 900],
  ])('shows the death of the monster at its plate, which lies as in a fight: %i x %i', async (...size) => {
    const { stage, events, table, show } = await answering(size);
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['retaliated', 'monsterHurt', 'monsterDied']),
    );
    const place = table.layoutFor('combat').plate;
    const home = table.plate.transformFor(place);
    const deaths: { x: number; y: number; on: Activity | undefined }[] = [];
    stage.onFrame = () => {
      if (stage.of('carved').some(({ gone }) => !gone))
        deaths.push({ x: table.plate.x, y: table.plate.y, on: table.view?.activity });
    };
    for (const event of events.slice(0, events.findIndex(({ type }) => type === 'monsterDied') + 1))
      await stage.until(show(event));
    expect(deaths.length).toBeGreaterThan(10);
    for (const each of deaths)
      expect(each).toEqual({ x: expect.closeTo(home.x), y: expect.closeTo(home.y), on: 'combat' });
    expect(table.heroHp.y).toBeCloseTo(table.heroHp.transformFor(table.layoutFor('combat').heroHp).y);
  });

  it('leaves nothing on the table when the scenario ends with it', async () => {
    const { stage, events, parts, show } = await answering();
    for (const event of events) await stage.until(show(event));
    expect(Object.values(parts).flatMap((each) => (each?.visible && each.texture ? [each.texture.key] : []))).toEqual(
      [],
    );
  });
});
