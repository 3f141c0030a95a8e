/** Describes the forecast in words and numbers, for the HUD and the mirror. */
import type { Play } from '../../../flow/inHand/play';
import { t } from '../../../i18n';
import { abilityWords } from '../../../i18n/inHand/abilityWords';
import { capitalise, foeWithArticle, signed } from '../../../i18n/inHand/words';
import { columnOf, foeOf, opponent } from '../../../rules/inHand/foes';
import { attackOdds, type Forecast, killChance, type Odds } from '../../../rules/inHand/odds';
import { foeBonus } from '../../../rules/inHand/special';
import type { Ability, Element } from '../../../rules/inHand/vocabulary';
import type { AnswerCost, Foresight, Threat } from '../../../session/inHand/foresight';

const percent = ({ cases, of }: { readonly cases: number; readonly of: number }): number =>
  Math.round((100 * cases) / of);

/** The range of damage, such as '1–4', or '3' if only one value is possible. */
export function damageRange({ outcomes }: Odds): string {
  const all = outcomes.map(({ damage }) => damage);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? String(least) : `${least}\u2013${most}`;
}

/** The chance in percent that the attack reduces its target to 0 HP; null without an attack or if the chance rounds to 0. */
export function killPercent(attack: Odds | null): number | null {
  const chance = attack && percent(killChance(attack));
  return chance ? chance : null;
}

/** R8.1: whether the monster acts before the hero. The lower initiative acts first, on a tie the hero. @param hero the hero's initiative */
export const actsFirst = ({ initiative }: Forecast, hero: number): boolean => initiative < hero;

/**
 * R12.6: the monster's HP, if the forecast of its attack holds only at these HP, because the hero still acts before it and may
 * turn its HP card to other modifiers; otherwise null.
 */
export function hpOfForecast({ phase, state }: Play, { foe, initiative }: Threat, column: Forecast): number | null {
  const heroActsBefore = initiative > 0 && !actsFirst(column, initiative) && !phase.startsWith('monsterTurn');
  return column.attack && heroActsBefore ? foeOf(state, foe).hp : null;
}

/** The heading of a threat: the monster that the hero meets, or the Distance. */
export function threatName(play: Play, { foe, distance, by }: Threat): string {
  if (by === 'way') return capitalise(t('foresight.meets', { foe: foeWithArticle(play, foe), distance }));
  return t(by === 'here' ? 'foresight.here' : 'foresight.at', { distance });
}

function columnSentence(play: Play, threat: Threat, column: Forecast, chances: boolean): string {
  const { face, initiative, distance, attack } = column;
  const deadly = chances ? killPercent(attack) : null;
  const hp = hpOfForecast(play, threat, column);
  const attacks = attack && t('foresight.attacks', { distance, damage: damageRange(attack) });
  const what = attacks
    ? `${attacks}${hp === null ? '' : ` ${t('foresight.whileHp', { hp })}`}`
    : t('foresight.staysOff', { distance });
  return t('foresight.column', {
    face,
    initiative,
    order: t(actsFirst(column, threat.initiative) ? 'foresight.before' : 'foresight.after'),
    what: deadly === null ? what : `${what}, ${t('foresight.deadly', { chance: deadly })}`,
  });
}

export function elementList(elements: readonly Element[]): string {
  return elements.length > 0 ? elements.map((each) => t(`cards.element.${each}`)).join(', ') : t('foresight.none');
}

export function elementsSentence({ elements, elementsAfter }: Foresight): string {
  const now = t('foresight.elementsNow', { list: elementList(elements) });
  if (elementsAfter === null) return now;
  return `${now}; ${t('foresight.elementsThen', { list: elementList(elementsAfter) })}`;
}

export function foresightSentences(play: Play, foresight: Foresight, chances: boolean): string[] {
  return [
    t('foresight.staminaSaid', { count: foresight.stamina }),
    elementsSentence(foresight),
    ...foresight.threats.flatMap((threat) => [
      `${threatName(play, threat)}:`,
      ...threat.columns.map((column) => columnSentence(play, threat, column, chances)),
    ]),
  ];
}

/** Sentences about the pending attack roll: each letter's result, and the chance to bring the target to 0 HP. Empty if none is pending. */
export function oddsSentences({ book, state }: Play): string[] {
  const odds = attackOdds(book, state);
  if (!odds) return [];
  const deadly = percent(killChance(odds));
  return [
    ...odds.outcomes.map(({ face, modifier, cases, damage, hp: { before, after } }) =>
      t('foresight.outcome', {
        face,
        modifier: signed(modifier),
        chance: percent({ cases, of: odds.of }),
        damage,
        before,
        after,
      }),
    ),
    ...(deadly > 0 ? [t(state.attack?.by === 'hero' ? 'foresight.kills' : 'foresight.falls', { chance: deadly })] : []),
  ];
}

/**
 * R21.1: the sentence about the cost of an answer to damage.
 * @param takes whether the answer takes the damage. If so, the cost is new modifiers or exhaustion. If not, the hero's cards last fewer
 * rounds.
 */
export function costSentence({ modifiers, stamina }: AnswerCost, takes: boolean): string {
  if (!takes) return t('foresight.costCards', stamina);
  if (!modifiers) return t('foresight.costAll');
  const [a, b, c] = modifiers.map(signed);
  return t('foresight.costHp', { a: a ?? '', b: b ?? '', c: c ?? '' });
}

/** R24: the actions of the monster in its turn, in order; empty while the column of its behaviour is unknown. */
export function stepsOf({ book, state }: Play): string[] {
  const foe = opponent(state);
  const face = state.fight?.face;
  if (!foe || !face) return [];
  const {
    initiative: _,
    move,
    attack,
    range,
    heal,
    shield,
    retaliate,
    invisible,
    ...riders
  } = columnOf(book, foe, face);
  const bonus = foeBonus(book, state, foe);
  const pierce = (riders.pierce ?? 0) + bonus.pierce;
  const healed = heal ? heal.value + bonus.heal : 0;
  const heals: Ability[] = heal ? [{ kind: 'heal', value: healed }] : [];
  // R24.4: the monster heals first if it lacks at least as many HP as the heal gives.
  const first = foe.maxHp - foe.hp >= healed;
  const all: Ability[] = [
    ...(shield ? [{ kind: 'grant', bonus: 'shield', value: shield } as const] : []),
    ...(retaliate ? [{ kind: 'grant', bonus: 'retaliate', ...retaliate } as const] : []),
    ...(invisible ? [{ kind: 'gain', condition: 'invisible' } as const] : []),
    ...(first ? heals : []),
    ...(move === null ? [] : [{ kind: 'move', value: move + bonus.move } as const]),
    ...(attack === null
      ? []
      : [{ ...riders, pierce, kind: 'attack', value: attack, ...(range === null ? {} : { range }) } as const]),
    ...(first ? [] : heals),
  ];
  return all.map(abilityWords);
}
