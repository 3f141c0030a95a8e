/** Everything that a player reads in whole games of the Long Table, played by chance. */
import { legal, type Play } from '../../src/flow/longTable/play';
import { addChapters, openChapter } from '../../src/i18n';
import { chapters } from '../../src/i18n/longTable/chapters';
import { eventSentence, whyLines } from '../../src/i18n/longTable/narration';
import { commandLabel, optionWords, promptFor } from '../../src/i18n/longTable/prompts';
import type { Command, CommandType } from '../../src/rules/longTable/commands';
import type { GameEvent } from '../../src/rules/longTable/events';
import { game, randomBook } from './longTableGames';
import { typed } from './texts';

/** Fetches the texts of this mode, in the language that is spoken. */
export async function openLongTable(): Promise<void> {
  addChapters(chapters);
  await Promise.all([openChapter('tidings'), openChapter('pages'), openChapter('campaign'), openChapter('tales')]);
}

export interface Moment {
  readonly play: Play;
  readonly events: readonly GameEvent[];
  readonly commands: readonly Command[];
}

/** So many positions of a game, with what happened on the way there and what could be said. */
export function momentsOf(seed: string, most = 400): Moment[] {
  const moments: Moment[] = [];
  for (const { play } of game(randomBook(seed), seed)) {
    moments.push({ play, events: play.events, commands: legal(play) });
    if (moments.length >= most) break;
  }
  return moments;
}

/** A sentence, and what it is about: `event focusChosen`, `command pay`, `asked select`, `option hex`, `why targetsChosen`. */
export type Said = readonly [about: string, words: string];

/** What says everything itself: its label is the same wherever it is offered. */
const ALIKE: ReadonlySet<CommandType> = new Set(['select', 'takeCard', 'putBack', 'equip', 'unequip', 'keepGoal']);

/** Everything that is to be read in these positions, in the language that is spoken. */
export function saidIn(moments: readonly Moment[]): Said[] {
  const known = new Set<string>();
  const isNew = (command: Command): boolean => {
    const written = JSON.stringify(command);
    if (ALIKE.has(command.type) && known.has(written)) return false;
    known.add(written);
    return true;
  };
  const said = moments.flatMap(({ play, events, commands }) => [
    ...events.flatMap((event): Said[] => {
      const told = eventSentence(play, event);
      const offered = event.type === 'choiceOffered' ? event.choice.options : [];
      return [
        ...(told === null ? [] : [[`event ${event.type}`, told] as const]),
        ...whyLines(play, event).map((line) => [`why ${event.type}`, line] as const),
        ...offered.map((option) => [`option ${option.option}`, optionWords(play, option)] as const),
      ];
    }),
    [`asked ${play.state.question?.ask ?? play.phase}`, promptFor(play, commands)] as const,
    ...commands.filter(isNew).map((command) => [`command ${command.type}`, commandLabel(play, command)] as const),
  ]);
  return said.map(([about, words]) => [about, typed(words)]);
}
