/** L32.8-L32.10: the page that adds an enhancement to a card. The player chooses hero, card, half and enhancement, and sees the price. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { campaignBook } from '../../../content/longTable/campaign/book';
import { t } from '../../../i18n';
import { markText, moveLabel } from '../../../i18n/longTable/campaignWords';
import { heroTitle } from '../../../i18n/longTable/naming';
import { townText } from '../../../i18n/longTable/stories';
import { priceOfMark } from '../../../rules/longTable/campaign/enhance';
import { partyHeroes } from '../../../rules/longTable/campaign/lookups';
import type { MoveOf } from '../../../rules/longTable/campaign/moves';
import type { HeroNo } from '../../../rules/longTable/campaign/state';
import type { CardId, HalfName } from '../../../rules/longTable/vocabulary';
import { Picture } from '../Icon';
import type { CampProps } from './CampQuestion';
import { Card } from './Card';
import { movesOf } from './choices';

const HALVES: readonly HalfName[] = ['top', 'bottom'];

export function Engraver({ app, state, moves }: CampProps) {
  const all = movesOf(moves, 'enhance');
  const able = partyHeroes(state).filter(({ no }) => all.some((move) => move.hero === no));
  const [who, setWho] = useState<HeroNo | null>(null);
  const [card, setCard] = useState<CardId | null>(null);
  const page = useRef<HTMLElement>(null);
  // On a phone the chosen card is shown above the list of cards, so the page scrolls up to the chosen card.
  useEffect(() => {
    if (card !== null) page.current?.scrollIntoView?.({ block: 'nearest' });
  }, [card]);
  const hero = able.find(({ no }) => no === who) ?? able[0];
  const cards = hero?.pool.filter((id) => all.some((move) => move.hero === hero.no && move.card === id)) ?? [];
  const marks = all.filter((move) => move.hero === hero?.no && move.card === card);
  return (
    <div class="engraver">
      <section class="page paper" ref={page}>
        <h2>{t('board.camp.enhance')}</h2>
        <p class="lead">{townText('engraver')}</p>
        {!hero && <p>{t('campaign.refused.tooPoor')}</p>}
        <div class="row">
          {able.map(({ no, class: kind }) => (
            <button
              type="button"
              class="plain"
              key={no}
              aria-pressed={no === hero?.no}
              onClick={() => {
                setWho(no);
                setCard(null);
              }}
            >
              {heroTitle(kind)}
            </button>
          ))}
        </div>
        {card !== null && marks.length > 0 && (
          <div class="marked">
            <Card pictures={app.cardPictures} state={state} id={card} />
          </div>
        )}
        {marks.length > 0 && <Marks app={app} state={state} marks={marks} key={card} />}
      </section>
      <ul class="cards">
        {cards.map((id) => (
          <li key={id}>
            <Card pictures={app.cardPictures} state={state} id={id} chosen={id === card} onChoose={() => setCard(id)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MarksProps extends Pick<CampProps, 'app' | 'state'> {
  readonly marks: readonly MoveOf<'enhance'>[];
}

function Marks({ app, state, marks }: MarksProps) {
  const [chosen, choose] = useState<MoveOf<'enhance'> | null>(null);
  const price = (move: MoveOf<'enhance'>) => priceOfMark(campaignBook(), state, move.card, move.half, move.mark) ?? 0;
  return (
    <div class="marks">
      <h3>{t('board.camp.mark')}</h3>
      {HALVES.map((half) => {
        const here = marks.filter((move) => move.half === half);
        return (
          here.length > 0 && (
            <fieldset key={half}>
              <legend>{t(`names.half.${half}`)}</legend>
              {here.map((move) => (
                <button
                  type="button"
                  class="plain"
                  key={JSON.stringify(move.mark)}
                  aria-pressed={JSON.stringify(move) === JSON.stringify(chosen)}
                  onClick={() => choose(move)}
                >
                  {markText(move.mark)} <Picture path={app.cardPictures.sign('money')} /> {price(move)}
                </button>
              ))}
            </fieldset>
          )
        );
      })}
      <div class="row end">
        <span>{chosen && moveLabel(state, chosen)}</span>
        <button
          type="button"
          class="wax"
          data-move="enhance"
          disabled={!chosen}
          onClick={() => chosen && app.makeMove(chosen)}
        >
          {chosen ? price(chosen) : t('board.camp.engrave')}
        </button>
      </div>
    </div>
  );
}
