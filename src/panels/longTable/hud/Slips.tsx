/** Shows the playable cards as slips with a button for each half; else the half being played, or the card that a short rest would lose. */
import { useMemo, useRef } from 'preact/hooks';
import type { Play } from '../../../flow/longTable/play';
import { areEqual } from '../../../flow/sameCommand';
import { t } from '../../../i18n';
import { basicWords } from '../../../i18n/longTable/actionWords';
import { halfLines } from '../../../i18n/longTable/cardLines';
import { cardName, conditionName } from '../../../i18n/longTable/termNames';
import type { CommandOf } from '../../../rules/longTable/commands';
import { figureOf } from '../../../rules/longTable/figures';
import type { Source } from '../../../rules/longTable/state';
import type { CardDef, CardId, HalfDef, HalfName } from '../../../rules/longTable/vocabulary';
import type { Interaction } from '../../../session/longTable/interaction';
import { hasNoEffect } from '../../../session/longTable/noEffect';
import type { LongPictures } from '../app';
import { Lines } from '../Icon';
import { useFittingWords } from './useFittingWords';

interface SlipsProps {
  readonly pictures: LongPictures;
  readonly interaction: Interaction;
  readonly play: Play;
}

/** The half of a card that the hero is playing; null if there is none, or if the action is not from a card. */
function halfBeingPlayed({ state: { question } }: Play): { readonly card: CardId; readonly half: HalfName } | null {
  if (!question) return null;
  if ('action' in question) return question.action.half;
  switch (question.ask) {
    case 'move':
      return question.move.action.half;
    case 'place':
      return question.place.action.half;
    case 'draw':
      return halfOf(question.strike.job.source);
    case 'force':
      return halfOf(question.force.source);
    default:
      return null;
  }
}

const halfOf = (source: Source) => (source.from === 'card' ? { card: source.card, half: source.half } : null);

/** A card without buttons that shows only the given halves. */
function PlainCard({ pictures, def, halves }: { pictures: LongPictures; def: CardDef; halves: readonly HalfName[] }) {
  return (
    <div class="slips">
      <div class={`card paper playing ${halves.length > 1 ? 'both' : ''}`}>
        <h3>
          {cardName(def.id)} <b>{def.initiative}</b>
        </h3>
        {halves.map((half) => (
          <div class={`half ${half}`} key={half}>
            <Lines pictures={pictures} lines={halfLines(def[half])} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Whether there is anything to show: halves that can be played, the half being played, or the card that a short rest would lose. */
export const hasSlips = ({ places, play }: Pick<Interaction, 'places' | 'play'>): boolean =>
  places.halves.length > 0 || halfBeingPlayed(play) !== null || play.state.question?.ask === 'restLoss';

export function Slips({ pictures, interaction, play }: SlipsProps) {
  const { halves } = interaction.places;
  const slips = useRef<HTMLDivElement>(null);
  useFittingWords(slips);
  const { question } = play.state;
  // L8.2: shows both halves of the card that a short rest would lose, because few players know a card's abilities from its name.
  const resting = question?.ask === 'restLoss' ? play.book.cards[question.card] : undefined;
  if (resting) return <PlainCard pictures={pictures} def={resting} halves={['top', 'bottom']} />;
  if (halves.length === 0) {
    const at = halfBeingPlayed(play);
    const def = at && play.book.cards[at.card];
    return def && at ? <PlainCard pictures={pictures} def={def} halves={[at.half]} /> : null;
  }
  const cards = [...new Set(halves.map(({ card }) => card))];
  return (
    <div class="slips" ref={slips}>
      {cards.map((card) => (
        <Slip key={card} pictures={pictures} interaction={interaction} play={play} card={card} halves={halves} />
      ))}
    </div>
  );
}

/** Why a half has no effect: a condition of the hero forbids it (L15.7), or nothing is in reach. */
function idleReason({ state }: Play, { parts }: HalfDef): string {
  const actor = figureOf(state, state.turn?.figure ?? '');
  const tokens = actor && 'tokens' in actor ? actor.tokens : [];
  const isBarred = (token: 'immobilize' | 'disarm', verb: 'move' | 'attack') =>
    tokens.some((each) => each.token === token) &&
    parts.some((each) => each.part === 'ability' && each.ability.verb === verb);
  if (isBarred('immobilize', 'move')) return t('board.idleBy', { condition: conditionName('immobilize') });
  if (isBarred('disarm', 'attack')) return t('board.idleBy', { condition: conditionName('disarm') });
  return t('board.idle');
}

interface SlipProps extends SlipsProps {
  readonly card: CardId;
  readonly halves: readonly CommandOf<'play'>[];
}

function Slip({ pictures, interaction, play, card, halves }: SlipProps) {
  const def = play.book.cards[card];
  const idleHalves = useMemo(() => halves.filter((each) => !each.basic && hasNoEffect(play, each)), [play, halves]);
  if (!def) return null;
  const of = (half: HalfName, basic: boolean) =>
    halves.find((each) => each.card === card && each.half === half && each.basic === basic);
  const idle = (command: CommandOf<'play'>) => idleHalves.includes(command);
  const { hint, unconfirmedHalf } = interaction.draft;
  return (
    <div class="card paper">
      <h3>
        {cardName(card)} <b>{def.initiative}</b>
      </h3>
      {(['top', 'bottom'] as const).map((half) => {
        const printed = of(half, false);
        const basic = of(half, true);
        if (!printed && !basic) return null;
        return (
          <div class="halves" key={half}>
            {printed && (
              <button
                type="button"
                class={`half ${half} ${idle(printed) ? 'idle' : ''} ${areEqual(printed, hint) ? 'advised' : ''}`}
                data-says={JSON.stringify(printed)}
                onClick={() => interaction.playHalf(printed)}
              >
                <span class="said">{t(`names.half.${half}`)}: </span>
                <Lines pictures={pictures} lines={halfLines(def[half])} />
                {idle(printed) && (
                  <small class="nothing">
                    {areEqual(printed, unconfirmedHalf) ? t('board.idleAnyway') : idleReason(play, def[half])}
                  </small>
                )}
              </button>
            )}
            {basic && (
              <button
                type="button"
                class={`basic ${areEqual(basic, hint) ? 'advised' : ''}`}
                data-says={JSON.stringify(basic)}
                aria-label={t('asked.command.playBasic', { card: cardName(card), what: basicWords(half) })}
                onClick={() => interaction.send(basic)}
              >
                <svg class="icon" viewBox="0 0 512 512" aria-hidden="true">
                  <path d={pictures.icon(half === 'top' ? 'attack' : 'move')} />
                </svg>
                2
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}
