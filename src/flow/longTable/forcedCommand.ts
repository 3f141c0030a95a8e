/** Finds the command that the session sends without asking the player (L36.8). */
import type { Command, CommandType } from '../../rules/longTable/commands';
import type { Play } from './play';

/**
 * Command types that the player must send even if nothing else is legal. Their result is random, or they commit the player, for example to
 * a card or to the end of a turn.
 */
const DELIBERATE: ReadonlySet<CommandType> = new Set([
  'begin',
  'draw',
  'endTurn',
  'play',
  'select',
  'longRest',
  'keep',
]);

/**
 * Command types that may be legal while an ability with only a benefit is performed automatically. Any other legal type,
 * such as paying a cost, leaves the decision to the player. `useItem` is included because items can also be used later.
 */
const BESIDE_BENEFIT: ReadonlySet<CommandType> = new Set(['perform', 'skip', 'endBonus', 'useItem']);

/**
 * The command that the session sends for the player (L36.8), or null if the player must decide. A command is forced in
 * four cases: nothing else is legal and the type is not in `DELIBERATE`; the command performs a benefit or a heal without
 * effect, and the alternatives only skip the ability, end a bonus or use an item; the scenario is decided, so that no hero
 * needs a rest (L29.1); the order of resting heroes makes no difference. Undo takes a forced command back like any other,
 * and then the player decides.
 */
export function forcedCommand(play: Play, options: readonly Command[]): Command | null {
  const [only, ...others] = options;
  if (only && others.length === 0) return DELIBERATE.has(only.type) ? null : only;
  if (play.state.question?.ask === 'rests' && play.state.ending !== null)
    return options.find(({ type }) => type === 'done') ?? null;
  if (isOrderIrrelevant(play) && options.every(({ type }) => type === 'choose')) return only ?? null;
  if (!(isBenefit(play) || isUselessHeal(play)) || !options.every(({ type }) => BESIDE_BENEFIT.has(type))) return null;
  return options.find(({ type }) => type === 'perform') ?? null;
}

/**
 * L6.4, L8.3: whether the player must choose between heroes who all take a long rest, while only heroes are on the map.
 * Then the order of their turns makes no difference.
 */
function isOrderIrrelevant({ state: { question, figures, seats } }: Play): boolean {
  if (question?.ask !== 'choice' || !figures.every(({ kind }) => kind === 'hero')) return false;
  return question.choice.options.every(
    (each) => each.option === 'order' && seats.find(({ hero }) => hero === each.first)?.plan?.plan === 'longRest',
  );
}

/** Conditions that a heal removes (L18.2), so that a heal has an effect even at full HP. */
const HEALED: ReadonlySet<string> = new Set(['poison', 'wound']);

/** L18.1: whether the current ability heals only the hero who performs it and would change nothing. */
function isUselessHeal({ state: { question, figures } }: Play): boolean {
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
 * Whether the current ability only benefits the heroes and costs nothing: Shield and Retaliate for the round, and positive
 * conditions. Two things are excluded: abilities of a persistent half, because its card is lost when the bonus ends; and the
 * condition Invisible, because it changes whom enemies can attack.
 */
function isBenefit({ book, state: { question } }: Play): boolean {
  if (question?.ask !== 'ability') return false;
  const { parts, next, half } = question.action;
  const part = parts[next];
  const played = half ? book.cards[half.card]?.[half.half] : undefined;
  if (part?.part !== 'ability' || played?.persistent) return false;
  const { verb, mods, improvements } = part.ability;
  // Improvements cost elements, and an item could still provide the elements (L21.2), so the player decides.
  if (improvements && improvements.length > 0) return false;
  const isOwn = mods.self === true || mods.allies !== undefined;
  if (verb === 'give') return isOwn && !mods.conditions?.includes('invisible');
  return verb === 'shield' || verb === 'retaliate';
}
