import type { ComponentChildren } from 'preact';
import { ACHIEVEMENTS, type Achievement, CHAPTERS, chapterOf } from '../../content/inHand/chapters';
import { type Availability, availabilityOf, type Campaign, progressOf } from '../../flow/inHand/campaign';
import { countCompleted, nextLevelAt } from '../../flow/inHand/levels';
import { pageText, t } from '../../i18n';
import { CardPicture, Glyph } from '../CardPicture';
import { PageHeader } from '../PageHeader';
import type { InHandApp } from './app';
import type { CardPictures, MapModel, Sign } from './cardPictures';
import { HERO_PORTRAITS } from './heroPortraits';

export const titleOf = (number: number): string => pageText(chapterOf(number)?.id ?? '', 'title');

export const achievementList = (list: readonly Achievement[]): string =>
  list.map((each) => t(`journey.achievement.${each}`)).join(', ');

/** The sentence that says whether a scenario is open, and if not, why. */
export function availabilitySentence(campaign: Campaign, number: number): string {
  const standing = availabilityOf(campaign, number);
  const missing = chapterOf(number)?.requires.filter((each) => !campaign.achievements.includes(each)) ?? [];
  return t(`journey.standing.${standing}`, standing === 'needs' ? { list: achievementList(missing) } : {});
}

interface CampaignLayoutProps {
  readonly app: InHandApp;
  readonly campaign: Campaign;
  /** The number of the scenario that is selected or whose page is open; null if there is none. */
  readonly selected: number | null;
  readonly onNode: (number: number) => void;
  readonly onBack: () => void;
  /** Whether the text matters more than the map. If so, the map is smaller on a phone. */
  readonly reading?: boolean;
  readonly children: ComponentChildren;
}

/** The layout of the campaign's pages: the header, the map with its 22 scenarios, and a text beside the map. */
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
  const done = countCompleted(campaign);
  const next = nextLevelAt(campaign);
  return (
    <main class={`screen journey ${reading ? 'reading' : ''}`}>
      <PageHeader
        cardPictures={cardPictures}
        title={t('frame.saveLine', { name: campaign.name, level: campaign.level })}
        note={next === null ? t('journey.lastLevel', { done }) : t('journey.nextLevel', { done, at: next })}
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
        <p class="land" aria-hidden="true">
          {t('journey.land')
            .split('|')
            .map((name) => (
              <span key={name}>{name}</span>
            ))}
        </p>
        <Token campaign={campaign} place={cardPictures.places[selected ?? 0]} />
        <Legend />
      </section>
      <div class="journey-side">{children}</div>
    </main>
  );
}

const STATES: Readonly<Record<Availability, MapModel['nodes'][number]['state']>> = {
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
      state: STATES[availabilityOf(campaign, number)],
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

type Place = CardPictures['places'][number];

const at = ({ x, y }: Place) => ({ left: `${x * 100}%`, top: `${y * 100}%` });

/** The hero's token on the map. It is at the selected scenario, or in the town Pledge if none is selected. */
function Token({ campaign, place }: { campaign: Campaign; place: Place | undefined }) {
  return <img class="journey-token" src={HERO_PORTRAITS[campaign.hero]} alt="" style={place ? at(place) : {}} />;
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
  const standing = availabilityOf(campaign, number);
  const title = unlocked ? `${number} · ${titleOf(number)}` : String(number);
  return (
    <button
      type="button"
      class="node"
      data-node={number}
      data-standing={standing}
      // The Tab key skips scenarios that are not unlocked.
      tabIndex={standing === 'locked' ? -1 : 0}
      style={at(place)}
      aria-label={`${title}. ${availabilitySentence(campaign, number)}`}
      onClick={() => onNode(number)}
    >
      {standing === 'needs' && <Glyph cardPictures={cardPictures} name="locked" class="node-lock" />}
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

/** What the campaign gives to find. The dashed ones are not found yet: without the count they look like things that the hero owns. */
function Achievements({ cardPictures, held }: { cardPictures: CardPictures; held: readonly Achievement[] }) {
  const done = ACHIEVEMENTS.filter((each) => held.includes(each)).length;
  return (
    <div class="finds">
      <p>{t('journey.found', { done, all: ACHIEVEMENTS.length })}</p>
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
    </div>
  );
}

const HEX = 'M1 12L7 2H19L25 12L19 22H7Z';

/**
 * How the legend draws each state of a scenario. Each entry contains: the state, the fill colour, the colour and the width of the outline,
 * and (if the state has a mark) the SVG path and the colour of the mark.
 */
const LEGEND = [
  ['done', '#17120E', 'none', 0, 'M8 12l4 5 7-9', '#F2E8D2'],
  ['open', '#FFF4DA', '#B3261A', 4],
  ['blocked', '#DCCAA2', '#17120E', 2, 'M5 4L21 20M21 4L5 20', '#B3261A'],
  ['unknown', 'none', '#17120E', 2],
] as const;

/** The legend of the map: the four states of a scenario. */
function Legend() {
  return (
    <ul class="legend">
      {LEGEND.map(([kind, fill, stroke, width, mark, tone]) => (
        <li key={kind}>
          <svg viewBox="0 0 26 24" aria-hidden="true" class={kind}>
            <path d={HEX} fill={fill} stroke={stroke} stroke-width={width} />
            {mark && <path d={mark} fill="none" stroke={tone} stroke-width="3" />}
          </svg>
          {t(`journey.legend.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
