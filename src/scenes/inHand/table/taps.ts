/** Turns taps into commands or selections. */
import type { Play } from '../../../flow/inHand/play';
import type { HexId } from '../../../rules/core/hexes';
import type { Command } from '../../../rules/inHand/commands';
import { currentAttackAbility } from '../../../rules/inHand/heroAttack';
import type { FoeId } from '../../../rules/inHand/vocabulary';
import { canChoose, chooseCard } from '../../../session/inHand/cardChoice';
import { isDamageQuestion, proposeCard } from '../../../session/inHand/damageAnswers';
import { hexesInReach, type Interaction } from '../../../session/inHand/interaction';
import { pricedOptions } from '../../../session/inHand/lever';
import { hasNoEffect } from '../../../session/inHand/noEffect';
import { ABILITY_HALF, TRACKER } from '../art';
import type { Table } from './Table';
import type { TableInit } from './TableInit';
import { activityOf } from './tableView';

/** A tap on this upper part of an ability card counts as a tap on its top half. */
const TOP_PART = 0.56;

interface TappedCard {
  readonly id: string;
  readonly half: 'top' | 'bottom';
}

/** The card of the hand, and its half, at a point of the screen; null if there is none. */
export function cardAt({ hand }: Table, x: number, y: number): TappedCard | null {
  const cards = [...hand].sort(([, a], [, b]) => b.depth - a.depth);
  for (const [id, sprite] of cards) {
    const at = sprite.pointInCard(x, y);
    if (at) return { id, half: at.y < ABILITY_HALF.height * TOP_PART ? 'top' : 'bottom' };
  }
  return null;
}

export class Taps {
  /** The last command that led to a warning because it has no effect, and the play in which the player gave this command. */
  private warned: { readonly play: Play; readonly tapped: string } | null = null;

  constructor(
    private readonly table: Table,
    private readonly init: TableInit,
  ) {}

  tap(x: number, y: number): void {
    const { table } = this;
    const { interaction } = this.init;
    const card = cardAt(table, x, y);
    if (card) return this.tapCard(interaction, card);
    for (const [id, tab] of table.items) if (tab.pointInCard(x, y)) return this.send({ type: 'useItem', item: id });
    const track = table.tracker.pointInCard(x, y);
    if (track && interaction.play.state.fight) {
      const distance = Math.ceil((track.x - TRACKER.x) / TRACKER.cell);
      return this.send({ type: 'shift', distance });
    }
    if (activityOf(interaction.play) !== 'map' && table.layout.composition !== 'desktop') return;
    const hex = table.map.hexAtPoint(x, y);
    if (hex) this.tapHex(interaction, hex);
  }

  private send(command: Command): void {
    const sent = this.init.interaction.send(command);
    if (!sent.ok) this.init.onRefused(sent.reason);
  }

  /** Sends a command. If it has no effect, sends it only at the second tap, because the first tap may be a mistake. */
  private sendOrWarn({ play }: Interaction, command: Command): void {
    const tapped = JSON.stringify(command);
    const warned = this.warned?.play === play && this.warned.tapped === tapped;
    if (warned || !hasNoEffect(play, command)) return this.send(command);
    this.warned = { play, tapped };
    this.init.onRefused('forNothing');
  }

  private tapCard(interaction: Interaction, { id, half }: TappedCard): void {
    if (canChoose(interaction, id)) return chooseCard(interaction, id);
    if (isDamageQuestion(interaction.play)) return proposeCard(interaction, id);
    const plays = interaction.options.filter((each) => each.type === 'play' && each.card === id && each.half === half);
    const wanted = plays.find((each) => each.type === 'play' && each.basic === interaction.draft.basic);
    if (wanted) return this.sendOrWarn(interaction, wanted);
    const takes = interaction.options.filter((each) => 'card' in each && each.card === id && each.type !== 'play');
    const [only] = takes;
    if (only && takes.length === 1) return this.send(only);
    // If the card does not fit, the refusal tells the player why.
    if (interaction.options.some(({ type }) => type === 'play'))
      this.send({ type: 'play', card: id, half, basic: interaction.draft.basic });
  }

  /**
   * The first tap on a hex previews the path, and the second tap walks it. If allowed now, a tap on a monster attacks it
   * or begins the fight with it. A tap on a trap disarms the trap, if allowed now.
   */
  private tapHex(interaction: Interaction, hex: HexId): void {
    const { path } = interaction.draft;
    if (path.at(-1) === hex) return void interaction.sendDraft();
    const way = hexesInReach(interaction.play).get(hex);
    if (way?.canStop) return interaction.previewWay(way.path);
    const foe = interaction.play.state.foes.find((each) => each.at === hex && each.hp > 0);
    const { play, options, draft } = interaction;
    const attack = pricedOptions(play, options, draft).find((each) => each.type === 'attack' && each.foe === foe?.id);
    if (attack) return this.send(attack);
    const fights = interaction.options.find((each) => each.type === 'fight' && each.foe === foe?.id);
    if (fights) return this.send(fights);
    const disarms = interaction.options.find((each) => each.type === 'disarmTrap' && each.at === hex);
    if (disarms) return this.send(disarms);
    if (path.length > 0) interaction.previewWay(null);
    this.refuseHex(interaction, hex, foe?.id);
  }

  /** Shows why the tapped hex cannot be used, if the tap was probably meant as a move or an attack. */
  private refuseHex({ play, options }: Interaction, hex: HexId, foe: FoeId | undefined): void {
    const { fight, turn, hero } = play.state;
    if (foe !== undefined && currentAttackAbility(play.state)) return this.send({ type: 'attack', foe, consume: [] });
    // A tap does not enter a hex that the hero may pass but on which the move may not end.
    const mayPass = options.some((each) => each.type === 'step' && each.to === hex);
    if (turn?.move && !fight && hex !== hero.at && !mayPass) this.send({ type: 'step', to: hex });
  }
}
