/** L2.1: the sheet on which the player chooses each hero's hand from the hero's pool of cards. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n';
import { heroTitle } from '../../i18n/longTable/naming';
import { seatOf } from '../../rules/longTable/figures';
import type { CardId, HeroId } from '../../rules/longTable/vocabulary';
import type { Interaction } from '../../session/longTable/interaction';
import { SheetFrame } from '../SheetFrame';
import type { LongTableApp } from './app';
import { LazyExplain } from './lazyExplain';
import { WholeCard } from './WholeCard';

export function HandSheet({ app }: { app: LongTableApp }) {
  const { interaction } = app.view;
  const [, redraw] = useState(0);
  useEffect(() => interaction?.subscribe(() => redraw((n) => n + 1)), [interaction]);
  const hero = interaction?.hero ?? null;
  return (
    <SheetFrame app={app} title={t('board.handSheet')}>
      {interaction && hero !== null && <Pool app={app} interaction={interaction} hero={hero} />}
    </SheetFrame>
  );
}

interface PoolProps {
  readonly app: LongTableApp;
  readonly interaction: Interaction;
  readonly hero: HeroId;
}

function Pool({ app, interaction, hero }: PoolProps) {
  const { play, options } = interaction;
  const { book, state } = play;
  const { hand } = seatOf(state, hero);
  const seated = book.heroes.find(({ def }) => def.id === hero);
  if (!seated) return null;
  const { def, setup } = seated;
  const cards = [...setup.pool].flatMap((id) => book.cards[id] ?? []);
  cards.sort((a, b) => a.initiative - b.initiative);
  const changes = (id: CardId) =>
    options.find(
      (each) => (each.type === 'takeCard' || each.type === 'putBack') && each.hero === hero && each.card === id,
    );
  return (
    <div class="hand-sheet">
      <LazyExplain app={app} pictures={app.cardPictures} zoom={1} within=".hand-sheet" />
      <div class="row">
        {state.seats.map((seat) => (
          <button
            type="button"
            class="plain"
            key={seat.hero}
            data-hero={seat.hero}
            aria-pressed={seat.hero === hero}
            onClick={() => interaction.openTab(seat.hero)}
          >
            {heroTitle(seat.hero)}
          </button>
        ))}
      </div>
      <p class="lead" role="status">
        {t('board.handFull', { n: hand.length, most: def.hand })}
        {hand.length >= def.hand && cards.length > hand.length && ` ${t('board.handSwap')}`}
      </p>
      <ul class="cards">
        {cards.map((card) => {
          const change = changes(card.id);
          return (
            <li key={card.id}>
              <WholeCard
                pictures={app.cardPictures}
                card={card}
                chosen={hand.includes(card.id)}
                disabled={!change}
                onChoose={() => change && void interaction.send(change)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
