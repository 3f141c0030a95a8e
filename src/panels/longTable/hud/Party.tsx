/** Shows the heroes, as boards beside the map or, in small windows, as tabs. */
import type { Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import { heroTitle } from '../../../i18n/longTable/naming';
import { cardName, conditionName, itemName } from '../../../i18n/longTable/termNames';
import { figureOf, heroFigureId } from '../../../rules/longTable/figures';
import type { Interaction } from '../../../session/longTable/interaction';
import { NO_SCARS, scarsOf } from '../../../session/longTable/scars';
import { type Box, boxStyle } from '../../box';
import { CardPicture } from '../../CardPicture';
import type { LongPictures } from '../app';
import { Chip, Picture } from '../Icon';
import { GhostBars } from './GhostSlip';
import { itemSign } from './signRules';
import type { AnimatedEvent } from './useAnimatedEvent';
import { useShownPlay } from './useShownPlay';

interface PartyProps {
  readonly pictures: LongPictures;
  readonly interaction: Interaction;
  readonly play: Play;
  /** Whether the table is animating. */
  readonly moving: boolean;
  readonly animatedEvent: AnimatedEvent;
  readonly box: Box;
}

/**
 * The play as far as it is animated. When card selection is over, this play has the question of the next play before the animation ends, so
 * that the plans disappear immediately.
 */
function useSeated({ interaction, play, moving, animatedEvent }: Omit<PartyProps, 'pictures' | 'box'>): Play {
  const shown = useShownPlay(play, moving, animatedEvent, () => interaction.play);
  const { question } = interaction.play.state;
  return moving && question?.ask !== 'select' ? { ...shown, state: { ...shown.state, question } } : shown;
}

/** The width below which a tab has no room for a name, in px of the HUD. */
const NARROW = 150;
/** The width below which a tab shows the name in small letters, in px of the HUD. */
const SNUG = 170;

/** The height of a complete board, in px of the HUD. */
const BOARD = 312;
/** The height of a folded board, in px of the HUD. */
const FOLDED = 104;

type Seated = Play['state']['seats'][number];

const roomOf = (width: number): string => (width < NARROW ? 'narrow' : width < SNUG ? 'snug' : '');

/** Says that a hero is exhausted, or what the hero has planned for the round; empty when no cards are being selected. */
function planWords({ plan, exhausted }: Seated, { book, state }: Play): string {
  if (exhausted) return t('board.exhausted');
  if (state.question?.ask !== 'select') return '';
  if (plan === null) return t('board.choosing');
  if (plan.plan === 'longRest') return t('board.longRest');
  return t('board.planned', { initiative: book.cards[plan.leading]?.initiative ?? 0 });
}

/** During card selection, the sign for a hero's plan: the initiative of the leading card, a long rest, or '?' for no plan yet. */
function Means({
  pictures,
  seat: { plan, exhausted },
  play: { book, state },
}: Pick<PartyProps, 'pictures' | 'play'> & { seat: Seated }) {
  if (exhausted || state.question?.ask !== 'select') return null;
  if (plan === null)
    return (
      <span class="means" aria-hidden="true">
        ?
      </span>
    );
  return (
    <span class="means set" aria-hidden="true">
      {plan.plan === 'longRest' ? (
        <Picture path={pictures.sign('longRest')} />
      ) : (
        (book.cards[plan.leading]?.initiative ?? '')
      )}
    </span>
  );
}

export function HeroTabs({ pictures, interaction, play: shownPlay, moving, animatedEvent, box }: PartyProps) {
  const play = useSeated({ interaction, play: shownPlay, moving, animatedEvent });
  return (
    <ul
      class={`tabs ${roomOf(box.width / play.state.seats.length)} ${play.state.seats.length > 3 ? 'four' : ''}`}
      style={boxStyle(box)}
    >
      {play.state.seats.map((seat) => {
        const words = planWords(seat, play);
        const { hero, hand, discard, exhausted } = seat;
        const figure = figureOf(play.state, heroFigureId(hero));
        return (
          <li key={hero}>
            <button
              type="button"
              class="tab"
              data-hero={hero}
              aria-pressed={interaction.hero === hero}
              disabled={exhausted}
              title={`${t('board.hand')} ${hand.length}, ${t('board.discard')} ${discard.length}`}
              onClick={() => interaction.openTab(hero)}
            >
              <span class="face">
                <Chip pictures={pictures} kind={hero} ring="hero" />
                <Means pictures={pictures} seat={seat} play={play} />
              </span>
              <span>
                <strong>{heroTitle(hero)}</strong>
                {figure && (
                  <span class="figures">
                    <Picture path={pictures.icon('hp')} class="hp" />
                    <b>{figure.hp}</b>
                    <i>/{figure.maxHp}</i>
                    <Picture path={pictures.sign('hand')} />
                    <b>{hand.length}</b>
                    <Picture path={pictures.sign('discard')} class="discarded" />
                    <i>{discard.length}</i>
                  </span>
                )}
                {words !== '' && <small class={exhausted ? '' : 'said'}>{words}</small>}
                <GhostBars interaction={interaction} hero={hero} brief />
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export function HeroBoards({ pictures, interaction, play: shownPlay, moving, animatedEvent, box }: PartyProps) {
  const play = useSeated({ interaction, play: shownPlay, moving, animatedEvent });
  const { seats } = play.state;
  const isFolded = ({ hero }: Seated): boolean =>
    seats.length * BOARD > box.height && (interaction.hero !== hero || box.height < FOLDED * seats.length + BOARD);
  const [, , third, fourth] = seats;
  const folds = `${third && isFolded(third) ? 'third-folded' : ''} ${fourth && isFolded(fourth) ? 'fourth-folded' : ''}`;
  return (
    <div class={`boards ${folds}`} style={boxStyle(box)}>
      {seats.map((seat) => (
        <Board
          key={seat.hero}
          pictures={pictures}
          interaction={interaction}
          play={play}
          seat={seat}
          folded={isFolded(seat)}
        />
      ))}
    </div>
  );
}

function Board({
  pictures,
  interaction,
  play,
  seat,
  folded,
}: Pick<PartyProps, 'pictures' | 'interaction' | 'play'> & { seat: Seated; folded: boolean }) {
  const { hero, hand, discard, lost, active, items, money, experience, exhausted } = seat;
  const figure = figureOf(play.state, heroFigureId(hero));
  const scars = figure ? scarsOf(figure.hp, figure.maxHp, interaction.lowestHp.get(figure.id) ?? figure.hp) : NO_SCARS;
  const level = play.book.heroes.find(({ def }) => def.id === hero)?.setup.level ?? 1;
  const place = play.state.order.find((each) => each.place === 'hero' && each.hero === hero);
  const piles = [
    [t('board.hand'), hand.length],
    [t('board.discard'), discard.length],
    [t('board.lost'), lost.length],
    [t('board.turn'), place?.initiative ?? '–'],
  ] as const;
  return (
    <button
      type="button"
      class={`board paper ${folded ? 'folded' : ''}`}
      data-hero={hero}
      aria-pressed={interaction.hero === hero}
      onClick={() => interaction.openTab(hero)}
    >
      <span class="head">
        <CardPicture
          of={`${hero} ${scars.cut} ${scars.inked}`}
          class="block"
          paint={(ctx, width, height) => pictures.block(ctx, width, height, hero, scars)}
        />
        <span>
          <strong>{heroTitle(hero)}</strong>
          {!folded && <small>{t('board.level', { level })}</small>}
          <span class="hp">
            <Picture path={pictures.icon('hp')} />
            {figure ? (
              <>
                <b>{figure.hp}</b> {t('board.of', { max: figure.maxHp })}
              </>
            ) : (
              t('board.exhausted')
            )}
          </span>
          {folded && exhausted ? null : folded ? (
            <small>
              {t('board.hand')} {hand.length}, {t('board.discard').toLowerCase()} {discard.length}
            </small>
          ) : (
            <small>
              {t('board.xp', { n: experience })} <Picture path={pictures.sign('money')} /> {money}
            </small>
          )}
          {folded && !exhausted && <small>{planWords(seat, play)}</small>}
          {folded && <GhostBars interaction={interaction} hero={hero} brief />}
        </span>
      </span>
      {!folded && <GhostBars interaction={interaction} hero={hero} brief={false} />}
      {!folded && (
        <>
          <span class="piles">
            {piles.map(([word, value]) => (
              <span key={word}>
                <small>{word}</small>
                <b>{value}</b>
              </span>
            ))}
          </span>
          {figure && figure.tokens.length > 0 && (
            <span class="conditions">
              {figure.tokens.map(({ token }) => (
                <small key={token}>
                  <Picture path={pictures.icon(token)} sign={token} />
                  {conditionName(token)}
                </small>
              ))}
            </span>
          )}
          {active.map(({ card }) => (
            <small key={card}>{t('board.active', { card: cardName(card) })}</small>
          ))}
          {items.length > 0 && (
            <span class="items">
              {items.map(({ item, state }, nth) => (
                <span key={nth} class={`item ${state}`} data-sign={itemSign(item)} title={itemName(item)}>
                  <Picture path={pictures.item(item)} />
                  <span class="said">{state === 'ready' ? itemName(item) : `(${itemName(item)})`}</span>
                </span>
              ))}
            </span>
          )}
          <small>{planWords(seat, play)}</small>
        </>
      )}
    </button>
  );
}
