/** The monsters beside a wide table: every type with its values, and the card that all of it act by this round. */
import type { Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import { monsterCardLines, valueBits } from '../../../i18n/longTable/cardLines';
import { monsterTitle, rankedTitle } from '../../../i18n/longTable/naming';
import { valuesOf } from '../../../rules/longTable/figures';
import type { MonsterCard, MonsterId } from '../../../rules/longTable/vocabulary';
import type { LongPictures } from '../app';
import { Chip, Lines } from '../Icon';
import { type Monster, monstersOf, ringOfType } from './types';

/** L23.2: the card of a type that is shown; undefined: none is drawn yet. */
export function shownCard({ book, state }: Play, monster: MonsterId): MonsterCard | undefined {
  const deck = book.monsters[monster]?.deck;
  const shown = deck === undefined ? null : state.decks[deck]?.shown;
  return deck === undefined ? undefined : book.decks[deck]?.find(({ id }) => id === shown);
}

interface OpponentsProps {
  readonly pictures: LongPictures;
  readonly play: Play;
  /** Told already, above. */
  readonly without: MonsterId | undefined;
}

export function Opponents({ pictures, play, without }: OpponentsProps) {
  const types = new Set(play.state.figures.flatMap((each) => (each.kind === 'monster' ? [each.monster] : [])));
  const told = [...types].filter((monster) => monster !== without);
  if (told.length === 0) return null;
  return (
    <section class="paper opponents">
      <h3>{t('board.opponents')}</h3>
      <ul>
        {told
          .map((monster) => ({ monster, figures: monstersOf(play, monster), card: shownCard(play, monster) }))
          .sort((a, b) => (a.card?.initiative ?? 0) - (b.card?.initiative ?? 0))
          .map(({ monster, figures, card }) => (
            <li key={monster} class={card ? 'drawn' : ''}>
              <h4>
                <Chip pictures={pictures} kind={monster} ring={ringOfType(figures)} />
                {monsterTitle(monster)}
                {card && <b>{card.initiative}</b>}
              </h4>
              {ranksOf(figures).map((figure) => (
                <p key={figure.rank} class={figure.rank}>
                  <span class="said">{rankedTitle(monster, figure.rank)}</span>
                  <Lines
                    pictures={pictures}
                    lines={[{ bits: valueBits(valuesOf(play.book, figure), figure.rank === 'boss'), depth: 0 }]}
                  />
                </p>
              ))}
              {card && <Lines pictures={pictures} lines={monsterCardLines(card)} />}
            </li>
          ))}
      </ul>
    </section>
  );
}

/** One of each rank that is on the map. */
const ranksOf = (figures: readonly Monster[]): readonly Monster[] => [
  ...new Map(figures.map((each) => [each.rank, each])).values(),
];
