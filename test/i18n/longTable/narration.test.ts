/** Tests that log sentences give reasons: composed from events alone, in every language, for every reason of every kind of event. */
import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/flow/longTable/play';
import { REASONS } from '../../../src/flow/longTable/refusals';
import { LANGUAGES, setLanguage } from '../../../src/i18n';
import { eventSentence } from '../../../src/i18n/longTable/narration';
import { reasonLines } from '../../../src/i18n/longTable/reasonLines';
import { reasonSentence } from '../../../src/i18n/longTable/refusals';
import { sourceWords } from '../../../src/i18n/longTable/sources';
import type { GameEvent } from '../../../src/rules/longTable/events';
import type { Source } from '../../../src/rules/longTable/state';
import { momentsOf, openLongTable } from '../../kit/longTableWords';
import { typed } from '../../kit/texts';

await openLongTable();
const begun = momentsOf('two', 1)[0]?.play ?? never();
const rule = 'L0.0';
/** L2.3: the ninth Shuffler of the scenario has standee 3, so its name has the number 3. */
const figure = 'monster:shuffler:9';
const play: Play = { ...begun, state: { ...begun.state, figures: [...begun.state.figures, shuffler(3)] } };
const hero = 'bailiff';
const by = 'hero:bailiff';
const source: Source = { from: 'card', hero, card: 'foreclosure', half: 'top' };

function shuffler(number: number): Play['state']['figures'][number] {
  const [monster, rank, hex] = ['shuffler', 'normal', 'c4'] as const;
  const rest = { hp: 4, maxHp: 4, tokens: [], leavesMoney: true, lien: false, since: 0 };
  return { id: figure, kind: 'monster', monster, rank, number, hex, ...rest };
}

function never(): never {
  throw new Error('the game has no first position');
}

async function inAll(say: () => string | null): Promise<(string | null)[]> {
  const sentences: (string | null)[] = [];
  for (const language of LANGUAGES) {
    await setLanguage(language);
    const words = say();
    sentences.push(words === null ? null : typed(words));
  }
  await setLanguage('en');
  return sentences;
}

/** Events with their sentences in English, Russian and Czech. */
const SENTENCES: readonly (readonly [GameEvent, en: string, ru: string, cs: string])[] = [
  [
    {
      type: 'attackBegan',
      attacker: figure,
      targets: [by, 'hero:ferrywoman'],
      melee: true,
      source,
      terms: [
        { n: 2, source: { from: 'trait', figure } },
        { n: -1, source: { from: 'monsterCard', monster: 'shuffler', card: 'shuffler70' } },
      ],
      rule,
    },
    'Shuffler 3 attacks the Bailiff and the Ferrywoman for 1: base value 2, −1 from the Shuffler card with initiative 70.',
    'Шаркун 3 атакует Пристава и Перевозчицу, сила атаки 1 (базовое значение 2, карта «Шаркун» с инициативой 70: −1).',
    'Šoural 3 útočí na Exekutora a Převoznici silou 1 (základní hodnota 2, karta „Šoural“ s iniciativou 70: −1).',
  ],
  [
    {
      type: 'modifiersDrawn',
      deck: hero,
      figure: by,
      target: figure,
      cards: ['+1', 'null'],
      counted: [0],
      mode: 'advantage',
      advantage: [{ from: 'token', token: 'strengthen' }],
      disadvantage: [],
      decided: 'L12.6',
      rule,
    },
    'The Bailiff draws with Advantage (Strengthen) for the attack on Shuffler 3: +1; Null. Applied: +1.',
    'Пристав с Преимуществом (Усиление) против Шаркуна 3: +1; Промах. Засчитано: +1.',
    'Exekutor proti Šouralovi 3, taženo s Výhodou (Posílení): +1; Minutí. Platí +1.',
  ],
  [
    {
      type: 'modifiersDrawn',
      deck: hero,
      figure: by,
      target: figure,
      cards: ['-1'],
      counted: [0],
      mode: 'plain',
      advantage: [{ from: 'token', token: 'strengthen' }],
      disadvantage: [{ from: 'adjacent' }],
      decided: 'L12.3',
      rule,
    },
    'The Bailiff draws for the attack on Shuffler 3: Advantage (Strengthen) and Disadvantage (a ranged attack on an adjacent target) cancel out. Drawn: −1.',
    'Пристав против Шаркуна 3: Преимущество (Усиление) и Помеха (выстрел вплотную) гасят друг друга. Вытянуто: −1.',
    'Exekutor proti Šouralovi 3: Výhoda (Posílení) a Nevýhoda (útok na dálku na sousední cíl) se ruší. Taženo: −1.',
  ],
  [
    {
      type: 'attackReckoned',
      attacker: by,
      target: figure,
      terms: [{ n: 4, source }],
      modifiers: ['+1'],
      shield: [{ n: 3, source: { from: 'trait', figure } }],
      pierce: 2,
      damage: 4,
      rule,
    },
    'Attack 4 on Shuffler 3, modifier +1, Shield 3, Pierce 2: 4 damage.',
    'Атака 4, модификатор +1, цель — Шаркун 3, Щит 3, Пробивание 2: урон 4.',
    'Útok 4, modifikátor +1, cíl Šoural 3, Obrana 3, Průraznost 2: zranění 4.',
  ],
  [
    { type: 'focusChosen', figure, focus: by, candidates: [], decided: 1, rule },
    'Shuffler 3 focuses on the Bailiff: the fewest traps and hazards on the way.',
    'Шаркун 3 выбирает Пристава: на пути меньше всего ловушек и опасностей.',
    'Šoural 3 míří na Exekutora: cestou je nejméně pastí a nebezpečí.',
  ],
  [
    {
      type: 'focusChosen',
      figure,
      focus: by,
      candidates: [{ figure: by, negatives: 0, length: 2, range: 2, place: 0, hp: 9 }],
      decided: 2,
      rule,
    },
    'Shuffler 3 focuses on the Bailiff: the most HP.',
    'Шаркун 3 выбирает Пристава: у этой цели больше всего ОЗ.',
    'Šoural 3 míří na Exekutora: nejvíc BZ.',
  ],
  [
    { type: 'monsterMoved', figure, path: ['c3', 'c4'], cost: 2, negatives: 1, rule },
    'Shuffler 3 moves to c4 (movement: 2 spent), through traps and hazards: 1.',
    'Шаркун 3 переходит на c4 (потрачено очков движения: 2), на пути ловушек и опасностей: 1.',
    'Šoural 3 přechází na c4 (cena pohybu 2), pastí a nebezpečí cestou 1.',
  ],
  [
    { type: 'summonGone', figure: 'summon:7', summon: 'mourner', hero: 'sexton', why: 'hp', rule },
    'The Hired Mourner is gone: no HP left.',
    'Наёмная плакальщица исчезает: ОЗ не осталось.',
    'Najatá plačka mizí: nezbyly žádné BZ.',
  ],
  [
    { type: 'bonusEnded', bonus: 1, kind: 'shield', figure: by, source, why: 'round', rule },
    'The Bailiff loses Shield from “Foreclosure” at the end of the round.',
    'Пристав: Щит кончается вместе с раундом (карта «Изъятие залога»).',
    'Exekutor: Obrana s koncem kola pomíjí (karta „Propadnutí zástavy“).',
  ],
  [
    { type: 'damageNegated', hero, n: 5, source, cards: ['yewAndIvy', 'levy'], rule },
    'The Bailiff loses “Yew and Ivy” and “Levy” to negate 5 damage.',
    'Пристав отменяет урон 5. Потеряно: «Тис и плющ» и «Взыскание».',
    'Exekutor ruší 5 zranění. Zničeno: „Tis a břečťan“ a „Výběr dávky“.',
  ],
  [
    { type: 'elementConsumed', element: 'dark', by: figure, source, rule },
    'Shuffler 3 consumes Dark.',
    'Шаркун 3 поглощает Тьму.',
    'Šoural 3 spotřebuje Temnotu.',
  ],
  [
    { type: 'damaged', figure, n: 3, hp: 1, by: 'hero:ferrywoman', source, rule },
    'Shuffler 3 takes 3 damage from the Ferrywoman (“Foreclosure”) and has 1 HP left.',
    'Шаркун 3 получает урон 3 от Перевозчицы (карта «Изъятие залога»), остаётся 1 ОЗ.',
    'Šoural 3 utrpí 3 zranění od Převoznice (karta „Propadnutí zástavy“), BZ 1.',
  ],
  [
    { type: 'lienPut', figure: 'monster:tallyCrow:4', by: hero, rule },
    'The Bailiff puts a lien on the Tally Crow.',
    'Пристав накладывает залог на Счётную ворону.',
    'Exekutor uvaluje obstávku na Účetní vránu.',
  ],
  [
    { type: 'lienTaken', figure: 'monster:tallyCrow:4', by: hero, rule },
    'The Bailiff calls in the lien on the Tally Crow.',
    'Пристав взыскивает залог, наложенный на Счётную ворону.',
    'Exekutor uplatňuje obstávku proti Účetní vráně.',
  ],
  [
    { type: 'forced', kind: 'push', figure, by: 'hero:pawnbroker', path: ['c4'], blocked: false, rule },
    'The Pawnbroker pushes Shuffler 3 to c4.',
    'Ростовщица толкает Шаркуна 3 на c4.',
    'Zastavárnice odstrkuje Šourala 3 na c4.',
  ],
  [
    { type: 'healed', figure: by, n: 0, hp: 9, took: ['wound', 'poison'], source, rule },
    'The heal removes Wound and Poison from the Bailiff and does nothing else.',
    'Пристав: лечение снимает Рану и Яд и больше ничего не делает.',
    'Exekutor: léčení jen odstraní Krvácení a Otravu.',
  ],
  [
    { type: 'healTargetChosen', figure, target: figure, candidates: [], rule },
    'Shuffler 3 chooses to heal itself.',
    'Шаркун 3 лечит себя.',
    'Šoural 3 léčí sebe.',
  ],
  [
    { type: 'choiceMade', figure, option: { option: 'hex', hex: 'a2', targets: [by] }, preset: false, rule },
    'Chosen for Shuffler 3: hex a2 (target: the Bailiff).',
    'Шаркун 3: ваш выбор — клетка a2 (цель: Пристав).',
    'Šoural 3, zvoleno: pole a2 (cíl: Exekutor).',
  ],
  [
    { type: 'moneyTaken', figure: 'hero:bailiff', hexes: ['c4'], kept: true, rule: 'L11.5' },
    'The Bailiff gets the coin through the lien.',
    'Пристав получает монету по залогу.',
    'Exekutor dostává minci díky obstávce.',
  ],
  [
    { type: 'treasureLooted', hero, number: 7, gold: 0, item: 'paperweight', rule },
    'The Bailiff loots treasure 7: Paperweight.',
    'Пристав: сокровище 7, предмет «Пресс-папье».',
    'Exekutor: poklad 7, „Těžítko“.',
  ],
];

describe('L36: the sentence of an event', () => {
  it.each(SENTENCES)('$type', async (event, ...sentences) => {
    // The name of a summon that is gone comes from an event of the same step.
    const here = { ...play, events: [event] };
    expect(await inAll(() => eventSentence(here, event))).toEqual(sentences);
  });

  it('L11.5: a monster whose coin goes to a hero by a lien does not leave it on its hex', async () => {
    const died: GameEvent = {
      type: 'died',
      figure,
      rank: 'normal',
      number: 3,
      hex: 'c4',
      credit: by,
      source,
      money: true,
      rule,
    };
    const taken: GameEvent = { type: 'moneyTaken', figure: by, hexes: ['c4'], kept: true, rule: 'L11.5' };
    const said = (events: readonly GameEvent[]) => inAll(() => eventSentence({ ...play, events: [...events] }, died));
    expect(await said([died, taken])).toEqual([
      'Shuffler 3 dies on c4.',
      'Шаркун 3 умирает на c4.',
      'Šoural 3 umírá na poli c4.',
    ]);
    const left = await said([died, { ...taken, rule: 'L18.6' }]);
    expect(left[1]).toBe('Шаркун 3 умирает на c4 и оставляет монету.');
    expect(await said([died])).toEqual(left);
  });

  it('L14.1: a push or pull that a hero does without is named by its verb', async () => {
    const waived = (effect: 'push' | 'pull' | 'poison') =>
      inAll(() => eventSentence(play, { type: 'effectWaived', figure: by, target: figure, effect, rule }));
    expect(await waived('push')).toEqual([
      'The Bailiff does not push Shuffler 3.',
      'Пристав не толкает Шаркуна 3.',
      'Exekutor neodstrkuje Šourala 3.',
    ]);
    expect((await waived('pull'))[1]).toBe('Пристав не притягивает Шаркуна 3.');
    expect((await waived('poison'))[1]).toBe('Пристав не применяет к Шаркуну 3: Яд.');
  });
});

/** Events with every reason, and in every variant that changes more than a number in the sentence. */
const KINDS: readonly GameEvent[] = [
  ...(['hp', 'cards', 'death'] as const).map((why) => ({ type: 'exhausted' as const, hero, why, rule })),
  ...(['hp', 'card', 'exhausted'] as const).map((why) => ({
    type: 'summonGone' as const,
    figure: 'summon:7',
    summon: 'hearse',
    hero,
    why,
    rule,
  })),
  ...(['immune', 'poolEmpty', 'ward'] as const).map((why) => ({
    type: 'conditionHeld' as const,
    figure,
    condition: 'curse' as const,
    why,
    rule,
  })),
  ...(['turn', 'heal', 'removed'] as const).map((why) => ({
    type: 'conditionEnded' as const,
    figure,
    condition: 'stun' as const,
    why,
    rule,
  })),
  ...[false, true].map((again) => ({
    type: 'conditionGiven' as const,
    figure,
    condition: 'stun' as const,
    source,
    again,
    rule,
  })),
  ...(['slots', 'round', 'player', 'rest', 'negate', 'gone'] as const).map((why) => ({
    type: 'bonusEnded' as const,
    bonus: 1,
    kind: 'moves' as const,
    figure,
    source,
    why,
    rule,
  })),
  ...(['shield', 'retaliate', 'attacks', 'moves', 'summons', 'advantage', 'when'] as const).map((kind) => ({
    type: 'bonusBegan' as const,
    bonus: 1,
    kind,
    figure,
    amount: 2,
    source,
    rule,
  })),
  ...(['ready', 'spent', 'consumed', 'aside'] as const).map((state) => ({
    type: 'itemUsed' as const,
    hero,
    item: 'paperweight',
    state,
    rule,
  })),
  ...(['spent', 'aside'] as const).map((state) => ({
    type: 'itemPledged' as const,
    hero,
    item: 'paperweight',
    state,
    rule,
  })),
  ...(['noHex', 'noStandee'] as const).map((why) => ({
    type: 'summonFailed' as const,
    by: figure,
    monster: 'shuffler',
    why,
    rule,
  })),
  ...(['stunned', 'immobilized', 'noMoveLine', 'noMovement', 'noFocus', 'alreadyBest', 'cannotGetNearer'] as const).map(
    (why) => ({ type: 'monsterStayed' as const, figure, why, rule }),
  ),
  ...(['disarmed', 'noAttackLine', 'outOfReach', 'noFocus'] as const).map((why) => ({
    type: 'attackHeld' as const,
    figure,
    why,
    rule,
  })),
  ...(['L24.3a', 'L24.3b', 'L24.3c', 'L24.3d', 'L24.3e', 'L24.3f', 'L24.4', 'L24.6', 'L24.7', 'only'] as const).map(
    (decided) => ({ type: 'destinationChosen' as const, figure, hexes: [], best: [], goal: 'c4', decided, rule }),
  ),
  ...([1, 2, 3, 4, 'only'] as const).map((decided) => ({
    type: 'focusChosen' as const,
    figure,
    focus: by,
    candidates: [],
    decided,
    rule,
  })),
  ...(['chosen', 'prevented', 'impossible'] as const).map((why) => ({
    type: 'abilitySkipped' as const,
    figure,
    ability: { verb: 'move' as const, amount: 2, mods: {} },
    why,
    rule,
  })),
  ...(['discard', 'lost', 'active', 'hand'] as const).map((to) => ({
    type: 'cardMoved' as const,
    hero,
    card: 'levy',
    from: 'discard' as const,
    to,
    why: 'recover' as const,
    rule,
  })),
  ...(['push', 'pull'] as const).flatMap((kind) => [
    { type: 'forced' as const, figure, by, kind, path: [], blocked: true, rule },
    { type: 'forced' as const, figure, by, kind, path: ['c4'], blocked: true, rule },
    { type: 'forced' as const, figure, by, kind, path: ['c4'], blocked: false, rule },
    { type: 'effectWaived' as const, figure: by, target: figure, effect: kind, rule },
  ]),
  { type: 'effectWaived', figure: by, target: figure, effect: 'lien', rule },
  { type: 'effectWaived', figure: by, target: figure, effect: 'poison', rule },
  { type: 'trapSprung', figure, hex: 'c4', damage: 3, conditions: [], rule },
  { type: 'trapSprung', figure, hex: 'c4', damage: 3, conditions: ['stun'], rule },
  { type: 'trapSet', hex: 'c4', damage: 3, conditions: [], by, rule },
  { type: 'trapSet', hex: 'c4', damage: 3, conditions: ['stun'], by, rule },
  { type: 'trapSet', hex: 'c4', damage: null, conditions: ['stun'], by, rule },
  { type: 'trapRemoved', hex: 'c4', by, rule },
  { type: 'graveDug', hex: 'c4', gone: null, rule },
  { type: 'graveDug', hex: 'c4', gone: 'c5', rule },
  { type: 'graveFilled', hex: 'c4', rule },
  { type: 'doorOpened', hex: 'c4', by: null, rule },
  { type: 'doorOpened', hex: 'c4', by, rule },
  { type: 'roomRevealed', room: 1, figures: [], cards: [], late: [], rule },
  { type: 'roomRevealed', room: 1, figures: [figure], cards: [], late: [], rule },
  { type: 'healed', figure, n: 2, hp: 4, took: [], source, rule },
  { type: 'healed', figure, n: 2, hp: 4, took: ['wound'], source, rule },
  { type: 'healed', figure, n: 0, hp: 4, took: ['poison'], source, rule },
  { type: 'moneyTaken', figure, hexes: ['c4'], kept: true, rule },
  { type: 'moneyTaken', figure, hexes: ['c4'], kept: false, rule },
  { type: 'moneyTaken', figure, hexes: ['c4'], kept: true, rule: 'L11.5' },
  { type: 'treasureLooted', hero, number: 7, gold: 12, item: null, rule },
  { type: 'treasureLooted', hero, number: 7, gold: 0, item: null, rule },
  { type: 'treasurePutDown', hero, number: 801, hex: 'c4', rule },
  { type: 'died', figure, rank: 'normal', number: 3, hex: 'c4', credit: by, source, money: false, rule },
  { type: 'died', figure, rank: 'normal', number: 3, hex: 'c4', credit: by, source, money: true, rule },
  {
    type: 'died',
    figure: 'obstacle:box2',
    rank: null,
    number: null,
    hex: 'c4',
    credit: by,
    source,
    money: false,
    rule,
  },
  { type: 'damaged', figure, n: 2, hp: 3, source, by: null, rule },
  { type: 'damaged', figure, n: 2, hp: 3, source, by, rule },
  { type: 'elementsWaned', waning: ['fire'], inert: [], rule },
  { type: 'elementsWaned', waning: [], inert: ['ice'], rule },
  { type: 'elementsWaned', waning: ['fire'], inert: ['ice'], rule },
  { type: 'endingDecided', ending: 'won', rule },
  { type: 'endingDecided', ending: 'lost', rule },
  { type: 'scenarioEnded', ending: 'won', rule },
  { type: 'scenarioEnded', ending: 'lost', rule },
  { type: 'bellRang', mark: '1', until: 6, rule },
  { type: 'plateTriggered', mark: '2', hero, rule },
  { type: 'battleGoalJudged', hero, goal: 'earlyBird', fulfilled: true, rule },
  { type: 'battleGoalJudged', hero, goal: 'earlyBird', fulfilled: false, rule },
  { type: 'ruleTriggered', id: 'nobodyKnows', rule },
  { type: 'stoodIn', figure: by, instead: 'hero:sexton', rule },
  { type: 'finished', figure, by, rule },
  { type: 'retaliated', figure, at: by, n: 2, terms: [], rule },
  { type: 'slammed', figure, by, n: 2, rule },
  { type: 'lienPut', figure, by: hero, rule },
  { type: 'lienTaken', figure, by: hero, rule },
  { type: 'moneyGivenBack', hero, rule },
  { type: 'moneyChanged', hero, tokens: 3, gold: 6, rule },
  { type: 'retreated', figure, path: ['c4'], range: 4, rule },
  { type: 'planned', hero, longRest: false, leading: null, second: null, rule },
  { type: 'planned', hero, longRest: true, leading: null, second: null, rule },
];

/** Every kind of source of an effect. */
const SOURCES: readonly Source[] = [
  source,
  { from: 'monsterCard', monster: 'shuffler', card: 'shuffler33' },
  { from: 'item', hero, item: 'paperweight' },
  { from: 'modifier', card: '+1' },
  { from: 'summon', figure: 'escort:post:1' },
  { from: 'trait', figure },
  { from: 'trap', hex: 'c4' },
  { from: 'hazard', hex: 'c4' },
  { from: 'slam', by },
  { from: 'retaliate', by },
  { from: 'burst', by },
  { from: 'token', token: 'wound' },
  { from: 'adjacent' },
  { from: 'perk' },
  { from: 'rest' },
  { from: 'scenario', rule: 'rule1' },
  { from: 'pending' },
];

const RAW = /[a-z]+\.[a-z]+[A-Z.]|[a-z][A-Z]|[{}|]|undefined|null|\(\)/;

describe.each(LANGUAGES)('L36.1 in %s', (language) => {
  it('every reason, source and refusal has a text of its own', async () => {
    await setLanguage(language);
    const sentences = KINDS.map((event) => typed(eventSentence({ ...play, events: [event] }, event) ?? ''));
    const sources = SOURCES.map((each) => sourceWords(play, each));
    const refused = REASONS.map(reasonSentence);
    await setLanguage('en');
    expect(sentences.filter((words) => RAW.test(words) || !/\p{L}.*\.$/u.test(words))).toEqual([]);
    expect(sentences.filter((words, i) => sentences.indexOf(words) < i)).toEqual([]);
    expect(sources.filter((words, i) => RAW.test(words) || words === '' || sources.indexOf(words) < i)).toEqual([]);
    expect(refused.filter((words, i) => RAW.test(words) || !words.endsWith('.') || refused.indexOf(words) < i)).toEqual(
      [],
    );
  });
});

it('L36.3-L36.5: the reasons for a choice list all candidates with the criteria that were compared', () => {
  const candidates = [{ figure: by, negatives: 1, length: 4, range: 2, place: 0 }];
  const hex = {
    hex: 'c4',
    negatives: 0,
    adjacentToFocus: false,
    targets: [by],
    length: 2,
    others: [],
    disadvantaged: 0,
  };
  const ranked = (targets: number, ...figures: readonly string[]) =>
    reasonLines(play, {
      type: 'targetsChosen',
      figure,
      targets: figures.slice(0, targets),
      ranks: figures.map((each, rank) => ({ figure: each, rank })),
      placing: null,
      rule,
    });
  expect([
    reasonLines(play, { type: 'focusChosen', figure, focus: by, candidates, decided: 'only', rule }),
    reasonLines(play, { type: 'focusNone', figure, why: [{ enemy: by, reason: 'invisible' }], rule }),
    reasonLines(play, {
      type: 'destinationChosen',
      figure,
      best: [],
      goal: 'c4',
      decided: 'only',
      rule,
      hexes: [
        { ...hex, withinMove: true, kept: true },
        { ...hex, hex: 'c5', withinMove: false, kept: true },
        { ...hex, hex: 'c6', withinMove: true, kept: false },
      ],
    }),
    ranked(2, figure, by, 'hero:ferrywoman'),
    ranked(1, by, figure),
    ranked(2, by, figure),
    reasonLines(play, { type: 'roundBegan', round: 1, rule }),
  ]).toEqual([
    ['The Bailiff: 1 trap or hazard on the way, within reach after 4 steps.'],
    ['The Bailiff: invisible.'],
    ['c4: 2 steps away, 1 target.', 'c5: out of reach this turn, 2 steps away, 1 target.'],
    [
      'Besides its focus it prefers those that it can hit, in this order: Shuffler\u00a03, the Bailiff and the Ferrywoman.',
    ],
    [],
    [],
    [],
  ]);
  const safe = [{ figure: by, negatives: 0, length: 0, range: 1, place: 1 }];
  const of = (decided: 1 | 2 | 3 | 4, more: object = {}) =>
    reasonLines(play, {
      type: 'focusChosen',
      figure,
      focus: by,
      candidates: safe.map((each) => ({ ...each, ...more })),
      decided,
      rule,
    });
  expect([of(2), of(3), of(4), of(2, { hp: 7 })]).toEqual([
    ['The Bailiff: within reach without moving.'],
    ['The Bailiff: within reach without moving, currently at range 1.'],
    ['The Bailiff: within reach without moving, currently at range 1, number 2 in the turn order.'],
    ['The Bailiff: 7 HP.'],
  ]);
});
