/** The prompt while the player drags a half of a card: says what the half would do if it were dropped at the current place. */
import type { Play } from '../../../flow/inHand/play';
import { t } from '../../../i18n';
import { promptFor } from '../../../i18n/inHand/prompts';
import { disadvantageOfHero } from '../../../i18n/inHand/twoRolls';
import { actionWords, cardName, foeWithArticle, withFullStop } from '../../../i18n/inHand/words';
import { dangersOn } from '../../../rules/inHand/movement';
import { fightDistanceAt } from '../../../session/inHand/foresight';
import type { Draft } from '../../../session/inHand/interaction';
import { type Lift, type LiftTarget, previewOf, stateOfDraggedAttack } from '../../../session/inHand/lift';
import { useAnnouncement } from '../../announcer';
import { oddsSentences } from './foresightText';

export function LiftPrompt({ play, draft, lift }: { play: Play; draft: Draft; lift: Lift }) {
  const { card, half, basic, over } = lift;
  const what = actionWords(play, card, half, basic);
  const carries = basic ? what : t('table.lift.carries', { card: cardName(play, card), what });
  const effect = over ? effectOf(play, draft, over) : t('table.lift.carry');
  const state = stateOfDraggedAttack(play, draft);
  useAnnouncement([carries, effect, ...(state ? oddsSentences({ ...play, state }) : [])].join(' '));
  return (
    <span>
      <b>{carries}</b>
      <br />
      {effect}
    </span>
  );
}

function effectOf(play: Play, draft: Draft, over: LiftTarget): string {
  switch (over.at) {
    case 'foe': {
      const state = stateOfDraggedAttack(play, draft);
      const warning = state && disadvantageOfHero({ ...play, state });
      const attack = t('table.lift.attack', { foe: foeWithArticle(play, over.foe) });
      return warning ? `${withFullStop(attack)} ${withFullStop(warning)}` : attack;
    }
    case 'distance':
      return t('table.lift.distance', { distance: over.distance });
    case 'hero':
      return t('table.lift.hero');
    case 'hex': {
      const preview = previewOf(play, draft);
      const { book, state } = preview.play;
      if (dangersOn(book, state, over.path).length > 0) return promptFor(preview.play, preview.draft);
      const distance = fightDistanceAt(preview.play, over.hex);
      return distance === null ? t('table.lift.walk') : t('table.lift.fight', { distance });
    }
  }
}
