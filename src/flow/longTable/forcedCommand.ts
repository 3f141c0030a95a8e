import type { Command, CommandType } from '../../rules/longTable/commands';
import type { Play } from './play';

/** What is said on purpose although nothing else can be: chance is not drawn, and no turn ended, for the player. */
const ON_PURPOSE: ReadonlySet<CommandType> = new Set([
  'begin',
  'draw',
  'endTurn',
  'play',
  'select',
  'longRest',
  'keep',
]);

/** What an ability that is nothing but a boon leaves to be said; a price to pay makes it a decision. An item can be used afterwards as well. */
const OF_A_BOON: ReadonlySet<CommandType> = new Set(['perform', 'skip', 'endBonus', 'useItem']);

/**
 * The command that is sent for the player (L36.8): because nothing else is legal, because only a boon, or a heal for who is whole, would be
 * skipped, because nobody rests when the scenario is over (L29.1), or because it is the same whoever rests first. Undo takes it back like
 * any other, and then it is asked.
 */
export function forcedCommand(play: Play, options: readonly Command[]): Command | null {
  const [only, ...others] = options;
  if (only && others.length === 0) return ON_PURPOSE.has(only.type) ? null : only;
  if (play.state.question?.ask === 'rests' && play.state.ending !== null)
    return options.find(({ type }) => type === 'done') ?? null;
  if (isSame(play) && options.every(({ type }) => type === 'choose')) return only ?? null;
  if (!(isBoon(play) || isWhole(play)) || !options.every(({ type }) => OF_A_BOON.has(type))) return null;
  return options.find(({ type }) => type === 'perform') ?? null;
}

/** L6.4, L8.3: heroes who only rest, and nobody else on the map who would act before, between or after them. */
function isSame({ state: { question, figures, seats } }: Play): boolean {
  if (question?.ask !== 'choice' || !figures.every(({ kind }) => kind === 'hero')) return false;
  return question.choice.options.every(
    (each) => each.option === 'order' && seats.find(({ hero }) => hero === each.first)?.plan?.plan === 'longRest',
  );
}

/** What a heal takes off besides (L18.1). */
const HEALED: ReadonlySet<string> = new Set(['poison', 'wound']);

/** L18.1: a heal for oneself that would change nothing: for who is whole it is the same whether it is done. */
function isWhole({ state: { question, figures } }: Play): boolean {
  if (question?.ask !== 'ability') return false;
  const { parts, next, actor } = question.action;
  const part = parts[next];
  if (part?.part !== 'ability' || part.ability.verb !== 'heal') return false;
  const { mods, improvements = [] } = part.ability;
  const changesMore = (mods.conditions ?? []).length > 0 || improvements.length > 0;
  const figure = figures.find(({ id }) => id === actor);
  if (mods.self !== true || changesMore || !figure) return false;
  return figure.hp === figure.maxHp && !figure.tokens.some(({ token }) => HEALED.has(token));
}

/**
 * Whether the ability that is asked about does its own side good and costs nothing, not even the card: a shield or retaliation for the
 * round, a good condition. Who is invisible stands in nobody's way and draws no blow from others: that is decided.
 */
function isBoon({ book, state: { question } }: Play): boolean {
  if (question?.ask !== 'ability') return false;
  const { parts, next, half } = question.action;
  const part = parts[next];
  const played = half ? book.cards[half.card]?.[half.half] : undefined;
  if (part?.part !== 'ability' || played?.persistent) return false;
  const { verb, mods, improvements } = part.ability;
  // An item could bring what pays for it (L21.2).
  if (improvements && improvements.length > 0) return false;
  const isOwn = mods.self === true || mods.allies !== undefined;
  if (verb === 'give') return isOwn && !mods.conditions?.includes('invisible');
  return verb === 'shield' || verb === 'retaliate';
}
