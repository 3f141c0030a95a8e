/** A scale of initiative from 1 to 99. It marks the initiatives of the heroes and, for each monster type, those of its ability cards. */
import type { Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import { joinWords } from '../../../i18n/longTable/forms';
import { monsterTitle } from '../../../i18n/longTable/naming';
import type { CardId, HeroId } from '../../../rules/longTable/vocabulary';
import { countCardsBefore, type InitiativeRow, initiativeRows } from '../../../session/longTable/initiatives';
import type { Interaction } from '../../../session/longTable/interaction';
import type { LongPictures } from '../app';
import { Chip } from '../Icon';
import { monstersOf, ringOfType } from './monsterTypes';
import { shareSign } from './signRules';

const TENS = [10, 20, 30, 40, 50, 60, 70, 80, 90];
/** A number of the scale that is nearer to the number of a card would lie under that. A brief strip is narrow. */
const APART = { brief: 10, wide: 4 } as const;
const placeOf = (initiative: number) => ({ left: `${initiative}%` });

interface InitiativeStripProps {
  readonly pictures: LongPictures;
  readonly interaction: Interaction;
  readonly play: Play;
  /** The hand card that the player points at; null if there is none. */
  readonly pointed: CardId | null;
  /** Whether there is no room for words beside the numbers. */
  readonly brief: boolean;
}

export function InitiativeStrip({ pictures, interaction, play, pointed, brief }: InitiativeStripProps) {
  const { draft, hero } = interaction;
  const rows = initiativeRows(play);
  const initiativeOf = (card: CardId | null | undefined) =>
    card === null || card === undefined ? null : (play.book.cards[card]?.initiative ?? null);
  const leads = initiativeOf(draft.cards[0]) ?? plannedOf(play, hero);
  const looked = initiativeOf(pointed);
  const considered = looked === leads ? null : looked;
  const apart = brief ? APART.brief : APART.wide;
  const isFree = (ten: number) => [leads, considered].every((at) => at === null || Math.abs(at - ten) >= apart);
  const headOf = (initiative: number) => (brief ? initiative : t('desk.strip.before', { initiative }));
  return (
    <section class={`strip ${rows.length > 4 ? 'crowded' : ''}`} aria-label={t('desk.strip.title')}>
      <div class="strip-head">
        <small>{t('desk.strip.title')}</small>
        <span class="axis" aria-hidden="true">
          {TENS.filter(isFree).map((ten) => (
            <i key={ten} style={placeOf(ten)}>
              {ten}
            </i>
          ))}
          {considered !== null && (
            <b class="considered" style={placeOf(considered)}>
              {considered}
            </b>
          )}
          {leads !== null && (
            <b class="leads" style={placeOf(leads)}>
              {leads}
            </b>
          )}
        </span>
        <span class="shares">
          {considered !== null && <em class="considered">{headOf(considered)}</em>}
          {leads !== null && <em class="leads">{headOf(leads)}</em>}
        </span>
      </div>
      <ul class="strip-rows">
        {rows.map((row) => (
          <Row key={row.monster} {...{ pictures, play, row, considered, leads, brief }} />
        ))}
      </ul>
      <div class="strip-foot">
        <small>{t('desk.strip.heroes')}</small>
        <span class="axis">
          {play.state.seats.flatMap((seat) => {
            const at = seat.hero === hero && leads !== null ? leads : plannedOf(play, seat.hero);
            return at === null
              ? []
              : [
                  <span key={seat.hero} class="peg" style={placeOf(at)}>
                    <Chip pictures={pictures} kind={seat.hero} ring="hero" />
                  </span>,
                ];
          })}
          {considered !== null && hero !== null && (
            <span class="peg considered" style={placeOf(considered)}>
              <Chip pictures={pictures} kind={hero} ring="hero" />
            </span>
          )}
        </span>
        <small class="shares">{t('desk.strip.gone')}</small>
      </div>
      {[considered, leads].map(
        (at, nth) =>
          at !== null && (
            <span key={nth} class={`line ${nth === 0 ? 'considered' : 'leads'}`} aria-hidden="true">
              <i style={placeOf(at)} />
            </span>
          ),
      )}
    </section>
  );
}

/** L6.1: the initiative of a hero's leading card; null if no card is chosen yet, or if the hero takes a long rest. */
function plannedOf({ book, state }: Play, hero: HeroId | null): number | null {
  const plan = state.seats.find((seat) => seat.hero === hero)?.plan;
  return plan?.plan === 'cards' ? (book.cards[plan.leading]?.initiative ?? null) : null;
}

interface RowProps {
  readonly pictures: LongPictures;
  readonly play: Play;
  readonly row: InitiativeRow;
  /** The initiative of the hand card that the player points at; null if there is none, or if `leads` is the same number. */
  readonly considered: number | null;
  /** The initiative of the hero's leading card; null if no leading card is chosen. */
  readonly leads: number | null;
  readonly brief: boolean;
}

function Row({ pictures, play, row, considered, leads, brief }: RowProps) {
  const { monster, undrawn, drawn } = row;
  const numbers = (all: readonly number[]) => (all.length > 0 ? joinWords(all.map(String)) : t('desk.strip.nobody'));
  const share = (at: number | null, look: string) => {
    if (at === null) return false;
    const values = { count: countCardsBefore(row, at), of: undrawn.length, initiative: at };
    return (
      <span class={look} data-sign={shareSign(values)} title={t('desk.strip.share', values)}>
        {shareOf(values.count, values.of)}
      </span>
    );
  };
  const shareOf = (n: number, count: number) => (brief ? `${n}/${count}` : t('desk.strip.of', { n, count }));
  const sideOf = (at: number) => {
    if (considered !== null && at < considered) return 'before';
    return leads !== null && at >= leads ? 'after' : '';
  };
  return (
    <li data-monster={monster}>
      <span class="who">
        <Chip pictures={pictures} kind={monster} ring={ringOfType(monstersOf(play, monster))} />
        <span>{monsterTitle(monster)}</span>
      </span>
      <span class="axis" aria-hidden="true">
        {undrawn.map((at, nth) => (
          <i key={nth} class={`tick ${sideOf(at)}`} data-initiative={at} style={placeOf(at)} />
        ))}
        {drawn.map((at, nth) => (
          <i key={`drawn${nth}`} class="tick drawn" style={placeOf(at)} />
        ))}
      </span>
      <span class="said">
        {t('desk.strip.said', { monster: monsterTitle(monster), undrawn: numbers(undrawn), gone: numbers(drawn) })}
      </span>
      <span class="shares">
        {share(considered, 'considered')}
        {share(leads, 'leads')}
      </span>
    </li>
  );
}
