/** Composes the warning that an ability has no or little effect. Table and mirror show the warning before the player confirms. */
import { legal, type Play } from '../../flow/longTable/play';
import { t } from '../../i18n';
import { capitalise } from '../../i18n/longTable/forms';
import { nextAbility } from '../../i18n/longTable/question';
import { abilityHasNoEffect, allTargetsHaveLiens } from '../../session/longTable/noEffect';

/** The warning about the ability that the question offers; null if there is nothing to warn of. */
export function noEffectWarning(play: Play): string | null {
  const { question } = play.state;
  if (allTargetsHaveLiens(play)) return `${capitalise(t('board.owed'))}.`;
  if (abilityHasNoEffect(play)) return `${capitalise(t(noEffectKey(play)))}.`;
  // L14.2: without *Slam*, a figure that an obstacle stops takes no damage.
  const isStopped = question?.ask === 'force' && question.force.slam === 0;
  return isStopped && legal(play).some(({ type }) => type === 'forceAgainst') ? t('board.against') : null;
}

/** The key of the warning. L14.2: a push or pull without effect has targets that cannot be moved; any other ability has no target. */
function noEffectKey({ state: { question } }: Play) {
  const verb = question?.ask === 'ability' ? nextAbility(question.action)?.verb : undefined;
  return verb === 'shove' || verb === 'drag' ? (`board.unmoved.${verb}` as const) : 'board.idle';
}
