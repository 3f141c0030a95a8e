/**
 * Checks that the texts of all content exist in every language. A missing text is reported with its file,
 * its key and the reason.
 */
import { ACHIEVEMENTS } from '../../content/longTable/campaign/tables';
import { cellsOf, doorsOf, roomsOf } from '../../content/longTable/map';
import type { WrittenContent } from '../../content/longTable/printed';
import type { WrittenScenario } from '../../content/longTable/written';
import csCampaign from '../../i18n/cs/longTable/campaign';
import csNames from '../../i18n/cs/longTable/names';
import csPages from '../../i18n/cs/longTable/pages';
import enCampaign from '../../i18n/en/longTable/campaign';
import enNames from '../../i18n/en/longTable/names';
import enPages from '../../i18n/en/longTable/pages';
import { achievementKey } from '../../i18n/longTable/campaignWords';
import ruCampaign from '../../i18n/ru/longTable/campaign';
import ruNames from '../../i18n/ru/longTable/names';
import ruPages from '../../i18n/ru/longTable/pages';
import type { Misprint } from '../problem';
import { tryRead } from './checks';

type Tree = { readonly [key: string]: string | Tree };
type Chapters = Readonly<Record<'names' | 'campaign' | 'pages', Tree>>;

/** The chapters that are checked, by language. */
export const TEXTS: Readonly<Record<string, Chapters>> = {
  en: { names: enNames, campaign: enCampaign, pages: enPages },
  ru: { names: ruNames, campaign: ruCampaign, pages: ruPages },
  cs: { names: csNames, campaign: csCampaign, pages: csPages },
};

type Needed = readonly [chapter: keyof Chapters, key: string];

/** The texts that the content needs and that are missing. @param texts the texts to search, by default the game's own */
export function missingTexts(content: WrittenContent, texts = TEXTS): Misprint[] {
  const needed = neededBy(content);
  return Object.entries(texts).flatMap(([language, chapters]) =>
    needed.flatMap(([chapter, key]) => {
      if (isText(chapters[chapter], key.split('.'))) return [];
      return [{ file: `src/i18n/${language}/longTable/${chapter}.ts`, field: key, detail: 'there is no text' }];
    }),
  );
}

function isText(tree: string | Tree | undefined, [first, ...rest]: readonly string[]): boolean {
  if (first === undefined) return typeof tree === 'string' && tree.trim() !== '';
  return typeof tree === 'object' && isText(tree[first], rest);
}

function neededBy(content: WrittenContent): Needed[] {
  const names = (group: string, all: readonly { readonly id: string }[]): Needed[] =>
    all.map(({ id }) => ['names', `${group}.${id}`]);
  const campaign = (groups: readonly string[], all: readonly { readonly id: string }[]): Needed[] =>
    all.flatMap(({ id }) => groups.map((group): Needed => ['campaign', `${group}.${id}`]));
  const foes = [...content.monsters, ...content.bosses];
  const escorts = content.scenarios.flatMap((page) => page.escorts ?? []);
  const obstacles = content.scenarios.flatMap(({ destructibles }) => (destructibles ? [destructibles] : []));
  const figures = [...content.heroes, ...foes, ...content.summons, ...escorts, ...obstacles];
  return [
    ...names('grammar', figures),
    ...names('hero', content.heroes),
    ...names('person', content.heroes),
    ...names('monster', foes),
    ...names('office', content.bosses),
    ...names('monsterNote', foes),
    ...names('summon', content.summons),
    ...names('escort', escorts),
    ...names('obstacle', obstacles),
    ...names('item', content.items),
    ...names('goal', content.goals),
    ...names(
      'card',
      content.heroes.flatMap(({ cards }) => cards),
    ),
    ...campaign(['heroText', 'plays'], content.heroes),

    ...campaign(['goalText'], content.goals),
    ...campaign(['quest', 'questText', 'questAim', 'questDone'], content.quests),
    ...campaign(['place'], content.graph),
    ...campaign(['room'], content.rooms),
    ...campaign(['foes'], content.foes),
    ...content.events.flatMap(({ id }) =>
      ['title', 'text', 'A', 'B'].map((part): Needed => ['campaign', `event.${id}.${part}`]),
    ),
    ...Object.keys(ACHIEVEMENTS).map((name): Needed => ['campaign', `achievement.${achievementKey(name)}`]),
    ...content.scenarios.flatMap(neededByPage),
  ];
}

function neededByPage(page: WrittenScenario): Needed[] {
  const parts = ['title', 'introduction', 'goal', 'conclusion', ...(saysMore(page) ? ['special'] : [])];
  // If the map cannot be read, another check reports the mistake in the map.
  const doors = tryRead(() => {
    const cells = cellsOf(page.map);
    return doorsOf(cells, roomsOf(cells)).length;
  });
  const count = 'value' in doors ? doors.value : 0;
  return [
    ...parts.map((part): Needed => ['pages', `${part}.${page.id}`]),
    ...Array.from({ length: count }, (_, i): Needed => ['pages', `door.${page.id}.d${i + 1}`]),
  ];
}

/** Whether a page has special rules, escorts, destructible obstacles or sacks, so that it needs a text about them. */
const saysMore = ({ rules, escorts, destructibles, sacks }: WrittenScenario): boolean =>
  rules !== undefined || escorts !== undefined || destructibles !== undefined || sacks === true;
