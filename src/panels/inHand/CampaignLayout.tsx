import type { ComponentChildren } from 'preact';
import { ACHIEVEMENTS, type Achievement, CHAPTERS, chapterOf } from '../../content/inHand/chapters';
import {
  type Campaign,
  completedIn,
  nextLevelAt,
  progressOf,
  type Standing,
  standingOf,
} from '../../flow/inHand/campaign';
import { pageText, t } from '../../i18n';
import { CardPicture, Glyph } from '../CardPicture';
import { PageHeader } from '../PageHeader';
import type { InHandApp } from './app';
import type { CardPictures, MapModel, Sign } from './cardPictures';

export const titleOf = (number: number): string => pageText(chapterOf(number)?.id ?? '', 'title');

export const achievementList = (list: readonly Achievement[]): string =>
  list.map((each) => t(`journey.achievement.${each}`)).join(', ');

/** Why a scenario is open or not, in words. */
export function standingWords(campaign: Campaign, number: number): string {
  const standing = standingOf(campaign, number);
  const missing = chapterOf(number)?.requires.filter((each) => !campaign.achievements.includes(each)) ?? [];
  return t(`journey.standing.${standing}`, standing === 'needs' ? { list: achievementList(missing) } : {});
}

interface CampaignLayoutProps {
  readonly app: InHandApp;
  readonly campaign: Campaign;
  /** The scenario whose page lies open, or that is looked at. */
  readonly selected: number | null;
  readonly onNode: (number: number) => void;
  readonly onBack: () => void;
  /** The page beside the map matters more: on a phone the map is smaller. */
  readonly reading?: boolean;
  readonly children: ComponentChildren;
}

/** The campaign on the table: the strap, the map with its 22 scenarios, and something to read beside it. */
export function CampaignLayout({
  app,
  campaign,
  selected,
  onNode,
  onBack,
  reading = false,
  children,
}: CampaignLayoutProps) {
  const { cardPictures } = app;
  const done = completedIn(campaign);
  const at = nextLevelAt(campaign);
  return (
    <main class={`screen journey ${reading ? 'reading' : ''}`}>
      <PageHeader
        cardPictures={cardPictures}
        title={t('frame.saveLine', { name: campaign.name, level: campaign.level })}
        note={at === null ? t('journey.lastLevel', { done }) : t('journey.nextLevel', { done, at })}
        gold={campaign.gold}
        onBack={onBack}
      >
        <Achievements cardPictures={cardPictures} held={campaign.achievements} />
      </PageHeader>
      <section class="journey-map" aria-label={t('journey.title')}>
        <Sheet cardPictures={cardPictures} model={mapOf(campaign, selected)} />
        <h2>{t('journey.title')}</h2>
        {CHAPTERS.map(({ number }) => (
          <Node cardPictures={cardPictures} campaign={campaign} number={number} key={number} onNode={onNode} />
        ))}
        <Legend />
      </section>
      <div class="journey-side">{children}</div>
    </main>
  );
}

const STATES: Readonly<Record<Standing, MapModel['nodes'][number]['state']>> = {
  open: 'open',
  undrawn: 'open',
  completed: 'done',
  blocked: 'blocked',
  locked: 'unknown',
  needs: 'unknown',
};

function mapOf(campaign: Campaign, selected: number | null): MapModel {
  return {
    nodes: CHAPTERS.map(({ number }) => ({
      number,
      state: STATES[standingOf(campaign, number)],
      selected: number === selected,
    })),
    roads: CHAPTERS.flatMap(({ number, unlocks }) => {
      const gone = progressOf(campaign, number).completed;
      return unlocks.map((to) => ({ from: number, to, gone }));
    }),
  };
}

function Sheet({ cardPictures, model }: { cardPictures: CardPictures; model: MapModel }) {
  return (
    <CardPicture
      of={JSON.stringify(model)}
      class="journey-sheet"
      paint={(ctx, width, height) => cardPictures.campaignMap(ctx, width, height, model)}
    />
  );
}

interface NodeProps {
  readonly cardPictures: CardPictures;
  readonly campaign: Campaign;
  readonly number: number;
  readonly onNode: (number: number) => void;
}

/** The button of a scenario on the map. */
function Node({ cardPictures, campaign, number, onNode }: NodeProps) {
  const place = cardPictures.places[number];
  if (!place) return null;
  const { unlocked } = progressOf(campaign, number);
  const title = unlocked ? `${number} · ${titleOf(number)}` : String(number);
  return (
    <button
      type="button"
      class="node"
      data-node={number}
      data-standing={standingOf(campaign, number)}
      // Scenarios that are not unlocked are no stops of the Tab key.
      tabIndex={standingOf(campaign, number) === 'locked' ? -1 : 0}
      style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%` }}
      aria-label={`${title}. ${standingWords(campaign, number)}`}
      onClick={() => onNode(number)}
    >
      {standingOf(campaign, number) === 'needs' && (
        <Glyph cardPictures={cardPictures} name="locked" class="node-lock" />
      )}
    </button>
  );
}

const SIGNS: Readonly<Record<Achievement, Sign>> = {
  redGem: 'redGem',
  blueGem: 'blueGem',
  nightBlade: 'nightBlade',
  dargothsScroll: 'scroll',
  utilityBelt: 'belt',
};

function Achievements({ cardPictures, held }: { cardPictures: CardPictures; held: readonly Achievement[] }) {
  return (
    <ul class="achievements">
      {ACHIEVEMENTS.map((each) => {
        const has = held.includes(each);
        const what = t(`journey.achievement.${each}`);
        return (
          <li key={each} class={has ? 'held' : ''}>
            <span class="medal">
              <Glyph cardPictures={cardPictures} name={SIGNS[each]} tone={has ? 'ink' : 'dim'} />
            </span>
            <span aria-hidden="true">{what}</span>
            <span class="said">{t(has ? 'journey.held' : 'journey.missing', { what })}</span>
          </li>
        );
      })}
    </ul>
  );
}

const HEX = 'M1 12L7 2H19L25 12L19 22H7Z';

/** What the four kinds of hexes mean. */
function Legend() {
  return (
    <ul class="legend">
      <li>
        <svg viewBox="0 0 26 24" aria-hidden="true">
          <path d={HEX} fill="#17120E" />
          <path d="M8 12l4 5 7-9" fill="none" stroke="#F2E8D2" stroke-width="3" />
        </svg>
        {t('journey.legend.done')}
      </li>
      <li>
        <svg viewBox="0 0 26 24" aria-hidden="true">
          <path d={HEX} fill="#FFF4DA" stroke="#B3261A" stroke-width="4" />
        </svg>
        {t('journey.legend.open')}
      </li>
      <li>
        <svg viewBox="0 0 26 24" aria-hidden="true">
          <path d={HEX} fill="#DCCAA2" stroke="#17120E" stroke-width="2" />
          <path d="M5 4L21 20M21 4L5 20" stroke="#B3261A" stroke-width="3" />
        </svg>
        {t('journey.legend.blocked')}
      </li>
      <li>
        <svg viewBox="0 0 26 24" aria-hidden="true">
          <path d={HEX} fill="none" stroke="#17120E" stroke-width="2" stroke-dasharray="4 3" />
        </svg>
        {t('journey.legend.unknown')}
      </li>
    </ul>
  );
}
