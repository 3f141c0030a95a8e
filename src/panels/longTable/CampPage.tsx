/**
 * The page of the camp, where the player manages a campaign before and after scenarios. The page shows the result of an answer or a pending
 * question, otherwise tabs for the map, the party, the town and the engraver.
 */
import { useEffect, useRef } from 'preact/hooks';
import { campaignBook } from '../../content/longTable/campaign/book';
import { type TextKey, t } from '../../i18n';
import { pageOf } from '../../i18n/longTable/stories';
import { canLevelUp, hasAchievements, partyHeroes, perksLeft } from '../../rules/longTable/campaign/lookups';
import { legalMoves } from '../../rules/longTable/campaign/play';
import type { Campaign } from '../../rules/longTable/campaign/state';
import { PageHeader } from '../PageHeader';
import { ReturnToTable } from '../ReturnToTable';
import { useSpokenHeading } from '../spokenPage';
import { useView } from '../useApp';
import type { LongTableApp } from './app';
import { CampAnswer, type CampProps, CampQuestion } from './camp/CampQuestion';
import { Engraver } from './camp/Engraver';
import { PartySheet } from './camp/PartySheet';
import { RetirementPage } from './camp/Retirement';
import { Town } from './camp/Town';
import { WorldMap } from './camp/WorldMap';
import { LazyExplain } from './lazyExplain';

const PAGES = { map: WorldMap, party: PartySheet, town: Town, engraver: Engraver } as const;
type PageName = keyof typeof PAGES;
/** The camp's name for `App.pageOf` and `App.showPage`. The camp's page is the open tab. */
const PANEL = 'camp';
const WORDS = {
  map: 'board.camp.map',
  party: 'board.camp.party',
  town: 'board.camp.town',
  engraver: 'board.camp.engraver',
} as const satisfies Record<PageName, TextKey>;

/**
 * The tabs available now: the town only while the party is in town; the engraver only if, in addition, the campaign has unlocked the
 * engraver (L32.8).
 */
function pagesNow(state: Campaign): PageName[] {
  if (state.stage.at !== 'town') return ['map', 'party'];
  return hasAchievements(state, [[campaignBook().enhancementNeeds]])
    ? ['map', 'party', 'town', 'engraver']
    : ['map', 'party', 'town'];
}

/** Whether a hero can take a new level or tick a perk box. */
const waits = (state: Campaign): boolean =>
  partyHeroes(state).some(
    (hero) => perksLeft(hero) > 0 || (state.stage.at === 'town' && canLevelUp(campaignBook(), hero)),
  );

export function CampPage({ app }: { app: LongTableApp }) {
  const { campaign, page: shown } = useView(app);
  const turn = (page: PageName) => app.showPage(PANEL, page === 'map' ? null : page);
  const screen = useRef<HTMLElement>(null);
  const at = campaign?.state.stage.at;
  const was = useRef(at);
  // When the party returns to town, the town's tab opens.
  useEffect(() => {
    if (at === 'town' && was.current !== at) turn('town');
    was.current = at;
  }, [at]);
  const asked = JSON.stringify([campaign?.state.question, shown?.page === 'told' && shown.settled]);
  // When the tab, the question or the shown result changes, the page scrolls to the top.
  const subject = `${app.pageOf(PANEL)} ${asked}`;
  const read = useRef(subject);
  useEffect(() => {
    if (read.current !== subject) screen.current?.scrollTo({ top: 0 });
    read.current = subject;
  }, [subject]);
  useSpokenHeading(asked);
  if (!campaign) return null;
  const { state, name } = campaign;
  const props: CampProps = { app, state, moves: legalMoves(campaignBook(), state) };
  const pages = pagesNow(state);
  const here = pages.find((each) => each === app.pageOf(PANEL)) ?? 'map';
  const scenario = state.stage.at === 'scenario' ? state.stage.journey.scenario : null;
  const result = shown?.page === 'told' ? shown : null;
  const Page = PAGES[here];
  return (
    <main ref={screen} class={`screen camp at-${result?.settled || state.question ? 'question' : here}`}>
      <LazyExplain app={app} pictures={app.cardPictures} zoom={1} within=".camp" />
      <PageHeader
        cardPictures={app.cardPictures}
        title={name}
        gold={partyHeroes(state).reduce((sum, { gold }) => sum + gold, 0)}
        onBack={() => app.quit()}
      />
      {result?.settled && result.move.move === 'retire' ? (
        <RetirementPage app={app} state={state} result={result} />
      ) : result?.settled ? (
        <CampAnswer app={app} result={result} />
      ) : state.question ? (
        <CampQuestion {...props} result={result} key={JSON.stringify(state.question)} />
      ) : (
        <>
          <nav class="camp-tabs">
            {pages.map((each) => (
              <button
                type="button"
                class="tab"
                key={each}
                data-page={each}
                aria-pressed={each === here}
                onClick={() => turn(each)}
              >
                {t(WORDS[each])}
                {each === 'party' && waits(state) && <i class="dot" />}
              </button>
            ))}
          </nav>
          {state.stage.at === 'scenario' && (
            <ReturnToTable app={app} title={scenario === null ? null : pageOf(scenario).title} />
          )}
          <Page {...props} />
        </>
      )}
    </main>
  );
}
