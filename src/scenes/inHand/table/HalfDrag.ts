/**
 * Lets the player drag a half off a card (R9.1). Shows the targets of the half, and the odds of its attack on the target
 * under the pointer. Sends the command when the player releases the half.
 */
import type Phaser from 'phaser';
import { attackOdds } from '../../../rules/inHand/odds';
import type { State } from '../../../rules/inHand/state';
import type { CardId } from '../../../rules/inHand/vocabulary';
import {
  canLift,
  dropHalf,
  isSameTarget,
  type Lift,
  type LiftedHalf,
  type LiftPlan,
  type LiftTarget,
  liftPlanOf,
  stateOfDraggedAttack,
} from '../../../session/inHand/lift';
import type { Point } from '../../art';
import type { Box } from '../../core/pose';
import { requestFrame } from '../../frameLoop';
import { ABILITY_HALF, TRACKER, trackerCellX } from '../art';
import { ABILITY_AREAS } from '../art/abilityCard';
import { MAP } from '../art/mapGeometry';
import { oddsBakes } from './bakes';
import { ProofSlip } from './ProofSlip';
import { printedAction } from './printedModels';
import type { Table } from './Table';
import type { TableInit } from './TableInit';
import { tabBox } from './tabBox';
import { activityOf } from './tableView';
import { cardAt } from './taps';
import { verdictOf } from './verdict';

/** The tint of cards on which the half has no effect. */
const DIMMED = 0x9a9a9a;
/** The gap between the odds and the card above them, and the height of the odds, in px. */
const ODDS = { gap: 4, height: 84 } as const;
/** The map slides by `step` px per frame while the finger is within `within` px of an edge of the map's window. */
const EDGE = { within: 36, step: 5 } as const;

interface Held {
  readonly half: LiftedHalf;
  readonly from: Point;
  readonly tab: Box;
  readonly map: Point;
  readonly at: Point;
  readonly over: LiftTarget | null;
  readonly isOnTab: boolean;
}

const within = ({ x, y, width, height }: Box, at: Point): boolean =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;

export class HalfDrag {
  private readonly slip: ProofSlip;
  private held: Held | null = null;
  /** Whether the slip shows a half that was lifted by a key. */
  private isKeyed = false;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly table: Table,
    private readonly init: TableInit,
  ) {
    this.slip = new ProofSlip(scene, table.baker, table.motion);
  }

  /** Whether there is a half that can be played now at a point. */
  canLiftAt({ x, y }: Point): boolean {
    const card = cardAt(this.table, x, y);
    return card !== null && canLift(this.init.interaction.options, card.id, card.half);
  }

  /** Shows the half that a key has lifted, at its target; null puts the half back. Does nothing while a pointer drags a half. */
  follow(lift: Lift | null): void {
    const { table, slip } = this;
    if (this.held) return;
    if (!lift) {
      if (this.isKeyed) this.end();
      if (this.isKeyed) slip.hide();
      this.isKeyed = false;
      return;
    }
    const { interaction } = this.init;
    this.isKeyed = true;
    this.showSlip(lift);
    this.tellOdds(stateOfDraggedAttack(interaction.play, interaction.draft));
    const { layout } = table;
    slip.move(this.placeOf(lift), { width: layout.width, top: layout.prompt.y + layout.prompt.height });
    requestFrame();
  }

  /**
   * Where a half that a key has lifted is shown: at the middle of its target beside the map. Over the map it would cover the hexes among
   * which the player chooses, so it stays at its place on the card, and a ring on the map marks the target.
   */
  private placeOf({ card, half, over }: Lift): Point {
    const { table } = this;
    const { play } = this.init.interaction;
    const middle = (sprite: { pointAt(x: number, y: number): Point; size: { width: number; height: number } }) =>
      sprite.pointAt(sprite.size.width / 2, sprite.size.height / 2);
    if (over?.at === 'distance') return table.tracker.pointAt(trackerCellX(over.distance), TRACKER.height / 2);
    if (over?.at === 'hero') return middle(table.heroHp);
    if (over?.at === 'foe' && activityOf(play) === 'combat') return middle(table.plate);
    const { x, y, width, height } = ABILITY_AREAS[half];
    return table.hand.get(card)?.pointAt(x + width / 2, y + height / 2) ?? middle(table.heroHp);
  }

  /** Lifts the half at the point `from`, and shows it at the point `to`. */
  lift(from: Point, to: Point): void {
    const { table } = this;
    const { interaction, sound } = this.init;
    const card = cardAt(table, from.x, from.y);
    if (!card) return;
    const half = { card: card.id, half: card.half, basic: interaction.draft.basic };
    const tab = tabBox(from, table.layout, table.arrangement.hand);
    const map = { x: table.map.x, y: table.map.y };
    this.held = { half, from, tab, map, at: to, over: null, isOnTab: false };
    sound.play({ sound: 'select', buzz: 8 });
    this.show();
    this.scene.events.on('update', this.slideAtEdge, this);
    this.hover(to);
  }

  /** Moves the lifted half to a point, and updates its target. On the tab, switches the half to its other action. */
  hover(at: Point): void {
    const { held } = this;
    if (!held) return;
    const { layout } = this.table;
    const isOnTab = within(held.tab, at);
    const turns = isOnTab && !held.isOnTab;
    const half = turns ? { ...held.half, basic: !held.half.basic } : held.half;
    const over = isOnTab ? null : this.targetAt(at, half);
    this.held = { ...held, half, at, over, isOnTab };
    if (turns) this.show();
    else if (!isSameTarget(held.over, over)) this.tell();
    this.slip.move(at, { width: layout.width, top: layout.prompt.y + layout.prompt.height });
  }

  /**
   * Releases the half: plays it on the target under the pointer, or puts it back if there is no target. On the tab, the
   * half switches to its basic action or back, and returns to its card.
   * @param flicked whether the half was flicked. Without a target under the pointer, a flicked half is played on the
   * monster in the fight, or on the half's only target. If there is neither, the player chooses the target later.
   */
  drop(at: Point, flicked: boolean): void {
    const { held } = this;
    if (!held) return;
    const { interaction, onRefused, sound } = this.init;
    this.hover(at);
    const { half, over, isOnTab } = this.held ?? held;
    const plan = liftPlanOf(interaction.play, half);
    if (isOnTab) interaction.setBasic(half.basic);
    if (isOnTab || (!over && !flicked)) return this.putBack();
    if (!plan) {
      onRefused('forNothing');
      return this.putBack();
    }
    this.end();
    this.slip.hide();
    sound.play({ sound: 'select', buzz: 14 });
    interaction.lift(null);
    const said = dropHalf(interaction, half, over ?? this.flickedTo(plan));
    if (!said.ok) onRefused(said.reason);
  }

  /** Slides the half back to its card without an effect. */
  putBack(): void {
    const { held, table, slip } = this;
    if (!held) return;
    const { half, from } = held;
    this.end();
    const { x, y, width, height } = ABILITY_AREAS[half.half];
    const home = table.hand.get(half.card)?.pointAt(x + width / 2, y + height / 2) ?? from;
    this.init.sound.play({ sound: 'slide' });
    void slip.slideTo(home);
    this.init.interaction.lift(null);
  }

  /** Ends a drag without an effect, because the table closes: its objects are gone by then. */
  close(): void {
    this.forget();
    this.init.interaction.lift(null);
  }

  private forget(): void {
    this.held = null;
    this.scene.events.off('update', this.slideAtEdge, this);
  }

  private end(): void {
    const { table } = this;
    this.forget();
    for (const card of [table.plate, table.heroHp, table.monsterHp, table.tracker, table.map])
      card.showRim(false).removeTint();
    for (const card of table.hand.values()) card.removeTint();
  }

  private flickedTo({ targets }: LiftPlan): LiftTarget | null {
    const { fight } = this.init.interaction.play.state;
    const fought = targets.find((each) => each.at === 'foe' && each.foe === fight?.foe);
    const [only] = targets;
    return fought ?? (targets.length === 1 && only ? only : null);
  }

  /** Shows the half as a slip, after it was lifted or switched to its other action. */
  private show(): void {
    const { held } = this;
    if (!held) return;
    this.showSlip(held.half);
    this.slip.showTab(held.tab, held.half.basic);
    this.tell();
  }

  private showSlip(half: LiftedHalf): void {
    const { table } = this;
    const plan = liftPlanOf(this.init.interaction.play, half);
    const card = table.view?.hand.find(({ id }) => id === half.card);
    if (!card) return;
    const printed = half.basic && plan ? printedAction(plan.action) : card.model[half.half];
    this.slip.show(`${half.card}/${half.half}/${half.basic}`, printed, table.layout.hand[0].mm);
    this.light(plan?.targets ?? [], half.card);
  }

  /**
   * Frames the plate, the hero's HP card and the tracker if they are targets, otherwise darkens them. Also darkens the
   * hand cards except the one from which the half was lifted.
   */
  private light(targets: readonly LiftTarget[], lifted: CardId): void {
    const { table } = this;
    const has = (at: LiftTarget['at']) => targets.some((each) => each.at === at);
    const exploring = activityOf(this.init.interaction.play) === 'map';
    const lit = [
      ...(has('foe') && !exploring ? [table.plate] : []),
      ...(has('hero') ? [table.heroHp] : []),
      ...(has('distance') ? [table.tracker] : []),
    ];
    for (const card of [table.plate, table.heroHp, table.tracker]) {
      const isLit = lit.includes(card);
      card.showRim(isLit).front.setTint(isLit ? 0xffffff : DIMMED);
    }
    for (const [id, sprite] of table.hand) if (id !== lifted && sprite.shade === 1) sprite.front.setTint(DIMMED);
  }

  /** Updates the draft with the half and the target under the pointer, and shows the odds of an attack. */
  private tell(): void {
    const { held } = this;
    if (!held) return;
    const { interaction } = this.init;
    interaction.lift({ ...held.half, over: held.over });
    this.tellOdds(stateOfDraggedAttack(interaction.play, interaction.draft));
    requestFrame();
  }

  private tellOdds(attacking: State | null): void {
    const { slip, table } = this;
    const { book } = this.init.interaction.play;
    const odds = attacking && table.signs.showsOdds ? attackOdds(book, attacking) : null;
    if (!attacking || !odds) {
      slip.showOdds([], { x: 0, y: 0 });
      return slip.showVerdict(null, { x: 0, y: 0 });
    }
    const { layout, plate } = table;
    const fighting = activityOf(this.init.interaction.play) === 'combat';
    const width = fighting ? Math.max(plate.size.width * plate.scale, 252) : layout.prompt.width;
    const from = plate.pointAt(0, plate.size.height);
    const place = fighting
      ? { x: Math.max(8, Math.min(from.x, layout.width - width - 8)), y: from.y + ODDS.gap }
      : { x: layout.prompt.x, y: layout.prompt.y + layout.prompt.height + ODDS.gap };
    const { phase } = this.init.interaction.play;
    const box = { ...place, width, height: ODDS.height };
    slip.showOdds(oddsBakes({ phase, book, state: attacking, events: [] }, { ...layout, odds: box }), place);
    const at = fighting ? plate.pointAt(2, 2) : { x: place.x + 4, y: place.y + ODDS.height + ODDS.gap };
    slip.showVerdict(verdictOf(odds, true), at);
  }

  private targetAt({ x, y }: Point, half: LiftedHalf): LiftTarget | null {
    const { table, init } = this;
    const { play } = init.interaction;
    const targets = liftPlanOf(play, half)?.targets ?? [];
    const exploring = activityOf(play) === 'map';
    const find = (is: (each: LiftTarget) => boolean) => targets.find(is) ?? null;
    const track = exploring ? null : table.tracker.pointInCard(x, y);
    if (track) {
      const distance = Math.ceil((track.x - TRACKER.x) / TRACKER.cell);
      return find((each) => each.at === 'distance' && each.distance === distance);
    }
    const fought = play.state.fight?.foe;
    if (!exploring && (table.plate.pointInCard(x, y) ?? table.monsterHp.pointInCard(x, y)))
      return find((each) => each.at === 'foe' && each.foe === fought);
    if (cardAt(table, x, y)) return null;
    if (table.heroHp.pointInCard(x, y)) return find((each) => each.at === 'hero');
    if (!exploring) return null;
    const hex = table.map.hexAtPoint(x, y);
    if (hex === null) return null;
    if (hex === play.state.hero.at) return find((each) => each.at === 'hero');
    const foe = play.state.foes.find((each) => each.at === hex && each.hp > 0);
    return find(
      (each) =>
        (each.at === 'hex' && each.hex === hex) || (each.at === 'foe' && foe !== undefined && each.foe === foe.id),
    );
  }

  /**
   * Slides the map while the finger is near the left, right or upper edge of the map's window, so that the player can
   * reach hexes outside of the window. Does nothing if the map has a fixed place (`Layout.still`) or no hex is a target.
   */
  private slideAtEdge(): void {
    const { held, table } = this;
    if (!held || activityOf(this.init.interaction.play) !== 'map') return;
    const { width, prompt, arrows, still, hand } = table.layout;
    const works = liftPlanOf(this.init.interaction.play, held.half)?.targets.some(({ at }) => at === 'hex') ?? false;
    if (still || !works || held.at.y > hand[0].y) return;
    const { x, y } = held.at;
    const low = Math.max(0, arrows.from) + EDGE.within;
    const high = Math.min(width, arrows.to) - EDGE.within;
    const dx = x < low ? EDGE.step : x > high ? -EDGE.step : 0;
    const dy = y < prompt.y + prompt.height + EDGE.within ? EDGE.step : 0;
    const { map, needle } = table;
    const wide = (map.size.width * map.scale) / 2 - MAP.hexWidth * map.scale;
    const tall = (map.size.height * map.scale) / 2 - MAP.hexWidth * map.scale;
    const to = {
      x: Math.min(Math.max(map.x + dx, width / 2 - wide), width / 2 + wide),
      y: Math.min(map.y + dy, prompt.y + prompt.height + tall + EDGE.within + ABILITY_HALF.width),
    };
    if (dx === 0 && dy === 0) return;
    needle.slideMap({ x: dx === 0 ? map.x : to.x, y: dy === 0 ? map.y : to.y });
    requestFrame();
    this.hover(held.at);
  }
}
