import type { Command, CommandType } from '../../rules/longTable/commands';
import type { Play } from './play';

/** Commands that the player must send even if nothing else is legal, because they draw at random or end a turn. */
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
 * Legal commands beside an ability that only benefits its side. A cost to pay would make it a decision; items can be
 * used afterwards too.
 */
const BESIDE_BENEFIT: ReadonlySet<CommandType> = new Set(['perform', 'skip', 'endBonus', 'useItem']);

/**
 * The command that the session sends for the player (L36.8), or null. It is sent if nothing else is legal; if only a
 * benefit would be skipped, or a heal without effect; if no hero rests because the scenario is over (L29.1); or if the
 * order of resting heroes makes no difference. Undo takes it back like any other command, and then the player is asked.
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
 * L6.4, L8.3: whether all heroes in question only rest, and no other figure on the map would act before, between or
 * after them.
 */
function isOrderIrrelevant({ state: { question, figures, seats } }: Play): boolean {
  if (question?.ask !== 'choice' || !figures.every(({ kind }) => kind === 'hero')) return false;
  return question.choice.options.every(
    (each) => each.option === 'order' && seats.find(({ hero }) => hero === each.first)?.plan?.plan === 'longRest',
  );
}

/** Conditions that a heal also removes (L18.1). */
const HEALED: ReadonlySet<string> = new Set(['poison', 'wound']);

/** L18.1: whether the ability is a heal of the hero itself that would change nothing. */
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
 * Whether the current ability benefits only its own side and costs nothing, not even the card: Shield or Retaliate for
 * the round, or a positive condition. Invisible is a decision, because it changes whom enemies attack and block.
 */
function isBenefit({ book, state: { question } }: Play): boolean {
  if (question?.ask !== 'ability') return false;
  const { parts, next, half } = question.action;
  const part = parts[next];
  const played = half ? book.cards[half.card]?.[half.half] : undefined;
  if (part?.part !== 'ability' || played?.persistent) return false;
  const { verb, mods, improvements } = part.ability;
  // An item could provide the cost (L21.2).
  if (improvements && improvements.length > 0) return false;
  const isOwn = mods.self === true || mods.allies !== undefined;
  if (verb === 'give') return isOwn && !mods.conditions?.includes('invisible');
  return verb === 'shield' || verb === 'retaliate';
}
