/** Tests that every event has a sound, or is silent on purpose. */
import { describe, expect, it } from 'vitest';
import type { GameCommand, Screen } from '../../../src/flow/inHand/game';
import type { EventOf, GameEvent } from '../../../src/rules/inHand/events';
import { FACES } from '../../../src/rules/inHand/vocabulary';
import { screenVoice } from '../../../src/sound/inHand/screens';
import { choiceVoice, voiceOf } from '../../../src/sound/inHand/voices';
import { SOUNDS_BY_IMPORTANCE, type SoundId } from '../../../src/sound/recipes';
import { chooseVoice, tickVoice } from '../../../src/sound/voice';
import { SAMPLES } from './events';

const sounds = (...events: readonly GameEvent[]) => events.map((event) => voiceOf(event)?.sound ?? null);

describe('events', () => {
  it.each(Object.values(SAMPLES))('$type has a sound or is silent on purpose', (event) => {
    const voice = voiceOf(event);
    if (voice) expect(SOUNDS_BY_IMPORTANCE).toContain(voice.sound);
    else expect(voice).toBeNull();
  });

  it('are silent if the following event has the sound', () => {
    const silent = Object.values(SAMPLES).filter((event) => voiceOf(event) === null);
    expect(silent.map(({ type }) => type).sort()).toEqual([
      'abilitySkipped',
      'actionBegan',
      'actionEnded',
      'advantageChanged',
      'attackDeclared',
      'attackResolved',
      'behaviourSet',
      'damagePending',
      'effectOffered',
      'effectWaived',
      'moveEnded',
      'ridesNext',
      'roundEnded',
      'scenarioBegan',
      'turnEnded',
    ]);
  });

  it('are silent if they change nothing', () => {
    const { monsterHurt, heroHurt, healed, goldChanged } = SAMPLES;
    expect(
      sounds(
        { ...monsterHurt, amount: 0 },
        { ...heroHurt, amount: 0 },
        { ...healed, amount: 0 },
        { ...goldChanged, amount: 0 },
      ),
    ).toEqual([null, null, null, null]);
  });

  it('have one sound for a hit that Shield stopped, and another for one without damage', () => {
    const blow: EventOf<'attackResolved'> = { ...SAMPLES.attackResolved, damage: 0 };
    expect(sounds({ ...blow, shield: 2 }, { ...blow, shield: 1, pierce: 1 }, blow)).toEqual([
      'blocked',
      'discard',
      'discard',
    ]);
  });

  it('have different sounds for faces of a roll, coins and chests, fire and dark, good and bad effects', () => {
    const { rolled, looted, elementInfused, effectGiven } = SAMPLES;
    expect(sounds(...FACES.map((face) => ({ ...rolled, face })))).toEqual(['resultA', 'resultB', 'resultC']);
    const chest = { what: 'treasure', number: 1, gold: 5, item: null, objective: false } as const;
    expect(sounds(looted, { type: 'looted', at: '0,0', rule: 'R27.2', ...chest })).toEqual(['coin', 'chest']);
    expect(sounds(elementInfused, { ...elementInfused, symbol: 'one/B/dark' })).toEqual(['fire', 'dark']);
    expect(sounds(effectGiven, { ...effectGiven, kind: 'strengthen' }, { ...effectGiven, kind: 'shield' })).toEqual([
      'bad',
      'good',
      'ring',
    ]);
  });

  it('have different sounds for the places that a card goes to', () => {
    const { cardMoved } = SAMPLES;
    const gone = (from: typeof cardMoved.from, to: typeof cardMoved.to) => sounds({ ...cardMoved, from, to })[0];
    expect(gone('selected', 'discard')).toBe('discard');
    expect(gone('discard', 'lost')).toBe('lost');
    expect(gone('lost', 'hand')).toBe('recover');
    expect(gone('selected', 'hand')).toBe('flip');
    expect(gone('selected', 'active')).toBe('flip');
  });

  it('vibrate the phone when damage is done', () => {
    const buzzing = [SAMPLES.monsterHurt, SAMPLES.heroHurt, SAMPLES.trapSprung].map((event) => voiceOf(event)?.buzz);
    expect(buzzing.every((ms) => typeof ms === 'number' && ms > 10)).toBe(true);
  });
});

describe('several sounds at once', () => {
  it('are reduced to the most important one, or to the last of equals', () => {
    const all = Object.values(SAMPLES).flatMap((event) => voiceOf(event) ?? []);
    expect(chooseVoice(all)?.sound).toBe('victory');
    expect(chooseVoice([{ sound: 'step' }, { sound: 'hit' }, { sound: 'tick' }])?.sound).toBe('hit');
    expect(
      chooseVoice([
        { sound: 'hit', gain: 1 },
        { sound: 'hit', gain: 2 },
      ])?.gain,
    ).toBe(2);
    expect(chooseVoice([])).toBeNull();
  });

  it('are reduced to the end of the scenario if it is among them', () => {
    const rank = (sound: (typeof SOUNDS_BY_IMPORTANCE)[number]) => SOUNDS_BY_IMPORTANCE.indexOf(sound);
    for (const end of ['victory', 'defeat', 'exhausted'] as const) expect(rank(end)).toBeGreaterThan(rank('death'));
    expect(rank('death')).toBeGreaterThan(rank('hit'));
    expect(rank('hit')).toBeGreaterThan(rank('step'));
  });
});

describe('sounds of the player’s actions', () => {
  it('include the running ruler: faster is higher and softer, within limits', () => {
    const [slow, quick, mad] = [0, 20, 4000].map(tickVoice);
    expect(quick?.rate).toBeGreaterThan(slow?.rate ?? 9);
    expect(quick?.gain).toBeLessThan(slow?.gain ?? 0);
    expect(mad?.rate).toBeLessThan(1.5);
    expect(mad?.gain).toBeGreaterThan(0.5);
  });

  it('include cards that are chosen and put back', () => {
    expect([choiceVoice(0, 1)?.sound, choiceVoice(2, 1)?.sound, choiceVoice(2, 2)]).toEqual([
      'select',
      'deselect',
      null,
    ]);
  });
});

describe('changes of screens', () => {
  const result = { won: true, money: 0, treasures: [], purse: 0, flags: {}, rounds: 1 } as const;
  const cases: readonly (readonly [GameCommand, Screen, Screen, SoundId | undefined])[] = [
    [{ type: 'back' }, 'town', 'campaign', 'page'],
    [{ type: 'proceed' }, 'outcome', 'levelUp', 'levelUp'],
    [{ type: 'buy', item: 'boots' }, 'town', 'town', 'coin'],
    [{ type: 'upgrade', card: 'one' }, 'levelUp', 'campaign', 'flip'],
    [{ type: 'ready' }, 'boot', 'title', undefined],
    [{ type: 'ended', result }, 'table', 'outcome', undefined],
    [{ type: 'chooseLevel', scenarioLevel: 1 }, 'page', 'page', undefined],
  ];
  it.each(cases)('%j from %s to %s', (command, from, to, sound) => {
    expect(screenVoice(command, from, to)?.sound).toBe(sound);
  });
});
