/** Derives from a play what input and table read often; each value is computed once for a play. */
import { legal, type Play } from '../../flow/longTable/play';
import type { Command } from '../../rules/longTable/commands';
import type { HeroId } from '../../rules/longTable/vocabulary';
import { attackAllCommands } from './attackAll';
import { PERFORM_COMMAND } from './input';
import { lastMoveOf } from './lastMove';
import { type Places, placesWithPreview, previewOf } from './places';

/** Remembers the value for each play. */
function oncePerPlay<T>(compute: (play: Play) => T): (play: Play) => T {
  const known = new WeakMap<Play, { readonly value: T }>();
  return (play) => {
    const before = known.get(play);
    if (before) return before.value;
    const value = compute(play);
    known.set(play, { value });
    return value;
  };
}

/** The play after `previewCommandIn`, or null if there is nothing to preview. */
export const previewIn = oncePerPlay((play): Play | null => previewOf(play, legal(play)));

/** The command that leads to the preview. */
export const previewCommandIn = (play: Play): Command => lastMoveOf(play, legal(play)) ?? PERFORM_COMMAND;

/** The play in which the player decides about the move. */
export const playOfMove = (play: Play): Play => previewIn(play) ?? play;

/** L13.1: see `Interaction.attackAllCommands`. */
export const attackAllIn = oncePerPlay((play): readonly Command[] | null => {
  const preview = previewIn(play);
  if (!preview) return attackAllCommands(play, legal(play));
  const named = attackAllCommands(preview, legal(preview));
  return named && [PERFORM_COMMAND, ...named];
});

const placesOfHeroes = oncePerPlay((_play) => new Map<HeroId | null, Places>());

/** @param hero the hero whose tab is open */
export function placesIn(play: Play, hero: HeroId | null): Places {
  const known = placesOfHeroes(play);
  const before = known.get(hero);
  if (before) return before;
  const places = placesWithPreview(play, legal(play), hero, previewIn(play));
  known.set(hero, places);
  return places;
}
