// @vitest-environment jsdom
/** Tests who speaks in which text of the story, and that the pages show the speaker’s portrait and name. */
import { type ComponentChild, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { CHAPTERS } from '../../../src/content/inHand/chapters';
import { newCampaign, type Outcome } from '../../../src/flow/inHand/campaign';
import { LANGUAGES, openChapter, pageText, setLanguage, t } from '../../../src/i18n';
import english from '../../../src/i18n/en/inHand/afterwards';
import story from '../../../src/i18n/en/inHand/story';
import type { InHandApp } from '../../../src/panels/inHand/app';
import { EndingPage } from '../../../src/panels/inHand/EndingPage';
import { OutcomePage } from '../../../src/panels/inHand/OutcomePage';
import { ScenarioPage } from '../../../src/panels/inHand/ScenarioPage';
import { SummonsPage } from '../../../src/panels/inHand/SummonsPage';
import { PEOPLE, type Person } from '../../../src/panels/inHand/speaker/people';
import { INTRODUCTIONS, Speaker } from '../../../src/panels/inHand/speaker/Speaker';
import { concludingSpeaker, type Line, SPEAKERS } from '../../../src/panels/inHand/speaker/speakers';
import { TownPage } from '../../../src/panels/inHand/TownPage';
import { stubBrowser } from '../drawn';
import { paper, testApp } from '../kit';

stubBrowser();

const NAMES: Readonly<Record<Person, RegExp>> = {
  tansy: /\bTansy\b/,
  quill: /\bQuill\b/,
  brill: /\bBrill\b/,
  mire: /\bMother Mire\b/,
  gage: /(?<!Pim )\bGage\b/,
  pim: /\bPim\b/,
};
/** People who are named but absent: there are only footprints, a line in a file, or an entry that is struck. */
const AWAY: Readonly<Record<string, readonly Person[]>> = {
  'introduction of tuesdayShift': ['tansy'],
  'afterwards.conclusion.seniorBailiff': ['tansy'],
  'afterwards.conclusion.carriedForward': ['tansy'],
};
/** People who are present but not named. */
const UNNAMED: Readonly<Record<string, Person>> = {
  'introduction of landladyOfTheFen': 'mire',
  'afterwards.conclusion.tuesdayShift': 'tansy',
  'afterwards.conclusion.landladyOfTheFen': 'mire',
  'afterwards.conclusion.halfHoliday': 'tansy',
};

const ids = CHAPTERS.map(({ id }) => id);
const lines = Object.keys(SPEAKERS) as Line[];
/** The English texts with the speakers that the tables give. */
const texts: readonly (readonly [string, string, Person | null])[] = [
  ...ids.map((id) => [`introduction of ${id}`, pageText(id, 'introduction'), INTRODUCTIONS[id] ?? null] as const),
  ...lines.map((line) => [line, t(line), SPEAKERS[line]] as const),
];

describe('the tables of speakers', () => {
  it('contain every scenario with its conclusion, and no others', () => {
    expect(Object.keys(story.scenario).sort()).toEqual([...ids].sort());
    expect(Object.keys(INTRODUCTIONS).filter((id) => !ids.includes(id))).toEqual([]);
    expect(Object.keys(english.conclusion).sort()).toEqual([...ids].sort());
  });

  it.each(texts)('%s: has the portrait of a person who is present, or none if nobody is', (key, text, by) => {
    const named = PEOPLE.filter((each) => NAMES[each].test(text) && !AWAY[key]?.includes(each));
    const there = UNNAMED[key] === undefined ? named : [UNNAMED[key]];
    if (there.length === 0) expect(by).toBeNull();
    else expect(there).toContain(by);
  });

  it('give every person something to say', () => {
    expect(PEOPLE.filter((each) => !texts.some(([, , by]) => by === each))).toEqual([]);
  });

  it('have no speaker for a page of a pack', () => {
    expect([concludingSpeaker('shelf'), concludingSpeaker('toString')]).toEqual([null, null]);
  });
});

async function shown(what: ComponentChild): Promise<HTMLElement> {
  const root = paper();
  await act(async () => void render(what, root));
  // Portraits are fetched when they are first shown.
  await vi.waitFor(() => {
    const waiting = [...root.querySelectorAll('.speaker')].filter((each) => !each.querySelector('img'));
    if (waiting.length > 0) throw new Error('a portrait has not been loaded yet');
  });
  return root;
}
const faces = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('figure.speaker')].map((each) => each.dataset['speaker']);
const expected = (by: Person | null | undefined) => (by ? [by] : []);

const CAMPAIGN = newCampaign('c0', 'Mirka', { hindrances: false, onTable: false });
const done = { unlocked: true, completed: true, blocked: false };
const NOTHING = { items: [], achievements: [], unlocked: [], blocked: [], forSale: [] };
const outcome = (scenario: number, won: boolean): Outcome => ({
  scenario,
  won,
  money: 0,
  gold: { money: 0, treasures: 0, reward: 0 },
  ...NOTHING,
});
function appAt(view: object): InHandApp {
  const { app } = testApp();
  const cardPictures = new Proxy({}, { get: (_, name) => (name === 'places' ? places : () => {}) });
  return {
    ...app,
    cardPictures,
    readArchive: async () => null,
    view: { ...app.view, ...view },
  } as unknown as InHandApp;
}
const places = Object.fromEntries(CHAPTERS.map(({ number }) => [number, { x: number, y: number }]));

describe('the pages', () => {
  it.each(CHAPTERS)('scenario $number shows its speakers before and after it', async ({ number, id }) => {
    const page = { scenario: number, scenarioLevel: 1 };
    expect(faces(await shown(<ScenarioPage app={appAt({ campaign: CAMPAIGN, page })} />))).toEqual(
      expected(INTRODUCTIONS[id]),
    );
    const over = (won: boolean) =>
      appAt({ campaign: { ...CAMPAIGN, stage: { at: 'outcome', outcome: outcome(number, won) } } });
    expect(faces(await shown(<OutcomePage app={over(true)} />))).toEqual(expected(concludingSpeaker(id)));
    // After a defeat nobody speaks.
    expect(faces(await shown(<OutcomePage app={over(false)} />))).toEqual([]);
  });

  it.each([
    [20, []],
    [21, ['tansy']],
    [22, ['quill']],
  ])('ending %i shows its speaker', async (number, there) => {
    const campaign = { ...CAMPAIGN, scenarios: { ...CAMPAIGN.scenarios, [number]: done } };
    expect(faces(await shown(<EndingPage app={appAt({ campaign })} />))).toEqual(there);
  });

  it('the shop shows the person at the counter, and the summons the person who speaks of the king', async () => {
    for (const [wins, by] of [['gage'], ['pim'], ['gage']].entries()) {
      expect(faces(await shown(<TownPage app={appAt({ campaign: { ...CAMPAIGN, wins } })} />))).toEqual(by);
    }
    const summoned = (scenario: number) => ({
      campaign: { ...CAMPAIGN, stage: { at: 'summons', scenario, scenarioLevel: 1, seed: 's', taken: [] } },
    });
    expect(faces(await shown(<SummonsPage app={appAt(summoned(5))} />))).toEqual(['gage']);
    expect(faces(await shown(<SummonsPage app={appAt(summoned(8))} />))).toEqual([]);
  });
});

describe('a portrait', () => {
  afterAll(() => setLanguage('en').then(() => openChapter('moments')));

  it.each(LANGUAGES)('has a name and a description of the picture, in %s', async (language) => {
    await setLanguage(language);
    await openChapter('moments');
    for (const each of PEOPLE) {
      const root = await shown(<Speaker by={each} />);
      const img = root.querySelector('img');
      expect(root.querySelector('figcaption')?.textContent).toBe(t(`moments.person.${each}.name`));
      expect(img?.alt).toBe(t(`moments.person.${each}.seen`));
      expect(img?.alt.length).toBeGreaterThan(20);
      expect(img?.src).toMatch(new RegExp(`assets/people/${each}\\.webp$`));
    }
  });

  it('is left out if nobody speaks', async () => {
    expect((await shown(<Speaker by={null} />)).innerHTML).toBe('');
  });
});
