/** Names the hero who acts or is asked. */
import type { Play } from '../../flow/longTable/play';
import type { HeroId } from '../../rules/longTable/vocabulary';

/**
 * The hero whom the question asks. Without such a question: the hero whose turn it is, otherwise the first hero who
 * still has to choose cards, otherwise the first hero who is not exhausted. Null if there is no such hero.
 */
export function actingHero({ state }: Play): HeroId | null {
  const { question, turn } = state;
  if (question && 'hero' in question) return question.hero;
  const acting = turn?.figure.startsWith('hero:') ? turn.figure.slice('hero:'.length) : null;
  if (acting !== null) return acting;
  const seats = state.seats.filter(({ exhausted }) => !exhausted);
  return (seats.find(({ plan }) => plan === null) ?? seats[0])?.hero ?? null;
}
