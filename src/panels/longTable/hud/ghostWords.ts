/**
 * Composes at most four sentences about what changes if the hero moves to the ghost's hex. The greatest change comes first; unchanged
 * turns of monsters, the special rules of the scenario, the warning about a door and what the forecast assumes about heroes come last.
 */
import type { Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import { capitalise, joinWords } from '../../../i18n/longTable/forms';
import { figureName } from '../../../i18n/longTable/naming';
import { ruleText } from '../../../i18n/longTable/sentences/endings';
import { formatTenths } from '../../../i18n/numbers';
import { changesOf, type GhostChange } from '../../../session/longTable/ghostChanges';
import type { GhostForecast, GhostView } from '../../../session/longTable/ghosts';

const MAX_SENTENCES = 4;
/** The number of letters that fit into the place of the title on a phone. */
export const BRIEF = 100;

export function ghostSentences({ play, way, forecast }: GhostView): string[] {
  if (!forecast) return [];
  const rules = forecast.here.rules.map((id) => t('board.ghost.rule', { what: ruleText(play.book, id) }));
  const behind = way.risks.includes('door') ? [t('board.ghost.behind')] : [];
  const besides = [...rules, ...behind, ...assumptions(forecast)].slice(1 - MAX_SENTENCES);
  const changes = changesOf(forecast);
  // A special rule may let a monster appear that acts at once.
  if (changes.length === 0) return [...(rules.length > 0 ? [] : [t('board.ghost.none')]), ...besides];
  const changed = changes
    .filter((each) => each.changed)
    .sort((a, b) => Math.abs(b.mean - b.meanBefore) - Math.abs(a.mean - a.meanBefore));
  if (changed.length === 0) return [t('board.ghost.nothing'), ...besides];
  const same = changes.filter((each) => !each.changed);
  const room = MAX_SENTENCES - besides.length;
  const rest = same.length > 0 && room > 1 ? [sentence('same', play, same)] : [];
  const sentences = groupsOf(changed).map((group) => changeSentence(play, group));
  return [...sentences.slice(0, room - rest.length), ...rest, ...besides];
}

/** Says that the forecast is valid only if the heroes who act before the monsters stay where they are. Empty if there are none. */
export const assumptions = ({ here }: GhostForecast): string[] =>
  here.waiting.length > 0 ? [t('board.ghost.others')] : [];

/** The first sentence, what the forecast assumes, and as many of the other sentences as fit on a phone. */
export function briefSentences(sentences: readonly string[], assumed: readonly string[] = []): readonly string[] {
  let letters = assumed.join('').length;
  return sentences.filter((each, nth) => {
    if (assumed.includes(each)) return true;
    letters += each.length;
    return nth === 0 || letters <= BRIEF;
  });
}

/** Groups the changes that one sentence describes together. */
function groupsOf(changes: readonly GhostChange[]): GhostChange[][] {
  const groups = new Map<string, GhostChange[]>();
  for (const change of changes) {
    const { targets, before, hasSameTargets } = change;
    const key = `${targets}|${before}|${hasSameTargets ? change.turn.figure : ''}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()];
}

type Words = 'turns' | 'adds' | 'drops' | 'reaches' | 'idle' | 'number' | 'same';

function changeSentence(play: Play, group: readonly GhostChange[]): string {
  const [first] = group;
  if (!first) return '';
  const { targets, before, hasSameTargets } = first;
  if (targets.length === 0) return sentence('idle', play, group);
  if (before.length === 0) return sentence('reaches', play, group);
  if (hasSameTargets) return sentence('number', play, group);
  if (before.every((each) => targets.includes(each))) return sentence('adds', play, group);
  return sentence(targets.every((each) => before.includes(each)) ? 'drops' : 'turns', play, group);
}

function sentence(words: Words, play: Play, group: readonly GhostChange[]): string {
  const [first] = group;
  const names = (ids: readonly string[]) => joinWords(ids.map((id) => figureName(play, id)));
  return t(`board.ghost.${words}`, {
    figures: capitalise(names(group.map(({ turn }) => turn.figure))),
    to: names(first?.targets ?? []),
    from: names(first?.before ?? []),
    more: names(first?.targets.filter((each) => !first.before.includes(each)) ?? []),
    less: names(first?.before.filter((each) => !first.targets.includes(each)) ?? []),
    mean: formatTenths(first?.mean ?? 0),
    before: formatTenths(first?.meanBefore ?? 0),
  });
}
