/** A hero's sheet (L32.5, L32.7): level, quest, perks and the resulting modifier deck, cards, and the choice of a card for a new level. */
import { useState } from 'preact/hooks';
import { campaignBook } from '../../../content/longTable/campaign/book';
import { t } from '../../../i18n';
import { moveLabel, pendingWords, perkWords } from '../../../i18n/longTable/campaignWords';
import { joinWords } from '../../../i18n/longTable/forms';
import { itemLines } from '../../../i18n/longTable/itemLines';
import { heroTitle } from '../../../i18n/longTable/naming';
import { linesText } from '../../../i18n/longTable/printedLine';
import { questPage, townText } from '../../../i18n/longTable/stories';
import { itemName } from '../../../i18n/longTable/termNames';
import {
  experienceForLevel,
  MAX_CHECKMARKS,
  MAX_HERO_LEVEL,
  perksLeft,
} from '../../../rules/longTable/campaign/lookups';
import type { Campaign } from '../../../rules/longTable/campaign/state';
import type { CardId } from '../../../rules/longTable/vocabulary';
import { CardPicture } from '../../CardPicture';
import { Picture } from '../Icon';
import type { CampProps } from './CampQuestion';
import { Card } from './Card';
import { movesOf } from './choices';
import { Deck } from './Deck';
import { levelWords } from './levelWords';
import { Retirement } from './Retirement';

interface HeroProps extends CampProps {
  readonly hero: Campaign['heroes'][number];
}

export function HeroSheet(props: HeroProps) {
  const { app, state, moves, hero } = props;
  const [pool, showPool] = useState(false);
  const going = movesOf(moves, 'rise').filter((move) => move.hero === hero.no);
  return (
    <section class="page paper hero-sheet">
      <Head {...props} />
      <Retirement app={app} moves={moves} hero={hero} />
      {going.map((move) => (
        <button type="button" class="slab" key={move.move} data-move={move.move} onClick={() => app.makeMove(move)}>
          {moveLabel(state, move)}
        </button>
      ))}
      <NewLevel {...props} />
      <Perks {...props} />
      {hero.pending.length > 0 && (
        <p class="pending">{t('board.camp.pending', { what: joinWords(hero.pending.map(pendingWords)) })}</p>
      )}
      <h3>{t('board.camp.belongings')}</h3>
      {hero.items.length === 0 && <p>{t('board.camp.none')}</p>}
      <ul class="belongings">
        {hero.items.map((item) => {
          const def = campaignBook().items[item];
          return (
            <li key={item}>
              <strong>
                <Picture path={app.cardPictures.item(item)} /> {itemName(item)}
              </strong>
              {def && <small>{linesText(itemLines(def))}</small>}
            </li>
          );
        })}
      </ul>
      <button type="button" class="plain" aria-expanded={pool} data-action="pool" onClick={() => showPool(!pool)}>
        {t('board.camp.pool')}: {hero.pool.length}
      </button>
      {pool && (
        <ul class="cards">
          {hero.pool.map((id) => (
            <li key={id}>
              <Card pictures={app.cardPictures} state={state} id={id} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Head({ app, hero }: HeroProps) {
  const { class: kind, name, level, experience, checkmarks, quest } = hero;
  const next = experienceForLevel(campaignBook(), level + 1);
  const from = experienceForLevel(campaignBook(), level);
  const full = level >= MAX_HERO_LEVEL ? 1 : Math.min(1, (experience - from) / (next - from));
  return (
    <>
      <header class="hero-head">
        <CardPicture
          of={kind}
          class="block"
          paint={(ctx, width, height) => app.cardPictures.block(ctx, width, height, kind)}
        />
        <div>
          <h2>{heroTitle(kind)}</h2>
          <p>
            {name}, {t('board.level', { level })}
          </p>
          <p class="bar" aria-hidden="true">
            <span style={{ width: `${full * 100}%` }} />
          </p>
          <p>{levelWords(hero)}</p>
          <p>{t('board.camp.marks', { n: checkmarks, most: MAX_CHECKMARKS })}</p>
        </div>
      </header>
      {quest !== null && (
        <p class="quest">
          <small>{t('board.camp.quest')}</small>
          <strong>{questPage(quest).title}</strong> {questPage(quest).aim} <Progress hero={hero} quest={quest} />
        </p>
      )}
    </>
  );
}

/** L32.2: the hero's progress in the current step of its quest. */
function Progress({ hero: { progress }, quest }: { hero: HeroProps['hero']; quest: string }) {
  const step = campaignBook().quests[quest]?.steps[progress.step];
  if (!step) return null;
  const n = Math.max(progress.count, progress.names.length);
  return <b class="progress">({t('board.camp.progress', { n, of: step.atLeast })})</b>;
}

/** L32.5: the choice of a card for a new level. */
function NewLevel({ app, state, moves, hero }: HeroProps) {
  const [card, choose] = useState<CardId | null>(null);
  const ups = movesOf(moves, 'levelUp').filter((move) => move.hero === hero.no);
  const up = ups.find((move) => move.card === card);
  if (ups.length === 0) return null;
  return (
    <section class="new-level">
      <h3>{t('board.camp.levelUp')}</h3>
      <p class="lead">{townText('levelUp')}</p>
      <ul class="cards" aria-label={t('board.camp.newCards')}>
        {ups.map(
          (move) =>
            move.card !== null && (
              <li key={move.card}>
                <Card
                  pictures={app.cardPictures}
                  state={state}
                  id={move.card}
                  chosen={move.card === card}
                  onChoose={() => choose(move.card)}
                />
              </li>
            ),
        )}
      </ul>
      <div class="row end">
        <span>{up ? moveLabel(state, up) : t('board.camp.newCards')}</span>
        <button
          type="button"
          class="wax"
          data-move="levelUp"
          disabled={!up}
          onClick={() => {
            if (!up) return;
            choose(null);
            app.makeMove(up);
          }}
        >
          {t('board.camp.take')}
        </button>
      </div>
    </section>
  );
}

/** L32.7: the perks. A tap selects a perk and previews the deck; the button ticks a box of the selected perk. */
function Perks({ app, state, moves, hero }: HeroProps) {
  const [looked, look] = useState<number | null>(null);
  const sheet = campaignBook().classes[hero.class]?.perks ?? [];
  const ticks = movesOf(moves, 'tickPerk').filter((move) => move.hero === hero.no);
  const tick = ticks.find((move) => move.perk === looked);
  return (
    <section class="perks">
      <h3>{t('board.camp.perks')}</h3>
      <p>{t('board.camp.perksLeft', { count: Math.max(0, perksLeft(hero)) })}</p>
      <ul>
        {sheet.map(({ boxes }, line) => (
          <li key={line}>
            <button
              type="button"
              class="perk"
              data-perk={line}
              aria-pressed={line === looked}
              disabled={!ticks.some((move) => move.perk === line)}
              onClick={() => look(line === looked ? null : line)}
            >
              <span class="boxes">
                {Array.from({ length: boxes }, (_, box) => (
                  <i key={box} class={box < (hero.perks[line] ?? 0) ? 'ticked' : ''} />
                ))}
              </span>
              {perkWords(hero.class, line)}
            </button>
          </li>
        ))}
      </ul>
      <Deck hero={hero.class} ticks={hero.perks} looked={tick ? looked : null} lessChance={state.variants.lessChance} />
      {tick && (
        <button
          type="button"
          class="slab"
          data-move="tickPerk"
          onClick={() => {
            look(null);
            app.makeMove(tick);
          }}
        >
          {t('board.camp.tick')}
        </button>
      )}
    </section>
  );
}
