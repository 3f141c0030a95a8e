/**
 * How a player of the Long Table says what a bot has decided: which hex, card, half, button or tab is touched next. Worked out at an
 * interaction of its own, so that the page can be compared with it after each touch.
 */
import type { Bot } from '../../src/bots/longTable/random';
import { send } from '../../src/flow/longTable/play';
import type { HexId } from '../../src/rules/core/hexes';
import type { Command } from '../../src/rules/longTable/commands';
import type { CardId, HeroId } from '../../src/rules/longTable/vocabulary';
import type { Interaction } from '../../src/session/longTable/interaction';
import type { Pile } from '../../src/session/longTable/losing';

export type Gesture =
  | { readonly on: 'hex'; readonly hex: HexId }
  | { readonly on: 'card'; readonly card: CardId }
  | { readonly on: 'tab'; readonly hero: HeroId }
  /** A half, a slip or the seal that says the command. */
  | { readonly on: 'button'; readonly command: Command }
  /** L20.1: a pile of which cards are lost. */
  | { readonly on: 'pile'; readonly pile: Pile }
  /** What is pointed at is said. */
  | { readonly on: 'draft' }
  /** All who are in reach are attacked. */
  | { readonly on: 'all' }
  | { readonly on: 'deck' }
  | { readonly on: 'end' };

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Where a bot that moves is going: it is asked on and on until it does not step any more. */
export function goalOf({ play }: Interaction, command: Command, bot: Bot): HexId | null {
  let goal: HexId | null = null;
  let next: Command | null = command;
  for (let at = play; next?.type === 'step'; next = at.state.question?.ask === 'move' ? bot(at) : null) {
    const sent = send(at, next);
    if (!sent.ok) break;
    goal = next.to;
    at = sent.play;
  }
  return goal;
}

/** The next touch on the way to a command. @param goal where the move leads, if it is a step */
export function gestureFor(interaction: Interaction, command: Command, goal: HexId | null): Gesture {
  const { places, draft, hero } = interaction;
  switch (command.type) {
    case 'draw':
      return { on: 'deck' };
    case 'endTurn':
      return { on: 'end' };
    case 'select':
      return choosing(interaction, command);
    case 'lose':
    case 'recover':
      return draft.cards[0] === command.card ? { on: 'draft' } : { on: 'card', card: command.card };
    // A touch in an area hits; to leave somebody out is said apart.
    case 'leaveOut':
      return { on: 'button', command };
    case 'loseFromHand':
      return giving(interaction, 'hand', [command.card]);
    case 'loseFromDiscard':
      return giving(interaction, 'discard', command.cards);
    case 'longRest':
      return command.hero === hero ? { on: 'button', command } : { on: 'tab', hero: command.hero };
    case 'area': {
      if (same(draft.area, command)) return { on: 'draft' };
      const hex = draft.area && draft.spot !== null ? draft.spot : command.hexes[0];
      const covers = hex !== undefined && command.hexes.includes(hex);
      return { on: 'hex', hex: (covers ? hex : command.hexes[0]) ?? '' };
    }
    case 'step': {
      const whole = goal !== null && places.spots.get(goal)?.way ? goal : command.to;
      return { on: 'hex', hex: whole };
    }
    // Where all can be attacked, that stands in the place of doing it.
    case 'perform':
      return onMap(interaction, command) ?? (interaction.attackAllCommands ? { on: 'all' } : { on: 'button', command });
    default:
      return onMap(interaction, command) ?? { on: 'button', command };
  }
}

/** The leading card first; what is chosen otherwise is put back. */
function choosing(
  { draft: { cards }, hero }: Interaction,
  { hero: who, leading, second }: Extract<Command, { readonly type: 'select' }>,
): Gesture {
  if (hero !== who) return { on: 'tab', hero: who };
  const [first, other] = cards;
  if (first === undefined || first === leading) {
    if (first === undefined) return { on: 'card', card: leading };
    return other === second ? { on: 'draft' } : { on: 'card', card: second };
  }
  return { on: 'card', card: first };
}

function giving({ draft }: Interaction, pile: Pile, cards: readonly CardId[]): Gesture {
  if (draft.losingFrom !== pile) return { on: 'pile', pile };
  const card = cards.find((each) => !draft.cards.includes(each));
  return card === undefined ? { on: 'draft' } : { on: 'card', card };
}

/** The hex that says it, and of several things that can be done there the button of this one. */
function onMap({ places, draft }: Interaction, command: Command): Gesture | null {
  const [hex, spot] = [...places.spots].find(([, { commands }]) => commands.some((each) => same(each, command))) ?? [];
  if (hex === undefined) return null;
  const isAsked = draft.spot === hex && (spot?.commands.length ?? 0) > 1;
  return isAsked ? { on: 'button', command } : { on: 'hex', hex };
}

/** Does it at the interaction, as the page does it at its own. */
export function apply(interaction: Interaction, gesture: Gesture): void {
  switch (gesture.on) {
    case 'hex':
      interaction.press(gesture.hex);
      return;
    case 'card':
      return interaction.choose(gesture.card);
    case 'pile':
      return interaction.openPile(gesture.pile);
    case 'tab':
      return interaction.openTab(gesture.hero);
    case 'button': {
      const { command } = gesture;
      return void (command.type === 'play' ? interaction.playHalf(command) : interaction.send(command));
    }
    case 'all':
      return void interaction.attackAll();
    case 'draft':
      return void interaction.commit();
    case 'deck':
      return void interaction.send({ type: 'draw' });
    case 'end':
      return void interaction.endTurn();
  }
}
