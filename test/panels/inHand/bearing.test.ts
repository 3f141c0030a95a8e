import { describe, expect, it } from 'vitest';
import { t } from '../../../src/i18n';
import { effectSentences } from '../../../src/panels/inHand/mirror/effectWords';
import { situationInWords } from '../../../src/panels/inHand/mirror/situation';
import { HINDRANCE_KINDS } from '../../../src/rules/inHand/vocabulary';
import { book } from '../../kit/books';
import { idle, melee, passage } from '../../kit/scenes';
import { at, effect } from '../../kit/table';

describe('the mirror', () => {
  it('R16.1, R17: describes the effects on each party and when they end, as the chips do', () => {
    const { play } = melee().given(({ hero, fight }) => {
      hero.effects = [effect('disarm'), effect('retaliate', { value: 2, lasts: 'combat' })];
      fight?.effects.push(effect('invisible', { turns: 2 }));
    });
    const said = ['On you: Disarm (until your turn has ended); Retaliate 2 (this combat).'];
    const foe = 'On the monster: Invisible (until your turn has ended, 2 turns).';
    expect(effectSentences(play)).toEqual([...said, foe]);
    expect(situationInWords(play)).toEqual(expect.arrayContaining([...said, foe]));
  });

  it('R15.2, R18.1, R30.1, R3.1: also describes riders, elements, Hindrances and counters', () => {
    const rules = [
      { kind: 'counter', id: 'pints', start: 2 },
      { kind: 'while', id: 'watched', needs: [], shield: 2 },
    ] as const;
    const { play } = melee({ rules }).given(({ turn, fight }) => {
      if (turn) turn.riders = [{ rider: { kind: 'push', value: 2 }, source: 'one' }];
      if (turn) turn.infused = ['lamp/dark'];
      if (fight) fight.hindrances = [...HINDRANCE_KINDS];
    });
    const [hero, monster] = effectSentences(play);
    const hindrances = HINDRANCE_KINDS.map((kind) => `1 × ${t(`log.terrain.${kind}`)} (this combat)`).join('; ');
    const rides = 'Push 2 (with your next attack this turn)';
    expect(hero).toBe(`On you: ${rides}; Dark (until your turn has ended); ${hindrances}; Pints 2.`);
    expect(monster).toBe('On the monster: Shield 2.');
  });

  it('says nothing about a party without effects', () => {
    expect(effectSentences(at(book({ board: passage(5), foes: [idle] })).play)).toEqual([]);
  });
});
