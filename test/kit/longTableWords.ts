/** Test kit: collects all sentences and labels of random games of the Long Table. */
import { legal, type Play } from '../../src/flow/longTable/play';
import { addChapters, openChapter } from '../../src/i18n';
import { chapters } from '../../src/i18n/longTable/chapters';
import { commandLabel } from '../../src/i18n/longTable/commandLabels';
import { eventSentence } from '../../src/i18n/longTable/narration';
import { optionWords } from '../../src/i18n/longTable/options';
import { promptFor } from '../../src/i18n/longTable/prompts';
import { reasonLines } from '../../src/i18n/longTable/reasonLines';
import type { Command, CommandType } from '../../src/rules/longTable/commands';
import type { GameEvent } from '../../src/rules/longTable/events';
import { game, randomBook } from './longTableGames';
import { typed } from './texts';

/** Loads the texts of this mode in the current language. */
export async function openLongTable(): Promise<void> {
  addChapters(chapters);
  await Promise.all([openChapter('tidings'), openChapter('pages'), openChapter('campaign'), openChapter('tales')]);
}

export interface Moment {
  readonly play: Play;
  readonly events: readonly GameEvent[];
  readonly commands: readonly Command[];
}

/** Returns the first positions of a random game, with the events that led there and the legal commands. @param most their maximum number */
export function momentsOf(seed: string, most = 400): Moment[] {
  const moments: Moment[] = [];
  for (const { play } of game(randomBook(seed), seed)) {
    moments.push({ play, events: play.events, commands: legal(play) });
    if (moments.length >= most) break;
  }
  return moments;
}

/** A text and its subject: `event focusChosen`, `command pay`, `asked select`, `option hex`, `why targetsChosen`. */
export type Said = readonly [about: string, words: string];

/** Commands whose labels do not depend on the position. */
const ALIKE: ReadonlySet<CommandType> = new Set(['select', 'takeCard', 'putBack', 'equip', 'unequip', 'keepGoal']);

/** Returns all texts of these positions in the current language. */
export function saidIn(moments: readonly Moment[]): Said[] {
  const known = new Set<string>();
  const isNew = (command: Command): boolean => {
    const written = JSON.stringify(command);
    if (ALIKE.has(command.type) && known.has(written)) return false;
    known.add(written);
    return true;
  };
  const texts = moments.flatMap(({ play, events, commands }) => [
    ...events.flatMap((event): Said[] => {
      const sentence = eventSentence(play, event);
      const offered = event.type === 'choiceOffered' ? event.choice.options : [];
      return [
        ...(sentence === null ? [] : [[`event ${event.type}`, sentence] as const]),
        ...reasonLines(play, event).map((line) => [`why ${event.type}`, line] as const),
        ...offered.map((option) => [`option ${option.option}`, optionWords(play, option)] as const),
      ];
    }),
    [`asked ${play.state.question?.ask ?? play.phase}`, promptFor(play, commands)] as const,
    ...commands.filter(isNew).map((command) => [`command ${command.type}`, commandLabel(play, command)] as const),
  ]);
  return texts.map(([about, words]) => [about, typed(words)]);
}
