/** The round on a scale of initiative from 1 to 99: the undrawn cards of each monster type on the map, and the heroes. */
import type { Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import { list } from '../../../i18n/longTable/forms';
import { monsterTitle } from '../../../i18n/longTable/naming';
import type { CardId, HeroId } from '../../../rules/longTable/vocabulary';
import { actsBefore, type InitiativeRow, initiativeRows } from '../../../session/longTable/initiatives';
import type { Interaction } from '../../../session/longTable/interaction';
import type { LongPictures } from '../app';
import { Chip } from '../Icon';
import { monstersOf, ringOfType } from './monsterTypes';

/** Labels of the scale; the rail has no room for every ten. */
const MARKS = [20, 40, 60, 80];
const placeOf = (initiative: number) => ({ left: `${initiative}%` });

interface StripProps {
  readonly pictures: LongPictures;
  readonly interaction: Interaction;
  readonly play: Play;
  /** The hand card that the player points at; null: none. */
  readonly pointed: CardId | null;
}

export function Strip({ pictures, interaction, play, pointed }: StripProps) {
  const { draft, hero } = interaction;
  const initiativeOf = (card: CardId | null | undefined) =>
    card === null || card === undefined ? null : (play.book.cards[card]?.initiative ?? null);
  const leads = initiativeOf(draft.cards[0]) ?? plannedOf(play, hero);
  const looked = initiativeOf(pointed);
  const considered = looked === leads ? null : looked;
  const lines = [
    { look: 'considered', at: considered },
    { look: 'leads', at: leads },
  ];
  return (
    <section class="paper strip" aria-label={t('desk.strip.title')}>
      <h3>{t('desk.strip.title')}</h3>
      <p class="shares">
        {lines.map(
          ({ look, at }) =>
            at !== null && (
              <em key={look} class={look}>
                {t('desk.strip.before', { initiative: at })}
              </em>
            ),
        )}
      </p>
      <div>
        <ul>
          {initiativeRows(play).map((row) => (
            <Row key={row.monster} {...{ pictures, play, row, considered, leads }} />
          ))}
        </ul>
        <span class="axis pegs" aria-hidden="true">
          {MARKS.map((mark) => (
            <small key={mark} style={placeOf(mark)}>
              {mark}
            </small>
          ))}
          {play.state.seats.map((seat) => {
            const at = seat.hero === hero && leads !== null ? leads : plannedOf(play, seat.hero);
            return (
              at !== null && (
                <span key={seat.hero} class="peg" style={placeOf(at)}>
                  <Chip pictures={pictures} kind={seat.hero} ring="hero" />
                </span>
              )
            );
          })}
          <Lines {...{ considered, leads }} />
        </span>
      </div>
      <small>{t('desk.strip.gone')}</small>
    </section>
  );
}

/** L6.1: the initiative of a hero's leading card; null: not chosen yet, or a long rest. */
function plannedOf({ book, state }: Play, hero: HeroId | null): number | null {
  const plan = state.seats.find((seat) => seat.hero === hero)?.plan;
  return plan?.plan === 'cards' ? (book.cards[plan.leading]?.initiative ?? null) : null;
}

interface RowProps {
  readonly pictures: LongPictures;
  readonly play: Play;
  readonly row: InitiativeRow;
  readonly considered: number | null;
  readonly leads: number | null;
}

/** Lines at the two initiatives, over the scale only, so that they cross no name. */
function Lines({ considered, leads }: Pick<RowProps, 'considered' | 'leads'>) {
  return (
    <>
      {considered !== null && <i class="line considered" style={placeOf(considered)} />}
      {leads !== null && <i class="line leads" style={placeOf(leads)} />}
    </>
  );
}

function Row({ pictures, play, row, considered, leads }: RowProps) {
  const { monster, undrawn, drawn } = row;
  const numbers = (all: readonly number[]) => (all.length > 0 ? list(all.map(String)) : t('desk.strip.nobody'));
  const share = (at: number | null, look: string) =>
    at !== null && <b class={look}>{t('desk.strip.of', { n: actsBefore(row, at), count: undrawn.length })}</b>;
  const sideOf = (at: number) => {
    if (considered !== null && at < considered) return 'before';
    return leads !== null && at >= leads ? 'after' : '';
  };
  return (
    <li data-monster={monster}>
      <Chip pictures={pictures} kind={monster} ring={ringOfType(monstersOf(play, monster))} />
      <span aria-hidden="true">{monsterTitle(monster)}</span>
      <span class="said">
        {t('desk.strip.said', { monster: monsterTitle(monster), undrawn: numbers(undrawn), gone: numbers(drawn) })}
      </span>
      {share(considered, 'considered')}
      {share(leads, 'leads')}
      <span class="axis" aria-hidden="true">
        {undrawn.map((at, nth) => (
          <i key={nth} class={`tick ${sideOf(at)}`} style={placeOf(at)} />
        ))}
        {drawn.map((at, nth) => (
          <i key={`drawn${nth}`} class="tick drawn" style={placeOf(at)} />
        ))}
        <Lines {...{ considered, leads }} />
      </span>
    </li>
  );
}
