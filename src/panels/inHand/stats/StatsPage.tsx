/** The statistics of a campaign's finished scenarios, or of all campaigns. Every chart is a table that also contains the numbers. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { heroes } from '../../../content/inHand';
import { CHAPTERS } from '../../../content/inHand/chapters';
import { contentText, language, pageText, t } from '../../../i18n';
import { withoutSoftHyphens } from '../../../i18n/inHand/words';
import { ROLL_PURPOSES } from '../../../rules/inHand/events';
import { FACES, SCENARIO_LEVELS } from '../../../rules/inHand/vocabulary';
import {
  type FaceCounts,
  likelyRangeOf,
  type ScenarioTally,
  type Tally,
  totalFaceCounts,
} from '../../../session/inHand/tally';
import type { ReadResult } from '../../../storage/untrusted';
import { faultText } from '../../faultText';
import { SheetFrame } from '../../SheetFrame';
import type { InHandApp } from '../app';
import { LinocutBar } from './LinocutBar';
import './stats.css';

export function StatsPage({ app }: { app: InHandApp }) {
  const { campaign } = app.view;
  const id = campaign?.id ?? null;
  const [read, show] = useState<ReadResult<Tally> | null>(null);
  useEffect(() => void app.readStats(id).then(show), [id]);
  return (
    <SheetFrame app={app} title={t(campaign ? 'stats.title' : 'stats.allTitle')}>
      {read && !read.ok && <p role="alert">{t('stats.unreadable', { why: faultText(read.fault) })}</p>}
      {read?.ok && <Books tally={read.value} />}
    </SheetFrame>
  );
}

function Books({ tally }: { tally: Tally }) {
  const { cells } = tally;
  if (cells.length === 0) return <p class="lead">{t('stats.none')}</p>;
  return (
    <div class="stats">
      <p class="lead">
        {t('stats.sum', {
          won: count(cells, 'won'),
          games: count(cells, 'games'),
          rounds: count(cells, 'rounds'),
          kills: count(cells, 'kills'),
        })}
      </p>
      <Wins cells={cells} />
      <Rolls tally={tally} />
      <Damage cells={cells} />
      <Favourites tally={tally} />
    </div>
  );
}

type Counted = { [K in keyof ScenarioTally]: ScenarioTally[K] extends number ? K : never }[keyof ScenarioTally];

function count(cells: readonly ScenarioTally[], what: Exclude<Counted, 'level'>): number {
  return cells.reduce((total, cell) => total + cell[what], 0);
}

interface PlotProps {
  readonly title: string;
  readonly note?: string;
  readonly heads: readonly string[];
  readonly children: ComponentChildren;
}

/** A chart. `heads` are the headings of the columns; the column of bars has none, because the bars only repeat the numbers. */
function Plot({ title, note, heads: [first, ...rest], children }: PlotProps) {
  return (
    <section>
      <h2>{title}</h2>
      {note && <p>{note}</p>}
      <table class="plot">
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <td aria-hidden="true" />
            {rest.map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

function Wins({ cells }: { cells: readonly ScenarioTally[] }) {
  const levels = SCENARIO_LEVELS.filter((level) => cells.some((cell) => cell.level === level));
  return (
    <Plot title={t('stats.wins')} heads={[t('stats.levelHead'), t('stats.won')]}>
      {levels.map((level) => {
        const mine = cells.filter((cell) => cell.level === level);
        const [won, games] = [count(mine, 'won'), count(mine, 'games')];
        return (
          <tr key={level}>
            <th scope="row">{t('stats.level', { level })}</th>
            <td>
              <LinocutBar share={won / games} />
            </td>
            <td>{t('stats.winsOf', { won, games })}</td>
          </tr>
        );
      })}
    </Plot>
  );
}

/** With fewer throws than this, there is no verdict, because the expected range is too wide to be useful. */
const FEW = 20;

function verdict(throws: FaceCounts): string {
  const total = totalOf(throws);
  if (total < FEW) return t('stats.few', { count: total });
  const { low, high } = likelyRangeOf(total);
  const outside = FACES.filter((_, index) => (throws[index] ?? 0) < low || (throws[index] ?? 0) > high);
  return outside.length > 0
    ? t('stats.outside', { count: total, faces: outside.join(', ') })
    : t('stats.within', { count: total });
}

const totalOf = (throws: FaceCounts) => throws.reduce((total, each) => total + each, 0);

function Rolls({ tally }: { tally: Tally }) {
  const all = totalFaceCounts(tally);
  const total = totalOf(all);
  if (total === 0) return null;
  const { low, high } = likelyRangeOf(total);
  const widest = Math.max(...all, high) * 1.04;
  return (
    <>
      <Plot
        title={t('stats.rolls')}
        note={t('stats.rollsLead')}
        heads={[t('stats.face'), t('stats.thrown'), t('stats.expected'), t('stats.band')]}
      >
        {FACES.map((face, index) => (
          <tr key={face} data-face={face}>
            <th scope="row" class="plot-face">
              {face}
            </th>
            <td>
              <LinocutBar
                share={(all[index] ?? 0) / widest}
                band={[low / widest, high / widest]}
                mark={total / 3 / widest}
              />
            </td>
            <td>{all[index]}</td>
            <td>{rounded(total / 3)}</td>
            <td>{t('stats.bandOf', { low, high })}</td>
          </tr>
        ))}
      </Plot>
      <p class="verdict">{verdict(all)}</p>
      <table class="plot purposes">
        <thead>
          <tr>
            <th scope="col">{t('stats.rollsFor')}</th>
            {FACES.map((face) => (
              <th scope="col" key={face}>
                {face}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROLL_PURPOSES.filter((purpose) => totalOf(tally.rolls[purpose]) > 0).map((purpose) => (
            <tr key={purpose}>
              <th scope="row">{t(`stats.purpose.${purpose}`)}</th>
              {FACES.map((face, index) => (
                <td key={face}>{tally.rolls[purpose][index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Damage({ cells }: { cells: readonly ScenarioTally[] }) {
  const chapters = CHAPTERS.filter(({ id }) => cells.some(({ scenario }) => scenario === id));
  const lines = chapters.map(({ id, number }) => {
    const mine = cells.filter(({ scenario }) => scenario === id);
    const games = count(mine, 'games');
    return { id, number, dealt: count(mine, 'dealt') / games, taken: count(mine, 'taken') / games };
  });
  const most = Math.max(1, ...lines.flatMap(({ dealt, taken }) => [dealt, taken]));
  return (
    <Plot title={t('stats.damage')} heads={[t('stats.scenario'), t('stats.dealt'), t('stats.taken')]}>
      {lines.map(({ id, number, dealt, taken }) => (
        <tr key={id}>
          <th scope="row">
            {number} · {pageText(id, 'title')}
          </th>
          <td>
            <LinocutBar share={dealt / most} />
            <LinocutBar share={taken / most} tone="red" />
          </td>
          <td>{rounded(dealt)}</td>
          <td class="red">{rounded(taken)}</td>
        </tr>
      ))}
    </Plot>
  );
}

const FAVOURITES = 8;

function Favourites({ tally }: { tally: Tally }) {
  const best = Object.entries(tally.faces)
    .sort(([, a], [, b]) => b - a)
    .slice(0, FAVOURITES);
  const [[, most] = ['', 1]] = best;
  return (
    <Plot title={t('stats.favourites')} heads={[t('stats.half'), t('stats.times')]}>
      {best.map(([key, times]) => (
        <tr key={key}>
          <th scope="row">{halfName(key)}</th>
          <td>
            <LinocutBar share={times / most} />
          </td>
          <td>{times}</td>
        </tr>
      ))}
    </Plot>
  );
}

/** The name of a half of a card, with the card's side and *top* or *bottom*. `key` is for example 'opportunist/top'. */
function halfName(key: string): string {
  const [id = '', half] = key.split('/');
  const cards = Object.values(heroes).flatMap((hero) => hero.cards);
  const side = cards.some(({ faces }) => faces.B.some((face) => face.id === id)) ? 'B' : 'A';
  const where = t(half === 'bottom' ? 'stats.bottom' : 'stats.top');
  return `${withoutSoftHyphens(contentText('cards.face', id))} · ${side}, ${where}`;
}

function rounded(value: number): string {
  return value.toLocaleString(language(), { maximumFractionDigits: 1 });
}
