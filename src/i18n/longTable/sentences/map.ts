/** Sentences of the log about steps, pushes and pulls, traps, doors, terrain and summons. */
import type { EventOf } from '../../../rules/longTable/events';
import { t } from '../..';
import { joinWords } from '../forms';
import { figureName, monsterTitle } from '../naming';
import { by, conditionNames, figure, hero, type Sentences } from './values';

export const mapSentences = {
  stepped(play, event) {
    const { to, cost, left } = event;
    // The sentence for the push or pull already covers its steps.
    if (event.by !== null) return null;
    if (left === null) return t('tidings.steppedFree', { ...figure(play, event.figure), hex: to });
    return event.figure.startsWith('monster:')
      ? null
      : t('tidings.stepped', { ...figure(play, event.figure), hex: to, cost, left });
  },
  carried: (play, event) =>
    t('tidings.carried', { ...by(play, event.by), ...figure(play, event.figure), hex: event.to }),
  forced: (play, event) =>
    t(forcedKey(event), { ...by(play, event.by), ...figure(play, event.figure), hex: event.path.at(-1) ?? '' }),
  slammed: (play, event) => t('tidings.slammed', { ...figure(play, event.figure), n: event.n }),
  trapSprung(play, event) {
    const { hex, damage, conditions } = event;
    const values = { ...figure(play, event.figure), hex, damage };
    if (conditions.length === 0) return t('tidings.trapSprung', values);
    return t('tidings.trapSprungToo', { ...values, conditions: conditionNames(conditions) });
  },
  hazardEntered: (play, event) =>
    t('tidings.hazardEntered', { ...figure(play, event.figure), hex: event.hex, damage: event.damage }),
  doorOpened(play, event) {
    if (event.by === null) return t('tidings.doorOpens', { hex: event.hex });
    return t('tidings.doorOpened', { ...figure(play, event.by), hex: event.hex });
  },
  roomRevealed(play, event) {
    if (event.figures.length === 0) return t('tidings.roomRevealed');
    return t('tidings.roomRevealedWith', { figures: joinWords(event.figures.map((id) => figureName(play, id))) });
  },
  terrainChanged: (_play, event) =>
    t('tidings.terrainChanged', { hexes: joinWords(event.hexes), terrain: t(`names.terrain.${event.to}`) }),
  trapSet(play, event) {
    const { hex, damage, conditions } = event;
    const values = { ...figure(play, event.by), hex };
    const more = { conditions: conditionNames(conditions) };
    if (!damage) return t('tidings.trapSetConditions', { ...values, ...more });
    if (conditions.length === 0) return t('tidings.trapSet', { ...values, damage });
    return t('tidings.trapSetToo', { ...values, damage, ...more });
  },
  trapRemoved: (play, event) => t('tidings.trapRemoved', { ...figure(play, event.by), hex: event.hex }),
  graveDug(_play, event) {
    if (event.gone === null) return t('tidings.graveDug', { hex: event.hex });
    return t('tidings.graveDugToo', { hex: event.hex, gone: event.gone });
  },
  graveFilled: (_play, event) => t('tidings.graveFilled', { hex: event.hex }),
  summoned: (play, event) =>
    t('tidings.summoned', { ...hero(event.hero), ...figure(play, event.figure), hex: event.hex }),
  monsterSummoned: (play, event) =>
    t('tidings.monsterSummoned', { ...by(play, event.by), ...figure(play, event.figure), hex: event.hex }),
  summonFailed: (play, event) =>
    t(`tidings.summonFailed.${event.why}`, { ...by(play, event.by), monster: monsterTitle(event.monster) }),
} satisfies Partial<Sentences>;

function forcedKey({ kind, path, blocked }: EventOf<'forced'>) {
  const push = kind === 'push';
  if (path.length === 0) return push ? 'tidings.pushedNowhere' : 'tidings.pulledNowhere';
  if (blocked) return push ? 'tidings.pushedBlocked' : 'tidings.pulledBlocked';
  return push ? 'tidings.pushed' : 'tidings.pulled';
}
