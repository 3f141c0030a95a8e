/** The printed notation: what each word means, and which text is refused, with its place and the reason. */
import { describe, expect, it } from 'vitest';
import { areaOf } from '../../../src/content/longTable/notation/areas';
import { readLevels, readSummonValues } from '../../../src/content/longTable/notation/figures';
import { readHalf, readMonsterCard, readParts } from '../../../src/content/longTable/notation/halves';
import { readItemText } from '../../../src/content/longTable/notation/items';
import { readModifier, readPerk } from '../../../src/content/longTable/notation/modifiers';
import { NotationError, readAt, wholePiece } from '../../../src/content/longTable/notation/pieces';
import { readGoalText, readPattern, readRule, readTreasure } from '../../../src/content/longTable/notation/scenario';
import { readAmount } from '../../../src/content/longTable/notation/words';

/** The only part of a half. */
const only = (printed: string) => readHalf(printed).parts[0];
const ability = (printed: string) => {
  const part = only(printed);
  return part?.part === 'ability' ? part.ability : undefined;
};

describe('a half', () => {
  it('consists of parts in printed order, and marks', () => {
    expect(readHalf('Attack 3, Push 2, Slam 1 [Fire: Slam +2, XP1]; +Dark; ✕; XP2')).toEqual({
      parts: [
        {
          part: 'ability',
          ability: {
            verb: 'attack',
            amount: 3,
            mods: { push: 2, slam: 1 },
            improvements: [{ costs: [{ element: 'fire' }], mods: { slam: 2 }, xp: 1 }],
          },
        },
        { part: 'element', element: 'dark' },
        { part: 'xp', xp: 2 },
      ],
      lost: true,
    });
  });

  it('has a round bonus at any position of its mark', () => {
    expect(readHalf('Shield 2; ⟳; Disarm Trap, Range 2')).toMatchObject({ round: true, parts: [{}, {}] });
  });

  it('has a persistent bonus with use slots, some of which give experience (L17.2)', () => {
    expect(readHalf('When ally attacked within 3: Stand In & Shield 2; ∞○○●✕')).toEqual({
      parts: [
        {
          part: 'ability',
          ability: {
            verb: 'when',
            trigger: { on: 'allyAttacked', within: 3 },
            abilities: [
              { verb: 'standIn', amount: 0, mods: {} },
              { verb: 'shield', amount: 2, mods: {} },
            ],
            mods: {},
          },
        },
      ],
      lost: true,
      persistent: true,
      slots: [{ xp: false }, { xp: false }, { xp: true }],
    });
  });

  it('puts costs and experience before an ability', () => {
    expect(only('[Air] Give Invisible, Self, XP1')).toEqual({
      part: 'ability',
      ability: { verb: 'give', amount: 0, mods: { self: true, conditions: ['invisible'] } },
      costs: [{ element: 'air' }],
      xp: 1,
    });
    expect(only('[Fire & Fill] Heal 3, Self')).toMatchObject({ costs: [{ element: 'fire' }, { other: 'fill' }] });
  });

  it('can contain every kind of ability', () => {
    expect(ability('Inflict Lien, Range 4, Targets 2')).toMatchObject({
      verb: 'inflict',
      mods: { lien: true, range: 4, targets: 2 },
    });
    expect(ability('Recover 2 discarded')).toMatchObject({ verb: 'recover', amount: 2, from: 'discard' });
    expect(ability('Refresh all spent')).toMatchObject({ verb: 'refresh', amount: 'all', from: 'spent' });
    expect(ability('Bonus +1 attacks')).toMatchObject({ verb: 'bonus', amount: 1, to: 'attacks' });
    expect(ability('Advantage attacks')).toMatchObject({ verb: 'advantage' });
    expect(ability('Summon hearse')).toMatchObject({ verb: 'summon', summon: 'hearse' });
    expect(ability('Trap 3, Range 3, Immobilize')).toMatchObject({
      verb: 'trap',
      mods: { conditions: ['immobilize'] },
    });
    expect(ability('Bid summons: Move 2 & Attack +1')).toMatchObject({
      verb: 'bid',
      whom: 'summons',
      abilities: [
        { verb: 'move', amount: 2 },
        { verb: 'attack', amount: 1, relative: true },
      ],
    });
    expect(ability('Attack 3, Range 2, +1 per grave within 2 up to 3')?.mods.plus).toEqual([
      { n: 1, per: 'graveWithin2', upTo: 3 },
    ]);
    expect(ability('Attack 3, +2 if by grave')?.mods.plus).toEqual([{ n: 2, when: 'byGrave' }]);
    expect(ability('Damage 3, Range 5, Targets all, only lien')?.mods).toEqual({
      range: 5,
      targets: 'all',
      only: 'lien',
    });
  });

  it.each([
    ['Atack 3', 1, '"Atack" is no ability'],
    ['Attack three', 8, '"three" is no number'],
    ['Attack 3, Rnge 3', 11, '"Rnge" is no modifier'],
    ['Attack 3, Area blob', 16, '"blob" is no area'],
    ['Attack 3, Push +1', 11, 'this number must not have a sign'],
    ['Attack 3, Range 2, Range 3', 20, 'occurs twice'],
    ['Attack +1', 8, 'this number must not have a sign'],
    ['Attack 3, XP1', 11, 'experience among the modifiers of an ability that costs nothing'],
    ['Attack 3, +1 if dead', 17, '"dead" is no condition of a target'],
    ['Attack 3, +1 per spoon up to 2', 18, '"spoon" is no thing to be counted'],
    ['Attack 3 [Coffee: +1]', 11, '"Coffee" is no cost'],
    ['Attack 3 [Fire]', 11, 'a cost, a colon and what it adds'],
    ['[Fire Attack 3', 1, 'a bracket that does not end'],
    ['Give Poison, Self', 6, '"Poison" is no good condition'],
    ['Inflict Bless', 9, '"Bless" is no bad condition'],
    ['Bid cat: Move 2', 5, '"cat" is no figure that a Bid can order to act'],
    ['When bored: Move 2', 6, '"bored" is no trigger'],
    ['Recover 1 burnt', 11, '"burnt" is no pile of cards'],
    ['+Tea', 2, '"Tea" is no element'],
    ['Move 2; ⟳; ✕', 12, 'a second group of marks'],
    ['Shield 1; ○✕', 11, 'only a persistent bonus has use slots'],
    ['Shield 1; ∞', 11, 'a persistent bonus needs the symbol ✕'],
    ['✕', 1, 'an action without a part'],
  ])('refuses %j at character %i', (printed, character, problem) => {
    expect(() => readHalf(printed)).toThrow(`"${printed}", character ${character}: `);
    expect(() => readHalf(printed)).toThrow(problem);
  });

  it('reports the place of a misprint from the outside in', () => {
    const read = () =>
      readAt('heroes/bailiff.ts', () => readAt('cards.2', () => readAt('top', () => readHalf('Atack 3'))));
    expect(read).toThrow(NotationError);
    expect(read).toThrow('heroes/bailiff.ts.cards.2.top: "Atack 3", character 1: "Atack" is no ability');
  });
});

describe("a monster's card", () => {
  it('L1.5 has an initiative, lines with signs, and perhaps the shuffle symbol', () => {
    expect(readMonsterCard('shuffler', '70 Move +1; Attack -1, Targets 2 ♻')).toEqual({
      id: 'shuffler70',
      initiative: 70,
      parts: [
        { part: 'ability', ability: { verb: 'move', amount: 1, relative: true, mods: {} } },
        { part: 'ability', ability: { verb: 'attack', amount: -1, relative: true, mods: { targets: 2 } } },
      ],
      shuffle: true,
    });
  });

  it.each([
    ['Move +0', 'an initiative and lines'],
    ['100 Move +0', 'an initiative is 1 to 99'],
    ['12 Attack 3', 'a number of a monster needs a sign'],
    ['12 Move +0; XP1', 'only a hero gains experience'],
  ])('refuses %j', (printed, problem) => {
    expect(() => readMonsterCard('shuffler', printed)).toThrow(problem);
  });

  it('L27.1 has special abilities if the monster is a boss', () => {
    expect(
      readParts('Call assessor or coldCaller below C at 1 or 2; Heroes within 5 get Curse', 'monster'),
    ).toMatchObject([
      {
        ability: {
          verb: 'deed',
          deed: {
            deed: 'call',
            below: { n: 0, perHero: 1 },
            monsters: ['assessor', 'coldCaller'],
            marks: ['1', '2'],
          },
        },
      },
      { ability: { deed: { deed: 'condition', range: 5, condition: 'curse' } } },
    ]);
    expect(readParts('Heroes with 3 discarded lose 1, others suffer 1 + L/2', 'monster')).toMatchObject([
      { ability: { deed: { deed: 'cards', from: 3, damage: { n: 1, perLevel: 0.5 } } } },
    ]);
  });

  it('L1.4 has values for eight levels', () => {
    const printed = 'HP 1 2 3 4 5 6 7 8 | move 1 1 1 1 1 1 1 1 | attack 2 2 2 2 2 2 2 2 | retaliate 0 1 1 1 1 1 1 1';
    expect(readLevels(printed)[1]).toEqual({ hp: 2, move: 1, attack: 2, range: null, retaliate: 1 });
    expect(readLevels(printed)[0]).toEqual({ hp: 1, move: 1, attack: 2, range: null });
    expect(() => readLevels('HP 1 2 3 | move 1 1 1 1 1 1 1 1')).toThrow('3 values; there are 8 levels, 0 to 7');
    expect(() => readLevels('HP 1 1 1 1 1 1 1 1 | move 1 1 1 1 1 1 1 1')).toThrow('no attack');
    expect(() => readLevels('HP 1 1 1 1 1 1 1 1 | HP 1 1 1 1 1 1 1 1')).toThrow('occurs twice');
    expect(() => readLevels('mood 1 1 1 1 1 1 1 1')).toThrow('"mood" is no value of a monster');
  });

  it("L19.2 a summon has the hero's level in its HP", () => {
    expect(readSummonValues('HP 3+S | move 2 | attack 1 | range 3 | attacks Muddle')).toEqual({
      hp: 3,
      move: 2,
      attack: 1,
      range: 3,
      attacks: { conditions: ['muddle'] },
    });
    expect(() => readSummonValues('HP 3 | move 2 | attack 1')).toThrow('only the HP of a summon have the form n+S');
    expect(() => readSummonValues('HP 3+S | move 2')).toThrow('HP, move and attack');
    expect(() => readSummonValues('HP 3+S | move 2 | attack 1 | attacks Jump')).toThrow(
      'the attack of a summon cannot have these effects',
    );
  });
});

describe('numbers and areas', () => {
  it.each([
    ['3', 3],
    ['C', { n: 0, perHero: 1 }],
    ['C + L/2', { n: 0, perHero: 1, perLevel: 0.5 }],
    ['6+2L', { n: 6, perLevel: 2 }],
    ['(15+2L)C', { n: 15, perLevel: 2, timesHeroes: true }],
  ])('L27.9 %s', (printed, read) => {
    expect(readAmount(wholePiece(printed))).toEqual(read);
  });

  it('L13.2 an area is measured from its grey hex, or from its first red one', () => {
    expect(areaOf('xx / @x')).toEqual({
      melee: true,
      red: [
        [0, -1],
        [1, -1],
        [1, 0],
      ],
    });
    expect(areaOf('_x / xx')).toEqual({
      melee: false,
      red: [
        [0, 0],
        [-1, 1],
        [0, 1],
      ],
    });
    expect(() => areaOf('xo')).toThrow('"o" is no hex of an area');
    expect(() => areaOf('__')).toThrow('no red hex');
  });
});

describe('modifier cards, perks and items', () => {
  it.each([
    ['+1', { id: '+1', value: 1 }],
    ['0', { id: '0', value: 0 }],
    ['+0 Stun', { id: '+0 stun', value: 0, mods: { conditions: ['stun'] } }],
    ['rolling Push 1', { id: 'rolling push1', value: 0, rolling: true, mods: { push: 1 } }],
    ['rolling +1 Disarm', { id: 'rolling +1 disarm', value: 1, rolling: true, mods: { conditions: ['disarm'] } }],
    ['rolling +Fire', { id: 'rolling fire', value: 0, rolling: true, element: 'fire' }],
    ['+2 Ice', { id: '+2 ice', value: 2, element: 'ice' }],
    ['rolling Shield 1 (this round)', { id: 'rolling shield1', value: 0, rolling: true, shieldSelf: 1 }],
    ['rolling Lien', { id: 'rolling lien', value: 0, rolling: true, mods: { lien: true } }],
    ['+0 Invisible self', { id: '+0 invisible', value: 0, self: 'invisible' }],
  ])('L12.2 %s', (printed, read) => {
    expect(readModifier(wholePiece(printed))).toEqual(read);
  });

  it('L32.7 a perk removes cards, adds others, or is a trait', () => {
    expect(readPerk('Replace one 0 with one +1 Curse ×2').perk).toEqual({
      boxes: 2,
      does: [{ perk: 'replace', card: '0', by: '+1 curse', count: 1 }],
    });
    expect(readPerk('Ignore the -1 cards of items; add one +1').perk.does).toEqual([
      { perk: 'trait', trait: 'ignoresItemCards' },
      { perk: 'add', card: '+1', count: 1 },
    ]);
    expect(() => readPerk('Juggle two -1')).toThrow('"Juggle two -1" is no perk');
    expect(() => readPerk('Remove many -1')).toThrow('"many" is no number of cards');
    expect(() => readPerk('Replace one 0 with two +1')).toThrow('both numbers of cards must be equal');
    expect(() => readPerk('Add one rolling Jump')).toThrow('"Jump" is no effect of a modifier card');
    expect(() => readPerk('Add one')).toThrow('a card without a value');
  });

  it('L21.2 an item names its moment', () => {
    expect(readItemText('your attack: +1, Push 2')).toEqual({
      moment: 'attack',
      effect: { plus: 1, mods: { push: 2 } },
    });
    expect(readItemText('your turn: +Any, +Any')).toEqual({ moment: 'turn', effect: { elements: 2 } });
    expect(() => readItemText('at dawn: +1')).toThrow('"at dawn" is no moment');
    expect(() => readItemText('you are attacked: Sing 1')).toThrow('"Sing 1" is no Shield');
    expect(() => readItemText('your attack: +1 if lien')).toThrow('an item adds only one number, without condition');
  });
});

describe('a page', () => {
  const named = {
    monsterOn: (mark: string) => (mark === 'Z' ? 'king' : undefined),
    obstacleOn: (mark: string) => (mark === '1' ? 'box1' : undefined),
    escortOn: () => undefined,
    alone: false,
  };

  it('L2.2 a pattern is for 2, 3 and 4 heroes; the rank for one hero follows from the first letter, or is printed', () => {
    expect(readPattern(wholePiece('nee'))).toEqual(['normal', 'normal', 'elite', 'elite']);
    expect(readPattern(wholePiece('eee'))).toEqual(['normal', 'elite', 'elite', 'elite']);
    expect(readPattern(wholePiece('-ne'))).toEqual([null, null, 'normal', 'elite']);
    expect(readPattern(wholePiece('bbb'))).toEqual(['boss', 'boss', 'boss', 'boss']);
    expect(readPattern(wholePiece('-nee'))).toEqual([null, 'normal', 'elite', 'elite']);
    expect(() => readPattern(wholePiece('ne'))).toThrow('three letters, for 2, 3 and 4 heroes, or four');
    expect(() => readPattern(wholePiece('nxe'))).toThrow('"x" is no rank');
  });

  it('L29.1 a goal is read, or refused with the reason', () => {
    expect(readGoalText('kill Z', named)).toEqual({ goal: 'kill', monster: 'king' });
    expect(readGoalText('lootAny 2 1 2 3', named)).toEqual({ goal: 'loot', marks: ['1', '2', '3'], count: 2 });
    expect(readGoalText('bells 1 2 for 3, alone 6', named)).toEqual({ goal: 'bells', marks: ['1', '2'], rounds: 3 });
    expect(readGoalText('bells 1 2 for 3, alone 6', { ...named, alone: true })).toMatchObject({ rounds: 6 });
    expect(() => readGoalText('dance', named)).toThrow('"dance" is no goal');
    expect(() => readGoalText('kill A', named)).toThrow('no monster on this mark');
    expect(() => readGoalText('protect 9 10', named)).toThrow('no escort on this mark');
    expect(() => readGoalText('exit', named)).toThrow('a mark is missing');
  });

  it('a rule is read with its trigger and effects', () => {
    expect(readRule('on looted 2 once: flood 2; spawn undertow nne 1', 0)).toEqual({
      id: 'rule1',
      trigger: { on: 'looted', mark: '2' },
      once: true,
      does: [
        { deed: 'flood', room: 2 },
        {
          deed: 'spawn',
          monster: 'undertow',
          pattern: ['normal', 'normal', 'normal', 'elite'],
          mark: '1',
        },
      ],
    });
    expect(readRule('on round 8 every 1 to 40: hurt in0 1', 4)).toEqual({
      id: 'rule5',
      trigger: { on: 'round', round: 8, every: 1, to: 40 },
      does: [{ deed: 'hurt', room: 0, amount: 1 }],
    });
    expect(
      readRule('on opened D2: unlock D1; open D1; heal 2; give Bless; element Ice; hurt heroes 1; fail', 0),
    ).toMatchObject({
      trigger: { on: 'opened', door: 2 },
      does: [
        { deed: 'unlock', door: 1 },
        { deed: 'open', door: 1 },
        { deed: 'heal', amount: 2 },
        { deed: 'give', condition: 'bless' },
        { deed: 'element', element: 'ice' },
        { deed: 'hurt', amount: 1 },
        { deed: 'fail' },
      ],
    });
    expect(() => readRule('spawn rat nnn 1', 0)).toThrow('on TRIGGER: deeds');
    expect(() => readRule('on teatime: fail', 0)).toThrow('"teatime" is no trigger');
    expect(() => readRule('on round 2: dance', 0)).toThrow('"dance" is no deed');
    expect(() => readRule('on round 2: hurt cats 1', 0)).toThrow('heroes, or inR and the damage');
  });

  it('L4.7 a treasure is read, or refused with the reason', () => {
    expect(readTreasure('12 gold')).toEqual({ gold: 12 });
    expect(readTreasure('item paperweight')).toEqual({ item: 'paperweight' });
    expect(readTreasure('design paperweight')).toEqual({ design: 'paperweight' });
    expect(() => readTreasure('a hat')).toThrow('"a hat" is no treasure');
  });
});
