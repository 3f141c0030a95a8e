/**
 * Reads packs for the Long Table: pages, maps, monsters and texts from outside, as pure JSON. They pass the shapes and
 * checks of our own content, and are read whole or refused with the field and the reason.
 */
import * as v from 'valibot';
import { PRINTED } from '../../content/longTable/printed';
import type { WrittenMonster, WrittenScenario } from '../../content/longTable/written';
import { byName, optional, record } from '../../journal/shapes';
import { isRecord, type Read } from '../../storage/untrusted';
import { CONTAINER, type Container, readContainer, refuse, take, type UnreadPart, unreadParts } from '../container';
import { inLanguages, PACK_LANGUAGES, type PackLanguage, type PageTexts, pageTextsShape, text } from '../texts';
import type { Wrong } from '../wrong';
import { namesIn } from './contentCheck';
import { monsterWrongs } from './figureChecks';
import { scenarioWrongs } from './scenarioChecks';
import { monsterShape, scenarioShape } from './shapes';

/** The texts of a pack, by the ids that it defines. */
export interface LongPackTexts {
  readonly title: string;
  readonly scenarios: Readonly<Record<string, PageTexts>>;
  readonly monsters?: Readonly<Record<string, string>>;
}

export interface LongPack {
  readonly id: string;
  /** The author. */
  readonly by: string;
  readonly monsters: readonly WrittenMonster[];
  readonly scenarios: readonly WrittenScenario[];
  /** At least one language. */
  readonly texts: Readonly<Partial<Record<PackLanguage, LongPackTexts>>>;
}

interface Cover extends Container {
  readonly mode: 'longTable';
  readonly monsters?: UnreadPart[];
  readonly scenarios: UnreadPart[];
  readonly texts: LongPack['texts'];
}

const coverShape = record<Cover>({
  ...CONTAINER,
  mode: v.literal('longTable'),
  monsters: optional(unreadParts(12)),
  scenarios: v.pipe(unreadParts(20), v.minLength(1)),
  texts: inLanguages(
    record<LongPackTexts>({
      title: text(40),
      scenarios: byName(pageTextsShape, 20),
      monsters: optional(byName(text(24), 12)),
    }),
  ),
});

/** Whether a text claims to be a pack of this mode; `readLongPack` reports what it lacks. */
export function isLongPack(json: unknown): boolean {
  return isRecord(json) && json['mode'] === 'longTable';
}

/** Reads the pack in a text, or returns a fault with the field and the reason. */
export function readLongPack(json: unknown): Read<LongPack> {
  return readContainer(json, (value) => packOf(take(coverShape, value, '')));
}

function packOf({ id, by, texts, ...cover }: Cover): LongPack {
  const monsters = (cover.monsters ?? []).map((written, i) => take(monsterShape, written, `monsters.${i}`));
  const scenarios = cover.scenarios.map((written, i) => take(scenarioShape, drawn(written), `scenarios.${i}`));
  const pack = { id, by, texts, monsters, scenarios };
  checkNames(pack);
  const known = namesIn({ ...PRINTED, monsters: [...PRINTED.monsters, ...monsters] });
  for (const [i, monster] of monsters.entries()) refuseFirst(`monsters.${i}`, monsterWrongs(monster, known));
  for (const [i, page] of scenarios.entries()) refuseFirst(`scenarios.${i}`, scenarioWrongs(page, known));
  return pack;
}

/** Joins a map that is written as a list of lines, because JSON has no multi-line texts. */
function drawn(written: UnreadPart): UnreadPart {
  const { map } = written;
  return Array.isArray(map) && map.every((line) => typeof line === 'string')
    ? { ...written, map: `\n${map.join('\n')}\n` }
    : written;
}

function refuseFirst(place: string, [first]: readonly Wrong[]): void {
  if (first) refuse([place, first.field].filter(Boolean).join('.'), first.detail);
}

/** Checks that names are the pack's own, unique, and have a text in the fallback language. */
function checkNames({ texts, monsters, scenarios }: LongPack): void {
  const language = PACK_LANGUAGES.find((each) => texts[each]) ?? 'en';
  const groups = [
    ['monsters', monsters, [...PRINTED.monsters, ...PRINTED.bosses], texts[language]?.monsters],
    ['scenarios', scenarios, PRINTED.scenarios, texts[language]?.scenarios],
  ] as const;
  for (const [group, own, ours, said] of groups) {
    for (const [i, { id }] of own.entries()) {
      if (own.findIndex((other) => other.id === id) < i) refuse(`${group}.${i}.id`, `a second "${id}"`);
      if (ours.some((other) => other.id === id)) refuse(`${group}.${i}.id`, `"${id}" is one of ours`);
      if (!said || !Object.hasOwn(said, id)) refuse(`texts.${language}.${group}.${id}`, 'no text');
    }
  }
}
