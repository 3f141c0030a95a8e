/** Shows the details of a figure: values, conditions, bonuses, cards, items and goals. */
import type { ComponentChildren } from 'preact';
import type { Play } from '../../../flow/longTable/play';
import { contentText, t } from '../../../i18n';
import { monsterCardLines } from '../../../i18n/longTable/cardLines';
import { commandLabel } from '../../../i18n/longTable/commandLabels';
import { valueBits } from '../../../i18n/longTable/figureValues';
import { capitalise, joinWords } from '../../../i18n/longTable/forms';
import { modifierText } from '../../../i18n/longTable/modifierWords';
import { figureName, heroTitle, rankedTitle } from '../../../i18n/longTable/naming';
import { sourceWords } from '../../../i18n/longTable/sources';
import { goalText, questPage } from '../../../i18n/longTable/stories';
import { cardName, conditionName, itemName } from '../../../i18n/longTable/termNames';
import { revealedCard } from '../../../rules/longTable/abilityDecks';
import type { CommandOf } from '../../../rules/longTable/commands';
import { figureOf, heroFigureId, valuesOf } from '../../../rules/longTable/figures';
import type { FigureId } from '../../../rules/longTable/state';
import type { ModifierId } from '../../../rules/longTable/vocabulary';
import { CardPicture } from '../../CardPicture';
import type { LongPictures } from '../app';
import { Lines, Picture } from '../Icon';
import { countsOf } from './DeckBars';
import { itemSign } from './signRules';

interface FigureDetailsProps {
  readonly pictures: LongPictures;
  readonly play: Play;
  readonly id: FigureId;
  /** L17.3: the commands that end a bonus of this hero now. */
  readonly ends: readonly CommandOf<'endBonus'>[];
  readonly say: (command: CommandOf<'endBonus'>) => void;
}

type Shown = Play['state']['figures'][number];

export function FigureDetails({ pictures, play, id, ends, say }: FigureDetailsProps) {
  const figure = figureOf(play.state, id);
  if (!figure) return null;
  if (figure.kind === 'monster') return <AboutMonster pictures={pictures} play={play} figure={figure} />;
  if (figure.kind === 'hero')
    return <AboutHero pictures={pictures} play={play} hero={figure.hero} ends={ends} say={say} />;
  return (
    <section class="paper about">
      <h2>{capitalise(figureName(play, id))}</h2>
      <p>{t('board.hpOf', { hp: figure.hp, max: figure.maxHp })}</p>
      {figure.kind === 'summon' && (
        <p>
          <small>{wordsOf(play, figure)}</small>
        </p>
      )}
      <Marks pictures={pictures} play={play} figure={figure} />
    </section>
  );
}

/** A figure's values as text, without HP, because the HP are shown under the heading. */
const wordsOf = (play: Play, figure: Shown): string =>
  valueBits(valuesOf(play.book, figure))
    .filter(({ icon }) => icon !== 'hp')
    .map(({ words }) => words)
    .join('')
    .replace(/^, /, '');

/** A figure's conditions, lien, and lasting bonuses with their sources. */
function Marks({ pictures, play, figure }: { pictures: LongPictures; play: Play; figure: Shown }) {
  const bonuses = play.state.bonuses.filter(({ bearer }) => bearer === figure.id);
  const lien = figure.kind === 'monster' && figure.lien;
  if (figure.tokens.length + bonuses.length === 0 && !lien) return null;
  return (
    <ul class="marks">
      {figure.tokens.map(({ token }) => (
        <li key={token}>
          <Picture path={pictures.icon(token)} sign={token} /> {conditionName(token)}
        </li>
      ))}
      {lien && (
        <li>
          <Picture path={pictures.icon('lien')} sign="lien" /> {t('names.lien').split('|')[0]}
        </li>
      )}
      {bonuses.map(({ id, kind, amount, slots, used, source }) => (
        <li key={id}>
          {kind === 'when'
            ? capitalise(sourceWords(play, source))
            : `${capitalise(t(`tidings.bonusName.${kind}`))}${amount > 0 ? ` ${amount}` : ''} (${sourceWords(play, source)})`}
          {slots.length > 0 && (
            <span class="slots" role="img" aria-label={t('board.sheet.slots', { used, all: slots.length })}>
              {slots.map((_, nth) => (nth < used ? '●' : '○')).join('')}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function AboutMonster({
  pictures,
  play,
  figure,
}: {
  pictures: LongPictures;
  play: Play;
  figure: Shown & { kind: 'monster' };
}) {
  const { monster, rank } = figure;
  const card = revealedCard(play.book, play.state, monster);
  return (
    <section class="paper about">
      <div class="head">
        <CardPicture
          of={monster}
          class="block"
          paint={(ctx, width, height) => pictures.block(ctx, width, height, monster)}
        />
        <div>
          {/* The number distinguishes monsters of one type on the map and in the log. */}
          <h2>
            {rank === 'boss'
              ? rankedTitle(monster, rank)
              : t('names.numbered', { name: rankedTitle(monster, rank), number: figure.number })}
          </h2>
          <p>{t('board.hpOf', { hp: figure.hp, max: figure.maxHp })}</p>
          <p>
            <small>{wordsOf(play, figure)}</small>
          </p>
        </div>
      </div>
      <Marks pictures={pictures} play={play} figure={figure} />
      {card && (
        <div class="acts">
          <h3>
            {t('board.acts')} <b>{card.initiative}</b>
          </h3>
          <Lines pictures={pictures} lines={monsterCardLines(card)} />
        </div>
      )}
    </section>
  );
}

function Row({ what, children }: { what: string; children: ComponentChildren }) {
  return (
    <>
      <dt>{what}</dt>
      <dd>{children}</dd>
    </>
  );
}

function AboutHero({ pictures, play, hero, ends, say }: Omit<FigureDetailsProps, 'id'> & { hero: string }) {
  const { state, book } = play;
  const seat = state.seats.find((each) => each.hero === hero);
  const figure = figureOf(state, heroFigureId(hero));
  if (!seat || !figure) return null;
  const { hand, discard, lost, active, items, goals, experience, money, deck } = seat;
  const { level, personalQuest: quest } = book.heroes.find(({ def }) => def.id === hero)?.setup ?? { level: 1 };
  const cards = (all: readonly string[]) => (all.length > 0 ? joinWords(all.map(cardName)) : '–');
  return (
    <section class="paper about hero">
      <div class="head">
        <CardPicture of={hero} class="block" paint={(ctx, width, height) => pictures.block(ctx, width, height, hero)} />
        <div>
          <h2>{heroTitle(hero)}</h2>
          <p>{t('board.hpOf', { hp: figure.hp, max: figure.maxHp })}</p>
          <p>
            <small>
              {t('board.level', { level })} · {t('board.xp', { n: experience })} ·{' '}
              <Picture path={pictures.sign('money')} /> {money}
            </small>
          </p>
        </div>
      </div>
      <Marks pictures={pictures} play={play} figure={figure} />
      <dl>
        {goals.map((goal) => (
          <Row key={goal} what={t('board.goal')}>
            <b>{contentText('names.goal', goal)}.</b> {goalText(goal, book.setup.level)}
          </Row>
        ))}
        {quest !== undefined && (
          <Row what={t('board.sheet.quest')}>
            <b>{questPage(quest).title}.</b> {questPage(quest).aim}
          </Row>
        )}
        {items.length > 0 && (
          <Row what={t('board.items')}>
            <span class="items">
              {items.map(({ item, state: how }, nth) => (
                <span key={nth} class={`item ${how}`} data-sign={itemSign(item)}>
                  <Picture path={pictures.item(item)} /> {itemName(item)}
                  {how !== 'ready' && <small> ({t(`board.sheet.${how}`)})</small>}
                </span>
              ))}
            </span>
          </Row>
        )}
        {active.length > 0 && (
          <Row what={t('board.sheet.active')}>
            {active.map(({ card }) => {
              const end = ends.find((each) => each.card === card);
              return (
                <span key={card} class="in-play">
                  {cardName(card)}
                  {end && (
                    <button
                      type="button"
                      class="plain"
                      data-says={JSON.stringify(end)}
                      aria-label={commandLabel(play, end)}
                      onClick={() => say(end)}
                    >
                      {t('board.sheet.end')}
                    </button>
                  )}
                </span>
              );
            })}
          </Row>
        )}
        <Row what={`${t('board.hand')} (${hand.length})`}>{cards(hand)}</Row>
        <Row what={`${t('board.discard')} (${discard.length})`}>{cards(discard)}</Row>
        <Row what={`${t('board.lost')} (${lost.length})`}>{cards(lost)}</Row>
        <Row what={t('board.sheet.deck', { count: deck.draw.length })}>
          {countsOf(book, deck.draw)
            .map(({ id, count }) => t('board.sheet.times', { count, card: wordOf(play, id) }))
            .join(' · ')}
        </Row>
      </dl>
    </section>
  );
}

function wordOf({ book }: Play, id: ModifierId): string {
  const card = book.modifiers[id];
  return card ? modifierText(card) : id;
}
