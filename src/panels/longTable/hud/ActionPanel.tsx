/**
 * The second part of the panel at the bottom of the screen (`BottomPanel`). It shows the calculation of an attack, otherwise the card of
 * the acting monster or the unplayed cards of the acting hero, otherwise the round and the goal.
 */
import type { Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import { halfLines, monsterCardLines } from '../../../i18n/longTable/cardLines';
import { monsterTitle } from '../../../i18n/longTable/naming';
import { pageOf } from '../../../i18n/longTable/stories';
import { cardName } from '../../../i18n/longTable/termNames';
import { revealedCard } from '../../../rules/longTable/abilityDecks';
import type { EventOf } from '../../../rules/longTable/events';
import { figureOf } from '../../../rules/longTable/figures';
import type { LongPictures } from '../app';
import { Chip, Lines } from '../Icon';
import { DamageCalculation } from './DamageCalculation';
import { monstersOf, ringOfType } from './monsterTypes';

interface ActionPanelProps {
  readonly pictures: LongPictures;
  /** The play as far as the table has shown it. */
  readonly play: Play;
  /** The attack whose calculation is shown; null if no calculation is shown. */
  readonly calculated: EventOf<'attackReckoned'> | null;
}

export function ActionPanel({ pictures, play, calculated }: ActionPanelProps) {
  const acting = figureOf(play.state, play.state.turn?.figure ?? '');
  const card = acting?.kind === 'monster' ? revealedCard(play.book, play.state, acting.monster) : undefined;
  if (calculated) return <DamageCalculation play={play} calculated={calculated} />;
  if (acting?.kind === 'monster' && card)
    return (
      <div class="slips">
        <div class="card paper playing">
          <h3>
            <Chip pictures={pictures} kind={acting.monster} ring={ringOfType(monstersOf(play, acting.monster))} />
            {monsterTitle(acting.monster)} <b>{card.initiative}</b>
          </h3>
          <div class="half">
            <Lines pictures={pictures} lines={monsterCardLines(card)} />
          </div>
        </div>
      </div>
    );
  const left = acting?.kind === 'hero' ? (play.state.turn?.cards ?? []) : [];
  if (left.length > 0)
    return (
      <div class="slips at-rest">
        {left.map((id) => {
          const def = play.book.cards[id];
          return (
            def && (
              <div class="card paper" key={id}>
                <h3>
                  {cardName(id)} <b>{def.initiative}</b>
                </h3>
                <div class="half top">
                  <Lines pictures={pictures} lines={halfLines(def.top)} />
                </div>
                <div class="half bottom">
                  <Lines pictures={pictures} lines={halfLines(def.bottom)} />
                </div>
              </div>
            )
          );
        })}
      </div>
    );
  return (
    <div class="slips">
      <div class="card paper playing">
        <h3>
          {t('board.round')} <b>{play.state.round}</b>
        </h3>
        <div class="half">{pageOf(play.book.scenario.id).goal}</div>
      </div>
    </div>
  );
}
