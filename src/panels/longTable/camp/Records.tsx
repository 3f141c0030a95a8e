/** Shows the statistics of a campaign's finished scenarios, which are loaded when the player opens them. */
import { useState } from 'preact/hooks';
import { modifierCard } from '../../../content/longTable';
import { t } from '../../../i18n';
import { modifierText } from '../../../i18n/longTable/modifierWords';
import { heroTitle, monsterTitle } from '../../../i18n/longTable/naming';
import { pageOf } from '../../../i18n/longTable/stories';
import { type Tally, totalsOf } from '../../../session/longTable/tally';
import type { ReadResult } from '../../../storage/untrusted';
import { faultText } from '../../faultText';
import type { LongTableApp } from '../app';
import { HeroFigures } from '../HeroFigures';
import { Album } from '../print/Album';

export function Records({ app, id }: { app: LongTableApp; id: string }) {
  const [read, show] = useState<ReadResult<Tally> | null>(null);
  const open = (isOpen: boolean) => {
    if (isOpen) void app.readStats(id).then(show);
  };
  return (
    <details class="page paper records" onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>{t('board.books.title')}</summary>
      {read && !read.ok && <p role="alert">{t('board.books.unreadable', { why: faultText(read.fault) })}</p>}
      {read?.ok && <Books app={app} id={id} tally={read.value} />}
    </details>
  );
}

/** A scenario that was given up is not counted, but the album holds its print if the player keeps it. */
function Books({ app, id, tally }: { app: LongTableApp; id: string; tally: Tally }) {
  return (
    <>
      {totalsOf(tally).games === 0 ? <p>{t('board.books.none')}</p> : <Counts tally={tally} />}
      <Album app={app} id={id} prints={tally.boards ?? []} />
    </>
  );
}

function Counts({ tally }: { tally: Tally }) {
  const { scenarios, heroes, best } = tally;
  const { games, won, rounds } = totalsOf(tally);
  return (
    <>
      <p>{t('board.books.sum', { won, games, rounds })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('board.books.scenario')}</th>
            <th scope="col">{t('board.books.level')}</th>
            <th scope="col">{t('board.books.won')}</th>
            <th scope="col">{t('board.books.rounds')}</th>
          </tr>
        </thead>
        <tbody>
          {scenarios.map((each) => (
            <tr key={`${each.scenario} ${each.level}`}>
              <th scope="row">{pageOf(each.scenario).title}</th>
              <td>{each.level}</td>
              <td>
                {each.won} / {each.games}
              </td>
              <td>{Math.round(each.rounds / each.games)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <HeroFigures heroes={heroes} />
      {best && (
        <p>
          {t('board.outcome.best', {
            hero: heroTitle(best.hero),
            damage: best.damage,
            monster: monsterTitle(best.target),
          })}
        </p>
      )}
      <Cards cards={tally.cards} />
    </>
  );
}

/** The number of draws of each modifier card. The most frequent card comes first. */
function Cards({ cards }: Pick<Tally, 'cards'>) {
  const drawn = Object.entries(cards).sort(([, one], [, other]) => other - one);
  const most = Math.max(1, ...drawn.map(([, times]) => times));
  return (
    <section class="drawn-cards">
      <h3>{t('board.books.cards')}</h3>
      <ul>
        {drawn.map(([id, times]) => {
          const card = modifierCard(id);
          return (
            <li key={id}>
              <b>{times}</b>
              <span class="stick" style={{ height: `${(30 * times) / most}px` }} />
              <small>{card ? modifierText(card) : id}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
