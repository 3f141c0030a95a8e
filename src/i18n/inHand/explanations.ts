/** Explains a thing on the table: the name and the printed text of the thing, and each term on the thing with the term's rule. */
import type { Play } from '../../flow/inHand/play';
import { cardOf, faceOf } from '../../rules/inHand/cards';
import { effectsOf } from '../../rules/inHand/durations';
import { foeOf } from '../../rules/inHand/foes';
import type { Effect, Party } from '../../rules/inHand/state';
import { hazardDamageToHero, trapDamageToHero } from '../../rules/inHand/traps';
import { BONUSES } from '../../rules/inHand/vocabulary';
import { contentText, contentTextOr, t } from '..';
import {
  type Bearer,
  type ExplainTarget,
  type GlossaryTerm,
  NO_RULE,
  type RuleNumber,
  type ShownTerm,
  TERM_RULES,
} from './glossary';
import { bornName, cardName, faceWords, foeName } from './words';

export interface Entry {
  readonly term: GlossaryTerm;
  readonly name: string;
  readonly text: string;
  /** The rule of the term; null if the term has none. */
  readonly rule: Exclude<RuleNumber, typeof NO_RULE> | null;
}

export interface Explanation {
  /** The name of the explained thing, such as a card or a monster; null if the thing has no name. */
  readonly heading: string | null;
  /** The name of the hex, and facts about this particular card, item or monster. */
  readonly notes: readonly string[];
  readonly entries: readonly Entry[];
}

/** Terms that explain a whole thing and not a single symbol. An explanation has notes about the thing only if such a term is shown. */
const WHOLE_THING_TERMS: readonly GlossaryTerm[] = [
  'card',
  'half',
  'item',
  'monster',
  'elite',
  'portrait',
  'monsterHp',
  'hero',
  'heroHp',
];

export function explain(play: Play, { of, hex, seen }: ExplainTarget): Explanation {
  const wholeThing = of && seen.some(({ term }) => WHOLE_THING_TERMS.includes(term)) ? of : null;
  return {
    heading: of && headingOf(play, of),
    notes: [...(hex ? [t('explain.hex', { hex })] : []), ...(wholeThing ? notesOf(play, wholeThing) : [])],
    entries: [...seen, ...effectsOnParty(play, wholeThing)].map((each) => entryOf(play, each)),
  };
}

/** Terms whose explanation is different in the variant with a die and HP trackers (R2.2). */
const TERMS_OF_DIE_VARIANT = [
  'heroHp',
  'monsterHp',
  'position',
  'heal',
  'suffer',
  'roll',
] as const satisfies readonly GlossaryTerm[];

const hasVariantText = ({ book }: Play, term: GlossaryTerm): term is (typeof TERMS_OF_DIE_VARIANT)[number] =>
  book.setup.variants.onTable && TERMS_OF_DIE_VARIANT.some((each) => each === term);

function entryOf(play: Play, { term, figure }: ShownTerm): Entry {
  const rule = TERM_RULES[term];
  const name = t(`explain.term.${term}.name`);
  return {
    term,
    name: figure === undefined ? name : `${name} ${figure}`,
    text: hasVariantText(play, term)
      ? t(`explain.onTable.${term}`)
      : t(`explain.term.${term}.text`, { damage: damageOf(play, term) }),
    rule: rule === NO_RULE ? null : rule,
  };
}

/** The damage that the hero would now suffer from a trap or hazardous terrain (R4.4, R4.5). Other terms ignore this value. */
function damageOf({ book, state }: Play, term: GlossaryTerm): number {
  return term === 'hazardous' ? hazardDamageToHero(book, state) : trapDamageToHero(book, state);
}

function headingOf(play: Play, of: Bearer): string | null {
  switch (of.kind) {
    case 'card':
      return cardName(play, of.card);
    case 'item':
      return contentText('cards.item', of.item);
    case 'foe':
      return foeName(play, of.foe);
    case 'hero':
      return null;
  }
}

function notesOf(play: Play, of: Bearer): string[] {
  const { book, state } = play;
  switch (of.kind) {
    case 'card':
      return [faceWords(faceOf(book, cardOf(state, of.card)))];
    case 'item':
      return [contentText('cards.itemEffect', of.item)];
    case 'foe': {
      const { kind, hp, maxHp, monster } = foeOf(state, of.foe);
      const said = `${t(`explain.foeKind.${kind}`)}, ${t('explain.foeHp', { hp, max: maxHp })}`;
      // A monster by another name may have a note of its own. Monsters of packs have none.
      const note = contentTextOr(
        'cards.monsterNote',
        bornName(play, of.foe),
        contentTextOr('cards.monsterNote', monster, ''),
      );
      return note === '' ? [said] : [said, note];
    }
    case 'hero':
      return [];
  }
}

/** The terms for the current conditions and bonuses of the hero, or of the monster in the fight; none for any other thing. */
function effectsOnParty({ state }: Play, of: Bearer | null): ShownTerm[] {
  const party: Party | null =
    of?.kind === 'hero' ? 'hero' : of?.kind === 'foe' && fights(state.fight, of.foe) ? 'monster' : null;
  return party ? effectsOf(state, party).map(termOfEffect) : [];
}

const fights = (fight: { readonly foe: string } | null, foe: string): boolean => fight?.foe === foe;

const EFFECT_TERMS = { attack: 'attackBonus', move: 'moveBonus' } as const;

/**
 * The term that explains an effect. `figure` contains the value, if the effect is a bonus, and the duration, if the effect outlasts the
 * turn.
 */
function termOfEffect({ kind, value, lasts }: Effect): ShownTerm {
  const term = kind === 'attack' || kind === 'move' ? EFFECT_TERMS[kind] : kind;
  const counts = BONUSES.some((each) => each === kind) && kind !== 'credit';
  const figure = counts ? String(value) : '';
  const lasting = lasts === 'turn' ? '' : `(${t(`log.lasts.${lasts}`)})`;
  const both = `${figure} ${lasting}`.trim();
  return both ? { term, figure: both } : { term };
}
