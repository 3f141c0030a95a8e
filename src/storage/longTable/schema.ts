/** Defines the schema of a campaign of the Long Table. */
import * as v from 'valibot';
import { stageOf, type TableCampaign } from '../../flow/longTable/campaign';
import {
  dungeonDrawShape,
  enhancementShape,
  heroLevelShape,
  pendingEffectShape,
  scenarioLevelShape,
  seedShape,
  tablePendingShape,
  variantsShape,
  withoutDuplicates,
} from '../../journal/longTable/setupSchema';
import { generatorShape } from '../../journal/longTable/stateSchema';
import {
  bool,
  byName,
  count,
  integer,
  list,
  name,
  nullable,
  oneOf,
  optional,
  record,
  type Shape,
  variants,
} from '../../journal/shapes';
import { type Circumstance, type Effect, OPTIONS } from '../../rules/longTable/campaign/book';
import {
  MAX_ACHIEVEMENTS,
  MAX_HEROES,
  MAX_NAME_UNITS,
  MAX_NOTE_UNITS,
  MAX_PARTIES,
} from '../../rules/longTable/campaign/limits';
import type {
  CampaignQuestion,
  CampaignState,
  CampaignTask,
  Cause,
  Hero,
  Journey,
  Party,
  Progress,
  Stage,
  World,
} from '../../rules/longTable/campaign/state';

/** The greatest number of entries of a list for which no other limit is given; far more than a campaign has. */
const MAX_ENTRIES = 500;

/** A text written by a player. */
const text: Shape<string> = v.pipe(v.string(), v.maxLength(MAX_NOTE_UNITS));
/** A printed name, such as `River: Clear`. */
const title: Shape<string> = v.pipe(v.string(), v.regex(/^[A-Z][\w ':-]{0,79}$/));
const titles = list(title, MAX_ACHIEVEMENTS);
const ids = list(name, MAX_ENTRIES);

const heroNo: Shape<number> = v.pipe(count, v.minValue(1));
const whom = oneOf(['each', 'one']);

const circumstance = variants<Circumstance, 'if'>('if', {
  class: { hero: name },
  reputation: { atLeast: optional(integer), atMost: optional(integer) },
  pay: { gold: count },
  free: { item: name },
  taken: { item: name },
  achievement: { achievement: title },
});

/** Effects can contain effects. The general depth limit for data from outside also limits this nesting. */
const effect: Shape<Effect> = v.lazy(() => EFFECT);
const effects = list(effect);
const n = { n: integer };

const EFFECT: Shape<Effect> = variants<Effect, 'effect'>('effect', {
  gold: { ...n, whom: oneOf(['each', 'collective']) },
  experience: { ...n, whom },
  checkmarks: { ...n, whom },
  reputation: n,
  prosperity: n,
  item: { item: name },
  design: { item: name },
  randomDesign: {},
  randomScenario: {},
  moreCopies: { prosperity: count },
  achievement: { achievement: title },
  scenario: { scenario: name },
  class: { hero: name, otherwise: optional(effects) },
  event: { event: name },
  newHeroes: { gold: optional(integer), checkmarks: optional(integer), perks: optional(integer) },
  blessings: n,
  next: { pending: pendingEffectShape, whom },
  nextTable: { pending: tablePendingShape },
  ending: { ending: name },
  when: { when: circumstance, effects },
});

const hero = record<Hero>({
  no: heroNo,
  class: name,
  name: text,
  line: count,
  level: heroLevelShape,
  experience: count,
  gold: count,
  items: withoutDuplicates(ids),
  equipped: withoutDuplicates(ids),
  pool: withoutDuplicates(ids),
  hand: withoutDuplicates(ids),
  perks: list(count),
  startPerks: count,
  checkmarks: v.pipe(count, v.maxValue(18)),
  quest: nullable(name),
  progress: record<Progress>({ step: count, count, names: ids }),
  pending: list(pendingEffectShape),
});

const party = record<Party>({
  name: text,
  notes: text,
  achievements: titles,
  reputation: v.pipe(integer, v.minValue(-20), v.maxValue(20)),
  heroes: withoutDuplicates(list(heroNo, 4)),
});

const world = record<World>({
  unlocked: withoutDuplicates(ids),
  completed: withoutDuplicates(ids),
  blocked: withoutDuplicates(ids),
  achievements: titles,
  prosperity: count,
  donations: count,
  classes: withoutDuplicates(ids),
  copies: byName(count, MAX_ENTRIES),
  moreCopies: byName(count, MAX_ENTRIES),
  events: record<World['events']>({ city: ids, road: ids }),
  eventsGone: ids,
  quests: withoutDuplicates(ids),
  questsDone: ids,
  pages: withoutDuplicates(ids),
  designs: ids,
  sideScenarios: ids,
  looted: list(count, MAX_ENTRIES),
  enhancements: byName(list(enhancementShape, MAX_ENTRIES)),
  newHeroes: record<World['newHeroes']>({ gold: count, checkmarks: count, perks: count }),
  blessings: count,
  pending: list(tablePendingShape),
  endings: ids,
});

const journey = record<Journey>({
  scenario: nullable(name),
  casual: bool,
  level: scenarioLevelShape,
  dungeon: nullable(dungeonDrawShape),
});

const stage = variants<Stage, 'at'>('at', {
  town: { eventDrawn: bool, donated: list(heroNo) },
  road: { journey },
  scenario: { journey, seed: seedShape },
  camp: { after: nullable(name) },
});

const optionName = oneOf(OPTIONS);
const cause = variants<Cause, 'cause'>('cause', {
  event: { event: name, option: optionName },
  scenario: { scenario: name },
  quest: { quest: name },
  page: { page: name },
});

const ofEvent = { event: name, option: optionName };
const task = variants<CampaignTask, 'do'>('do', {
  effects: { effects, cause },
  outcomes: { ...ofEvent, next: count, applied: bool },
  afterEvent: ofEvent,
  share: { left: integer, cause },
  dealQuest: { hero: heroNo },
  arrive: {},
  scenarioDone: {},
});

const question = variants<CampaignQuestion, 'ask'>('ask', {
  option: { event: name },
  pay: { ...ofEvent, gold: count, outcome: count },
  share: { left: integer, cause },
  hero: { effect, heroes: list(heroNo), cause },
  quest: { hero: heroNo, quests: ids },
});

const state: Shape<CampaignState> = v.pipe(
  record<CampaignState>({
    generator: generatorShape,
    variants: variantsShape,
    openInformation: bool,
    world,
    heroes: list(hero, MAX_HEROES),
    nextHero: heroNo,
    lines: list(count, MAX_HEROES),
    parties: v.pipe(list(party, MAX_PARTIES), v.minLength(1)),
    party: count,
    stage,
    agenda: list(task),
    question: nullable(question),
  }),
  v.check(({ parties, party: index }) => index < parties.length, 'no such party'),
  v.check(
    ({ heroes, nextHero }) =>
      new Set(heroes.map(({ no }) => no)).size === heroes.length && heroes.every(({ no }) => no < nextHero),
    'a hero twice',
  ),
  v.check(({ heroes, parties }) => {
    const members = parties.flatMap((each) => each.heroes);
    return new Set(members).size === members.length && members.every((no) => heroes.some((each) => each.no === no));
  }, 'a party of heroes that there are not'),
  v.check(({ heroes, lines }) => heroes.every(({ line }) => line < lines.length), 'no such line'),
);

export const campaignShape: Shape<TableCampaign> = v.pipe(
  record<TableCampaign>({
    id: name,
    name: v.pipe(text, v.minLength(1), v.maxLength(MAX_NAME_UNITS)),
    stage: record<TableCampaign['stage']>({ at: oneOf(['camp', 'table']) }),
    state: state as Shape<TableCampaign['state']>,
  }),
  v.check((campaign) => campaign.stage.at === stageOf(campaign.state).at, 'it stands elsewhere'),
);
