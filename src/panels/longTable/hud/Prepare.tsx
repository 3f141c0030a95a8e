/** L2.1: the choice of goal, items and hand for the hero whose tab is open. The presets are complete, so the player need not choose. */
import type { Play } from '../../../flow/longTable/play';
import { contentText, t } from '../../../i18n';
import { cardName, itemName } from '../../../i18n/longTable/termNames';
import type { Command } from '../../../rules/longTable/commands';
import { seatOf } from '../../../rules/longTable/figures';
import type { Interaction } from '../../../session/longTable/interaction';
import type { LongTableApp } from '../app';
import { Picture } from '../Icon';
import { goalWords } from './goalItems';
import { itemSign } from './signRules';

interface PrepareProps {
  readonly app: Pick<LongTableApp, 'show' | 'cardPictures'>;
  readonly interaction: Interaction;
  readonly play: Play;
  /** Whether there is no room for a button for each card. The player then changes the hand in the sheet `hand`. */
  readonly brief: boolean;
}

export function Prepare({ app, interaction, play, brief }: PrepareProps) {
  const { hero, options } = interaction;
  if (hero === null) return null;
  const { goals, hand, items } = seatOf(play.state, hero);
  const pool = play.book.heroes.find(({ def }) => def.id === hero)?.setup.pool ?? [];
  const says = (command: Command | undefined) => () => command && void interaction.send(command);
  const find = (test: (each: Command) => boolean) =>
    options.find((each) => 'hero' in each && each.hero === hero && test(each));
  const owned = play.book.heroes.find(({ def }) => def.id === hero)?.setup.items ?? [];
  return (
    <div class="prepare paper">
      {goals.length > 0 && (
        <fieldset class="goals">
          <legend>{t('board.goal')}</legend>
          {/* The state puts the kept goal first. Sorting keeps the buttons in the same order when the player keeps the other goal. */}
          {[...goals].sort().map((goal) => {
            const keep = find((each) => each.type === 'keepGoal' && each.goal === goal);
            return (
              <button
                type="button"
                key={goal}
                class="plain"
                aria-pressed={goal === goals[0]}
                disabled={!keep}
                onClick={says(keep)}
              >
                <strong>{contentText('names.goal', goal)}</strong>
                <small>{goalWords(play, hero, goal)}</small>
              </button>
            );
          })}
        </fieldset>
      )}
      {owned.length > 0 && (
        <fieldset class="pool">
          <legend>{t('board.items')}</legend>
          {owned.map((item) => {
            const change = find((each) => (each.type === 'equip' || each.type === 'unequip') && each.item === item);
            return (
              <button
                type="button"
                key={item}
                class="plain"
                aria-pressed={items.some((each) => each.item === item)}
                disabled={!change}
                onClick={says(change)}
              >
                <Picture path={app.cardPictures.item(item)} sign={itemSign(item)} />
                {itemName(item)}
              </button>
            );
          })}
        </fieldset>
      )}
      {pool.length > hand.length && (
        <fieldset class="pool">
          <legend>{t('board.handOf', { count: hand.length })}</legend>
          <button type="button" class="plain whole-cards" data-action="hand" onClick={() => app.show('hand')}>
            {t('board.handLook')}
          </button>
          {(brief ? [] : pool).map((card) => {
            const change = find((each) => (each.type === 'takeCard' || each.type === 'putBack') && each.card === card);
            return (
              <button
                type="button"
                key={card}
                class="plain"
                aria-pressed={hand.includes(card)}
                disabled={!change}
                onClick={says(change)}
              >
                {cardName(card)} <b>{play.book.cards[card]?.initiative}</b>
              </button>
            );
          })}
        </fieldset>
      )}
      <p class="small">{t('board.startHint')}</p>
    </div>
  );
}
