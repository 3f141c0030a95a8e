/** Tests that log sentences give reasons, and are composed from the event alone, in every language. */
import { describe, expect, it } from 'vitest';
import { addTexts, LANGUAGES, type Language, openChapter, setLanguage } from '../../../src/i18n';
import { eventSentence } from '../../../src/i18n/inHand/narration';
import type { EventOf, GameEvent } from '../../../src/rules/inHand/events';
import { duel } from '../../kit/scenes';
import { typed } from '../../kit/texts';

const { play } = duel(2);
const foe = 'dummy-1';
const rule = 'R0';
const declared: EventOf<'attackDeclared'> = {
  type: 'attackDeclared',
  by: 'hero',
  foe,
  attack: 3,
  range: 4,
  ranged: true,
  distance: 1,
  advantage: -1,
  reasons: ['adjacent'],
  rule,
};
const negated = { type: 'damageNegated' as const, amount: 3, cards: [], item: null, counter: null, rule };
const lost = { type: 'scenarioLost' as const, failure: null, money: 0, treasures: [], rule };

/** Events with their sentences in English, Russian and Czech. */
const SENTENCES: readonly (readonly [GameEvent, ...said: Record<Language, string>[]])[] = [
  [
    declared,
    {
      en: 'You attack for 3. Disadvantage (a shot at Distance 1): two throws, the worse counts.',
      ru: 'Вы: Атака 3. Помеха (выстрел на дистанции 1): два броска, засчитывается худший.',
      cs: 'Útočíš silou 3. Nevýhoda (útok na dálku na vzdálenost 1): dva hody, platí horší.',
    },
  ],
  [
    { ...declared, advantage: 0, reasons: ['strengthen', 'adjacent'] },
    {
      en: 'You attack for 3. Advantage and Disadvantage cancel out (Strengthen, a shot at Distance 1): one throw.',
      ru: 'Вы: Атака 3. Преимущество и Помеха гасят друг друга (Усиление, выстрел на дистанции 1): один бросок.',
      cs: 'Útočíš silou 3. Výhoda a Nevýhoda se ruší (Posílení, útok na dálku na vzdálenost 1): jeden hod.',
    },
  ],
  [
    { type: 'monsterHurt', foe, by: 'retaliate', amount: 2, before: 6, after: 4, rule },
    {
      en: 'The dummy takes 2 damage (Retaliate) and drops from 6 to 4 HP.',
      ru: 'Dummy: урон 2 (Возмездие), ОЗ 6 → 4.',
      cs: 'Dummy utrpí 2 zranění (Odveta), životy 6 → 4.',
    },
  ],
  [
    { type: 'heroHurt', by: 'trap', amount: 2, before: 6, after: 4, rule },
    {
      en: 'You take 2 damage (trap) and drop from 6 to 4 HP.',
      ru: 'Вы: урон 2 (ловушка), ОЗ 6 → 4.',
      cs: 'Utrpíš 2 zranění (past), životy 6 → 4.',
    },
  ],
  [
    { ...negated, by: 'counter', counter: 'dignity' },
    {
      en: 'You negate 3 damage (paid with: dignity).',
      ru: 'Урон 3 отменён, уплачено: dignity.',
      cs: 'Zranění 3 odvráceno, zaplaceno: dignity.',
    },
  ],
  [
    {
      type: 'distanceChanged',
      from: 1,
      to: 2,
      by: 'monster',
      how: 'move',
      spent: 1,
      reason: 'avoidsDisadvantage',
      rule,
    },
    {
      en: 'The dummy moves from Distance 1 to 2: a shot at Distance 1 would have Disadvantage.',
      ru: 'Dummy переходит с дистанции 1 на 2: на дистанции 1 выстрел был бы с Помехой.',
      cs: 'Dummy přechází ze vzdálenosti 1 na 2: na vzdálenosti 1 by útok na dálku měl Nevýhodu.',
    },
  ],
  [
    { type: 'monsterHeld', foe, what: 'move', reason: 'inRange', distance: 2, range: 3, rule },
    {
      en: 'The dummy does not move: Distance 2 is within Range 3.',
      ru: 'Dummy не двигается: дистанция 2, дальности 3 хватает.',
      cs: 'Dummy se nehýbe: na vzdálenost 2 stačí dosah 3.',
    },
  ],
  [
    { type: 'effectEnded', who: 'hero', kind: 'attack', why: 'combat', rule },
    {
      en: 'Your bonus to attacks ends: the combat is over.',
      ru: 'Вы: бонус к атаке больше не действует (конец боя).',
      cs: 'Tvůj hrdina: bonus k útoku pomíjí (konec boje).',
    },
  ],
  [
    { type: 'terrainChanged', hexes: ['c7', 'e5'], to: 'difficult', rule },
    {
      en: 'Each of these 2 hexes becomes difficult terrain: c7, e5.',
      ru: 'На c7, e5 теперь труднопроходимая местность.',
      cs: 'Mapa se mění: náročný terén na 2 polích (c7, e5).',
    },
  ],
  [
    { type: 'decided', id: 'doorstep-a', option: 'serve', what: null, rule },
    {
      en: 'You choose “Serve the writ for 2 gold”.',
      ru: 'Вы выбираете «Вручить лист за 2 золотых».',
      cs: 'Volíš „Doručit obsílku za 2 zlaté“.',
    },
  ],
  [
    { ...lost, ending: 'late' },
    {
      en: 'The scenario is lost: out of time.',
      ru: 'Сценарий проигран: время вышло.',
      cs: 'Scénář je prohraný: vypršel čas.',
    },
  ],
];

/** One event for each sentence that depends on the kind or cause of its event. */
const KINDS: readonly GameEvent[] = [
  ...(['attack', 'retaliate', 'trap', 'hazard', 'hindrance', 'card', 'special'] as const).flatMap((by) => [
    { type: 'heroHurt' as const, by, amount: 1, before: 2, after: 1, rule },
    { type: 'damagePending' as const, cause: by, amount: 1, rule },
  ]),
  ...(['lose', 'discard', 'item'] as const).map((by) => ({ ...negated, by, cards: ['one'], item: null })),
  ...(['done', 'round', 'combat', 'dead'] as const).map((why) => ({
    type: 'effectEnded' as const,
    who: 'hero' as const,
    kind: 'shield' as const,
    why,
    rule,
  })),
  ...(['exhausted', 'late', 'failed'] as const).map((ending) => ({ ...lost, ending })),
  { type: 'advantageChanged', by: 'hero', advantage: 1, reasons: ['boots'], rule },
  { type: 'advantageChanged', by: 'hero', advantage: 0, reasons: [], rule },
];

it('narrates the counter of a pack only if the pack names it', () => {
  addTexts('pack/works', () => ({ special: { counter: { 'works/steam': 'Steam' } } }));
  const counted = { type: 'counterChanged', before: 0, after: 1, rule } as const;
  expect(eventSentence(play, { ...counted, counter: 'works/steam' })).toBe('Steam: 0 → 1.');
  expect(eventSentence(play, { ...counted, counter: 'works/opened' })).toBeNull();
});

it('lists the names of cards with “and”, not with commas', () => {
  const { play } = duel(2);
  const event = { ...negated, by: 'discard' as const, cards: ['one', 'two'] };
  expect(eventSentence(play, event)).toBe('You discard “oneA” and “twoA” to negate 3 damage.');
});

it('narrates no heal that restores no HP (R20.1)', () => {
  const healed = { type: 'healed', who: 'hero', amount: 2, before: 4, rule } as const;
  expect(eventSentence(play, { ...healed, after: 4 })).toBeNull();
  expect(eventSentence(play, { ...healed, after: 6 })).toBe('Healing brings you from 4 to 6 HP.');
});

describe.each(LANGUAGES)('%s', (language) => {
  it('gives the reason in every sentence, and no two kinds share a sentence', async () => {
    await setLanguage(language);
    await openChapter('narration');
    for (const [event, said] of SENTENCES) expect(typed(eventSentence(play, event) ?? '')).toBe(said?.[language]);
    for (const event of KINDS) expect(eventSentence(play, event)).not.toMatch(/told\.|undefined|\{|^$/);
    const sentences = KINDS.map((event) => eventSentence(play, event));
    expect(new Set(sentences).size).toBe(KINDS.length);
    await setLanguage('en');
  });
});
