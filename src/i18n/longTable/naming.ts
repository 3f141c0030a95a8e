/** Names the figures in sentences and headings: heroes, monsters, summons, escorts and obstacles. */
import type { Play } from '../../flow/longTable/play';
import type { FigureId, Place } from '../../rules/longTable/state';
import type { HeroId, MonsterId, Rank, SummonId } from '../../rules/longTable/vocabulary';
import { contentText, type NamedGroup, t } from '..';
import { capitalise, type Forms, formsOf } from './forms';

type Group = Extract<NamedGroup, 'names.hero' | 'names.monster' | 'names.summon' | 'names.escort' | 'names.obstacle'>;

const grammarOf = (id: string): string => contentText('names.grammar', id);

/** A name with its article, such as 'the Bailiff', or a proper name, such as 'Mr Sump'. */
function definite(group: Group, id: string): Forms {
  const forms = formsOf(contentText(group, id));
  return grammarOf(id) === 'proper' ? forms : forms.map((name) => t('names.definite', { name }));
}

/** A name with a number, such as 'Shuffler 3'. */
const numbered = (group: Group, id: string, number: string): Forms =>
  formsOf(contentText(group, id)).map((name) => t('names.numbered', { name, number }));

/** A name without an article for headings, in its grammatical cases, such as 'Bailiff'. */
const bareForms = (group: Group, id: string): Forms => formsOf(contentText(group, id)).map(capitalise);
const bare = (group: Group, id: string): string => bareForms(group, id)[0] ?? '';

export const heroForms = (hero: HeroId): Forms => definite('names.hero', hero);
export const heroTitle = (hero: HeroId): string => bare('names.hero', hero);
/** The name of a monster type, for sentences about all monsters of the type. */
export const monsterForms = (monster: MonsterId): Forms => definite('names.monster', monster);
export const monsterTitleForms = (monster: MonsterId): Forms => bareForms('names.monster', monster);
export const monsterTitle = (monster: MonsterId): string => bare('names.monster', monster);
/** The name of a hero's summon for headings, in its grammatical cases; null if no hero has this summon. */
export const summonTitleForms = (summon: SummonId): Forms | null =>
  contentText('names.summon', summon) === summon ? null : bareForms('names.summon', summon);
export const summonTitle = (summon: SummonId): string | null => summonTitleForms(summon)?.[0] ?? null;
export const escortTitle = (escort: string): string => bare('names.escort', escort);
/** The name of a boss with its office, such as 'Mr Sump, Liquidator'; for any other monster its name. */
export function officeTitle(monster: MonsterId): string {
  const office = contentText('names.office', monster);
  return office === monster ? monsterTitle(monster) : office;
}

const GENDERS = ['m', 'f', 'n'];

/** A monster with its rank, such as 'Elite Shuffler', in grammatical agreement. */
export function rankedTitle(monster: MonsterId, rank: Rank): string {
  if (rank === 'boss') return officeTitle(monster);
  const [name = ''] = formsOf(contentText('names.monster', monster));
  return t('names.title', { rank: rankName(monster, rank), name });
}

function rankName(monster: MonsterId, rank: Rank): string {
  const ranks = formsOf(t(`names.rank.${rank}`));
  return ranks[GENDERS.indexOf(grammarOf(monster))] ?? ranks[0] ?? '';
}

/** A rank within a sentence, such as 'elite'. */
export const rankWord = (monster: MonsterId, rank: Rank): string => rankName(monster, rank).toLowerCase();

/** The type of a summon. If the summon has left the map, the type comes from an event of the last command; null if unknown. */
function summonOf({ state, events }: Pick<Play, 'state' | 'events'>, id: FigureId): SummonId | null {
  for (const figure of state.figures) if (figure.id === id && figure.kind === 'summon') return figure.summon;
  for (const event of events) if (event.type === 'summonGone' && event.figure === id) return event.summon;
  return null;
}

/**
 * L2.3: a monster's standee number. If the monster died during the last command, the number comes from an event. Null if the
 * monster died earlier, because another monster may have the number now.
 */
function standeeOf({ state, events }: Pick<Play, 'state' | 'events'>, id: FigureId): number | null {
  for (const figure of state.figures) if (figure.id === id && figure.kind === 'monster') return figure.number;
  for (const event of events)
    if ((event.type === 'died' || event.type === 'figurePlaced') && event.figure === id) return event.number;
  return null;
}

/** The name of a figure for sentences, in its grammatical cases: 'the Bailiff', 'Shuffler 3', 'Mr Sump'. */
export function figureForms(play: Play, id: FigureId): Forms {
  const [kind, name = '', number = ''] = id.split(':');
  switch (kind) {
    case 'hero':
      return heroForms(name);
    case 'monster': {
      const unique = play.book.monsters[name]?.ranks.boss !== undefined;
      const standee = unique ? null : standeeOf(play, id);
      return standee === null ? monsterForms(name) : numbered('names.monster', name, String(standee));
    }
    case 'summon': {
      const summon = summonOf(play, id);
      return summon ? definite('names.summon', summon) : formsOf(t('names.somebody'));
    }
    case 'escort': {
      const several = (play.book.scenario.escorts.find((each) => each.id === name)?.hexes.length ?? 1) > 1;
      return several ? numbered('names.escort', name, number) : definite('names.escort', name);
    }
    default: {
      // The id of an obstacle ends with its number on the map, as in `box1`.
      const [, obstacle = name, mark = ''] = /^(\D+)(\d*)$/.exec(name) ?? [];
      return mark ? numbered('names.obstacle', obstacle, mark) : definite('names.obstacle', obstacle);
    }
  }
}

export const figureName = (play: Play, id: FigureId): string => figureForms(play, id)[0] ?? '';

/** The name of an entry in the turn order. */
export function placeTitle(place: Place): string {
  switch (place.place) {
    case 'hero':
      return heroTitle(place.hero);
    case 'type':
      return monsterTitle(place.monster);
    case 'escorts':
      return escortTitle(place.escort);
  }
}
