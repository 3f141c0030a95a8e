import { CHAPTERS, chapterOf } from '../content/campaign';
import { type Campaign, progressOf, standingOf } from '../flow/campaign';
import { named, pageText, t } from '../i18n';
import type { App } from './app';

/** Where the nodes lie on the drawn journey, 1000 x 620; the two strands of the story run above and below each other. */
const PLACES: Readonly<Record<number, readonly [x: number, y: number]>> = {
  1: [70, 330],
  2: [170, 240],
  3: [170, 430],
  4: [270, 310],
  5: [360, 190],
  6: [360, 430],
  7: [460, 110],
  8: [460, 520],
  9: [480, 315],
  10: [570, 90],
  11: [570, 540],
  12: [590, 250],
  13: [690, 315],
  14: [590, 385],
  15: [680, 110],
  16: [680, 520],
  17: [780, 250],
  18: [780, 400],
  19: [860, 190],
  20: [930, 360],
  21: [930, 480],
  22: [930, 110],
};

const titleOf = (number: number): string => pageText(chapterOf(number)?.id ?? '', 'title');

const HEX = 'M-30 0L-15 -26H15L30 0L15 26H-15Z';

/** The campaign: who, how far, and where to next. */
export function CampaignPage({ app }: { app: App }) {
  const { campaign } = app.view;
  if (!campaign) return null;
  const done = CHAPTERS.filter(({ number }) => progressOf(campaign, number).completed).length;
  const known = CHAPTERS.filter(({ number }) => progressOf(campaign, number).unlocked);
  const playable = known.some(({ number }) => standingOf(campaign, number) === 'open');
  return (
    <main class="screen">
      <div class="journey">
        <header class="journey-head">
          <h1>{campaign.name}</h1>
          <p>
            {t('frame.campaign.level', { level: campaign.level })}. {t('frame.campaign.progress', { done })}.{' '}
            <b>{t('frame.outcome.goldSum', { gold: campaign.gold })}</b>
          </p>
          <button type="button" class="plain" onClick={() => app.quit()}>
            {t('frame.back')}
          </button>
        </header>
        <div class="row">
          <button type="button" class="slab" data-action="town" onClick={() => app.visitTown()}>
            {t('town.visit')}
            <small>{campaign.items.map((id) => named('cards.item', id)).join(', ') || t('town.nothing')}</small>
          </button>
        </div>
        <Journey app={app} campaign={campaign} />
        <nav class="journey-list" aria-label={t('frame.campaign.title')}>
          {known.map(({ number }) => (
            <Line app={app} campaign={campaign} number={number} key={number} />
          ))}
          {!playable && <p>{t('frame.campaign.nothingOpen')}</p>}
        </nav>
      </div>
    </main>
  );
}

function Line({ app, campaign, number }: { app: App; campaign: Campaign; number: number }) {
  const standing = standingOf(campaign, number);
  const words = titleOf(number);
  if (standing === 'open') {
    return (
      <button type="button" class="slab paper" data-scenario={number} onClick={() => app.openPage(number)}>
        {number} · {words}
        <small>{t('frame.campaign.open')}</small>
      </button>
    );
  }
  const state =
    standing === 'completed'
      ? 'frame.campaign.done'
      : standing === 'blocked'
        ? 'frame.campaign.blocked'
        : 'frame.campaign.unwritten';
  return (
    <div class="slab">
      {number} · {words}
      <small>{t(state)}</small>
    </div>
  );
}

function Journey({ app, campaign }: { app: App; campaign: Campaign }) {
  return (
    <div class="paper journey-map">
      <svg viewBox="0 0 1000 620" role="img" aria-label={t('frame.campaign.title')}>
        <rect x="6" y="6" width="988" height="608" fill="none" stroke="#17120E" stroke-width="5" rx="4" />
        <rect x="15" y="15" width="970" height="590" fill="none" stroke="#17120E" stroke-width="1.5" />
        <text x="40" y="60" font-family="Piazzolla" font-weight="900" font-size="32" fill="#17120E">
          {t('frame.campaign.title')}
        </text>
        {CHAPTERS.flatMap(({ number, unlocks }) =>
          unlocks.map((to) => <Road from={number} to={to} campaign={campaign} key={`${number}-${to}`} />),
        )}
        {CHAPTERS.map(({ number }) => (
          <Node app={app} campaign={campaign} number={number} key={number} />
        ))}
      </svg>
    </div>
  );
}

function Road({ from, to, campaign }: { from: number; to: number; campaign: Campaign }) {
  const [[x1, y1], [x2, y2]] = [PLACES[from] ?? [0, 0], PLACES[to] ?? [0, 0]];
  const gone = progressOf(campaign, from).completed;
  const bow = (y2 - y1) * 0.15 + 14;
  return (
    <path
      d={`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 - bow} ${x2} ${y2}`}
      fill="none"
      stroke="#17120E"
      stroke-opacity={gone ? 1 : 0.55}
      stroke-width={gone ? 5 : 3}
      stroke-linecap="round"
      stroke-dasharray={gone ? undefined : '1 9'}
    />
  );
}

/** Done: filled with a tick. Open: double ring. Blocked: crossed. Unknown: dashed. */
function Node({ app, campaign, number }: { app: App; campaign: Campaign; number: number }) {
  const [x, y] = PLACES[number] ?? [0, 0];
  const { unlocked, completed, blocked } = progressOf(campaign, number);
  const open = standingOf(campaign, number) === 'open';
  const figure = completed ? '#F2E8D2' : '#17120E';
  const enter = () => app.openPage(number);
  const button = open
    ? {
        role: 'button' as const,
        tabIndex: 0,
        'aria-label': `${number} · ${t('frame.campaign.open')}`,
        onClick: enter,
        onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && enter(),
      }
    : {};
  return (
    <g class={open ? 'node' : ''} transform={`translate(${x} ${y})`} {...button}>
      <path
        d={HEX}
        fill={completed ? '#17120E' : unlocked ? '#FFF6DD' : '#DCCAA2'}
        stroke="#17120E"
        stroke-width="3"
        stroke-dasharray={unlocked ? undefined : '6 5'}
      />
      {open && <path d={HEX} transform="scale(1.22)" fill="none" stroke="#B3261A" stroke-width="6" />}
      <text
        y="9"
        text-anchor="middle"
        font-family="Piazzolla"
        font-weight="900"
        font-size="25"
        fill={figure}
        fill-opacity={unlocked ? 1 : 0.8}
      >
        {number}
      </text>
      {completed && <path d="M14 24l6 7 11-14" fill="none" stroke="#14605A" stroke-width="6" />}
      {blocked && <path d="M-24 -22L24 22M24 -22L-24 22" stroke="#B3261A" stroke-width="6" />}
    </g>
  );
}
