/** The panel beside the map of a wide window. It shows the values of each monster type, and its ability card of this round (L6.2). */
import type { Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import { monsterCardLines } from '../../../i18n/longTable/cardLines';
import { valueBits } from '../../../i18n/longTable/figureValues';
import { monsterTitle, rankedTitle } from '../../../i18n/longTable/naming';
import { type CardLine, linesText } from '../../../i18n/longTable/printedLine';
import { revealedCard } from '../../../rules/longTable/abilityDecks';
import { figureOf, valuesOf } from '../../../rules/longTable/figures';
import { initiativeOfType } from '../../../rules/longTable/turnOrder';
import type { MonsterId } from '../../../rules/longTable/vocabulary';
import type { LongPictures } from '../app';
import { Chip, IconLines, Lines } from '../Icon';
import { isTypeLate, type Monster, monstersOf, ringOfType } from './monsterTypes';

interface MonstersProps {
  readonly pictures: LongPictures;
  readonly play: Play;
}

export function Monsters({ pictures, play }: MonstersProps) {
  const { book, state } = play;
  const types = new Set(state.figures.flatMap((each) => (each.kind === 'monster' ? [each.monster] : [])));
  if (types.size === 0) return null;
  return (
    <section class="paper monsters">
      <h3>{t('board.monsters')}</h3>
      <ul>
        {[...types]
          .map((monster) => ({
            monster,
            figures: monstersOf(play, monster),
            card: revealedCard(book, state, monster),
            initiative: initiativeOfType(book, state, monster),
            turn: turnClassOf(play, monster),
          }))
          // A short panel shows the types that are still to act; those that have acted are below them.
          .sort(
            (a, b) =>
              Number(a.turn === 'done') - Number(b.turn === 'done') || (a.initiative ?? 0) - (b.initiative ?? 0),
          )
          .map(({ monster, figures, card, initiative, turn }) => (
            <li key={monster} class={`${card ? 'drawn' : ''} ${turn}`.trim()} data-waits={initiative === undefined}>
              <h4>
                <Chip pictures={pictures} kind={monster} ring={ringOfType(figures)} />
                <span>{monsterTitle(monster)}</span>
                {initiative !== undefined && <b>{initiative}</b>}
              </h4>
              {onePerRank(figures).map((figure) => (
                <p key={figure.rank} class={figure.rank}>
                  <span class="said">{rankedTitle(monster, figure.rank)}</span>
                  <Values
                    pictures={pictures}
                    lines={[{ bits: valueBits(valuesOf(book, figure), figure.rank === 'boss'), depth: 0 }]}
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

/** Shows values as icons, and as words for a screen reader. */
function Values({ pictures, lines }: { pictures: LongPictures; lines: readonly CardLine[] }) {
  return (
    <>
      <span class="said">{linesText(lines)}</span>
      <IconLines pictures={pictures} lines={lines} />
    </>
  );
}

/** For each rank on the map, one figure of that rank. */
const onePerRank = (figures: readonly Monster[]): readonly Monster[] => [
  ...new Map(figures.map((each) => [each.rank, each])).values(),
];

/** L6.5: the CSS class of a monster type that acts now or has already acted in this round, unless one of its monsters still acts late. */
function turnClassOf(play: Play, monster: MonsterId): string {
  const { state } = play;
  const acting = figureOf(state, state.turn?.figure ?? '');
  if (acting?.kind === 'monster' && acting.monster === monster) return 'acting';
  if (isTypeLate(play, monster)) return '';
  const index = state.order.findIndex((each) => each.place === 'type' && each.monster === monster);
  return index >= 0 && index < state.place ? 'done' : '';
}
