/** The texts of the editor. The compiler reports each kind of trigger, goal and so on that has no text. */
import { contentText, language, type TextKey, t } from '../../../i18n';
import { type Draft, type NameGroup, textsIn } from '../../../packs/inHand/draft';
import { groundAt, isWalled, nameOf, thingsAt } from '../../../packs/inHand/draftEdits';
import type { DraftProblem } from '../../../packs/inHand/draftPack';
import { type Field, wordOf } from '../../../packs/inHand/formField';
import { fieldsOf, VOCABULARY, type Vocabulary } from '../../../packs/inHand/forms';
import { DIRECTIONS, type HexId } from '../../../rules/core/hexes';
import type { Circumstance, Deed, Goal, SpecialRule, Trigger } from '../../../rules/inHand/book';
import { neighbourOnCard } from './card';

/** The displayed name of one kind of trigger, circumstance, effect, goal or special rule. */
export function kindText(word: Vocabulary, kind: string): string {
  switch (word) {
    case 'trigger':
      return t(`workshop.trigger.${kind as Trigger['on']}`);
    case 'circumstance':
      return t(`workshop.circumstance.${kind as Circumstance['kind']}`);
    case 'deed':
      return t(`workshop.deed.${kind as Deed['do']}`);
    case 'goal':
      return t(`workshop.goal.${kind as Goal['kind']}`);
    case 'special':
      return t(`workshop.special.${kind as SpecialRule['kind']}`);
  }
}

export const fieldText = (name: string, field: Field): string => t(`workshop.field.${wordOf(name, field)}`);

const OPTION = {
  dark: 'cards.element.dark',
  fire: 'cards.element.fire',
  invisible: 'cards.condition.invisible',
  strengthen: 'cards.condition.strengthen',
  plain: 'special.terrain.plain',
  trap: 'special.terrain.trap',
  hazardous: 'special.terrain.hazardous',
  difficult: 'special.terrain.difficult',
  obstacle: 'special.terrain.obstacle',
  door: 'special.terrain.door',
  spentItem: 'workshop.pick.spentItem',
  readyItem: 'workshop.pick.readyItem',
  discarded: 'workshop.pick.discarded',
} as const satisfies Readonly<Record<string, TextKey>>;

/** The displayed name of an option. Numbers and letters are shown unchanged. */
export function optionText(option: string | number): string {
  const key = Object.keys(OPTION).find((each) => each === option) as keyof typeof OPTION | undefined;
  return key ? t(OPTION[key]) : String(option);
}

/** The name and hex of a monster on the map, with a number if the map has several of its type; `id` if no monster has this id. */
export function foeText(draft: Draft, id: string): string {
  const foe = draft.page.foes.find((each) => each.id === id);
  if (!foe) return id;
  const same = draft.page.foes.filter(({ monster }) => monster === foe.monster);
  const name = monsterText(draft, foe.monster);
  return t('workshop.foe', { name: same.length > 1 ? `${name} ${same.indexOf(foe) + 1}` : name, hex: foe.at });
}

/** The name of a monster type, which the draft or the catalogue defines. */
export function monsterText(draft: Draft, monster: string): string {
  const own = textsIn(draft, language()).monsters;
  return Object.hasOwn(own, monster) ? (own[monster] ?? monster) : contentText('cards.monster', monster);
}

/** The name of something that the special rules of the scenario page refer to. */
export function nameText(draft: Draft, group: NameGroup, id: string): string {
  if (id.startsWith('goal:')) return t('workshop.goalAt', { hex: id.slice(5) });
  return nameOf(draft, language(), group, id);
}

/** A line of text with the ground, the things and the walls of a hex. */
export function hexText(draft: Draft, hex: HexId): string {
  const ground = groundAt(draft, hex);
  const { foes, treasures, marks } = draft.page;
  const things = thingsAt(draft, hex).map((thing) => {
    const foe = foes.find(({ at }) => at === hex);
    const chest = treasures.find(({ at }) => at === hex);
    switch (thing) {
      case 'monster':
        return foe ? t(`workshop.stands.${foe.kind}`, { name: monsterText(draft, foe.monster) }) : '';
      case 'treasure':
        return t('mirror.treasure', { number: chest?.number ?? 0 });
      case 'letter':
        return t('mirror.tile', { letter: Object.keys(marks).find((letter) => marks[letter] === hex) ?? '' });
      default:
        return t(`workshop.tool.${thing}`);
    }
  });
  const walls = DIRECTIONS.filter((side) => {
    const other = neighbourOnCard(hex, side);
    return other !== null && isWalled(draft, hex, other);
  }).map((side) => t(`mirror.direction.${side}`));
  const said = [
    `${hex}: ${[t(`workshop.tool.${ground}`), ...things].join(', ')}`,
    ...(walls.length > 0 ? [t('mirror.walls', { sides: walls.join(', ') })] : []),
  ];
  return `${said.join('. ')}.`;
}

/** The sentence that describes a mistake in the draft. */
export function problemText(draft: Draft, { kind, values }: DraftProblem): string {
  const { foe, monster, rule, follower, terrain } = values;
  return t(`workshop.wrong.${kind}`, {
    ...values,
    ...(typeof foe === 'string' ? { foe: foeText(draft, foe) } : {}),
    ...(typeof monster === 'string' ? { monster: monsterText(draft, monster) } : {}),
    ...(typeof rule === 'string' ? { rule: nameText(draft, 'rules', rule) } : {}),
    ...(typeof terrain === 'string' ? { terrain: optionText(terrain) } : {}),
    ...(typeof follower === 'string' ? { follower: nameText(draft, 'followers', follower) } : {}),
  });
}

/** A short summary of a filled-in form, such as an effect: its kind, its numbers, and the summaries of the trigger and the lists in it. */
export function summaryOf(word: Vocabulary, filled: Readonly<Record<string, unknown>>): string {
  const kind = String(filled[VOCABULARY[word].tag]);
  const inner = fieldsOf(word, kind).flatMap(([name, field]) => {
    const value = filled[name];
    if (value === undefined) return [];
    if (field.is === 'trigger') return [summaryOf('trigger', value as Record<string, unknown>)];
    if (field.is === 'list') return (value as Record<string, unknown>[]).map((each) => summaryOf(field.of, each));
    return field.is === 'number' ? [`${fieldText(name, field)} ${value}`] : [];
  });
  return inner.length > 0 ? `${kindText(word, kind)}: ${inner.join('; ')}` : kindText(word, kind);
}
