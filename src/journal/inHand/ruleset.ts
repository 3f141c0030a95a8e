/** Implements `Ruleset` for the game in hand, so that generic code can play it. */
import { bookFor, heroes, items, scenarios } from '../../content/inHand';
import { forcedCommand } from '../../flow/inHand/forcedCommand';
import { begin, fromJSON, legal, send, toJSON } from '../../flow/inHand/play';
import type { InHand } from '../../flow/inHand/types';
import type { MissingContent, Ruleset } from '../../rules/core/ruleset';
import type { Setup } from '../../rules/inHand/book';

export const IN_HAND: Ruleset<InHand> = {
  id: 'inHand',
  overReason: 'scenarioOver',
  fullReason: 'journalFull',
  bookFor,
  findMissing: missing,
  begin,
  legal,
  send,
  toJSON,
  fromJSON,
  laws: () => import('./laws/findFlaw'),
  outcome: ({ phase }) => (phase === 'won' || phase === 'lost' ? phase : null),
  // The random results are rolls (R2) and the card drawn at a short rest (R7.5).
  revealsChance: (events) => events.some(({ type }) => type === 'rolled' || type === 'restDrawn'),
  continuesAction: ({ type }) => type === 'step' || type === 'stop',
  // R10.3: the action stays open after a step, unless the step was the last step of its move.
  keepsActionOpen: ({ type }, events) => type === 'step' && !events.some((event) => event.type === 'moveEnded'),
  forcedCommand,
};

function missing({ scenario, hero, items: owned, upgrades }: Setup): MissingContent | null {
  const cards = new Set(heroes[hero]?.cards.map(({ id }) => id));
  const names = [
    { path: ['scenario'], kind: 'scenario', id: scenario, known: Object.hasOwn(scenarios, scenario) },
    { path: ['hero'], kind: 'hero', id: hero, known: Object.hasOwn(heroes, hero) },
    ...owned.map((id, nth) => ({ path: ['items', nth], kind: 'item', id, known: Object.hasOwn(items, id) })),
    ...upgrades.map((id, nth) => ({ path: ['upgrades', nth], kind: 'card', id, known: cards.has(id) })),
  ];
  const found = names.find(({ known }) => !known);
  return found ? { path: found.path, kind: found.kind, id: found.id } : null;
}
