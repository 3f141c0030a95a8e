/**
 * The ids of all printed content in hand, as types. Tables of texts, pictures and sounds have the type `Record<Id, ...>`, so the compiler
 * reports a missing entry.
 */
import type { bailiff } from './heroes/bailiff';
import type { pawnbroker } from './heroes/pawnbroker';
import type { sexton } from './heroes/sexton';

export type { PrintedScenarioId, PrintedScenarioNumber } from './chapters';
export type { PrintedItemId } from './items';
export type { Alias, PrintedMonsterId } from './monsters';

type PrintedHero = typeof bailiff | typeof sexton | typeof pawnbroker;
export type PrintedHeroId = PrintedHero['id'];
type PrintedFaces = PrintedHero['cards'][number]['faces'];
export type PrintedFaceId = PrintedFaces['A' | 'B'][number]['id'];
