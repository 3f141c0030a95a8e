/**
 * Test kit: turns a bot's command at the Long Table into gestures: which hex, card, half, button or tab a player touches next. It uses
 * its own interaction, so that tests can compare the page with it after each touch.
 */
import type { Bot } from '../../src/bots/longTable/random';
import { send } from '../../src/flow/longTable/play';
import type { HexId } from '../../src/rules/core/hexes';
import type { Command } from '../../src/rules/longTable/commands';
import type { CardId, HeroId } from '../../src/rules/longTable/vocabulary';
import type { Pile } from '../../src/session/longTable/cardLoss';
import type { Interaction } from '../../src/session/longTable/interaction';

export type Gesture =
  | { readonly on: 'hex'; readonly hex: HexId }
  | { readonly on: 'card'; readonly card: CardId }
  | { readonly on: 'tab'; readonly hero: HeroId }
  /** A half, a slip or the seal that sends the command. */
  | { readonly on: 'button'; readonly command: Command }
  /** L20.1: a pile from which cards are lost. */
  | { readonly on: 'pile'; readonly pile: Pile }
  /** Sends the current draft. */
  | { readonly on: 'draft' }
  /** Attacks all enemies in reach. */
  | { readonly on: 'all' }
  | { readonly on: 'deck' }
  | { readonly on: 'end' };

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Returns the hex where the bot's move ends, or null if `command` is no step: asks the bot until it stops stepping. */
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

/** Returns the next gesture that leads to a command. @param goal where the move ends, if the command is a step */
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
    // A touch on a hex of the area chooses a target; leaving out a target has its own button.
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
      const end = goal !== null && places.spots.get(goal)?.way ? goal : command.to;
      return { on: 'hex', hex: end };
    }
    // If all targets can be attacked, that button replaces the one for the ability.
    case 'perform':
      return onMap(interaction, command) ?? (interaction.attackAllCommands ? { on: 'all' } : { on: 'button', command });
    default:
      return onMap(interaction, command) ?? { on: 'button', command };
  }
}

/** Chooses the leading card first, then the second; puts back any other card. The second card may send both (`nextHero`). */
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

/** Returns the hex of the command, or, if that hex is selected and offers several commands, the button; null without such a hex. */
function onMap({ places, draft }: Interaction, command: Command): Gesture | null {
  const [hex, spot] = [...places.spots].find(([, { commands }]) => commands.some((each) => same(each, command))) ?? [];
  if (hex === undefined) return null;
  const isAsked = draft.spot === hex && (spot?.commands.length ?? 0) > 1;
  return isAsked ? { on: 'button', command } : { on: 'hex', hex };
}

/** Applies the gesture to the interaction, as the page does to its own. */
export function apply(interaction: Interaction, gesture: Gesture): void {
  switch (gesture.on) {
    case 'hex':
      interaction.tapHex(gesture.hex);
      return;
    case 'card':
      return interaction.toggleCard(gesture.card);
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
      return void interaction.sendDraft();
    case 'deck':
      return void interaction.send({ type: 'draw' });
    case 'end':
      return void interaction.endTurn();
  }
}
