/** Finds the topmost thing at a point of the screen. This file loads when the player first asks for an explanation. */
import type { Play } from '../../../flow/inHand/play';
import type { Bearer, ExplainTarget, ShownTerm } from '../../../i18n/inHand/glossary';
import { cardOf } from '../../../rules/inHand/cards';
import type { Party } from '../../../rules/inHand/state';
import type { Point } from '../../art';
import { measureOffscreen } from '../../art/type';
import type { Box } from '../../core/pose';
import {
  termsOnCard,
  termsOnChips,
  termsOnHeroHp,
  termsOnHeroTrack,
  termsOnItem,
  termsOnMap,
  termsOnMonsterHp,
  termsOnMonsterTrack,
  termsOnPlate,
  termsOnTracker,
} from './explainable';
import type { Table } from './Table';
import type { TableView } from './tableView';

/** The thing at a point, for an explanation, or null if there is only the wooden table or nothing is drawn yet. */
export function explainTargetAt(table: Table, play: Play, x: number, y: number): ExplainTarget | null {
  const { view } = table;
  if (!view) return null;
  return (
    onSign(table, play, x, y) ??
    duringRoll(table, view, x, y) ??
    onHand(table, view, play, x, y) ??
    onItems(table, view, x, y) ??
    onCombatCards(table, view, play, x, y) ??
    onHeroOrMap(table, view, play, x, y)
  );
}

const explainTarget = (of: Bearer | null, seen: readonly ShownTerm[]): ExplainTarget => ({ of, seen });

const within = ({ x, y, width, height }: Box, px: number, py: number): boolean =>
  px >= x && px <= x + width && py >= y && py <= y + height;

/** The flag of a selected card, or the chip of the first of two rolls, at a point. Both lie over everything else. */
function onSign({ signs }: Table, { state }: Play, x: number, y: number): ExplainTarget | null {
  const flag = signs.flagAt(x, y);
  if (flag) return explainTarget(null, [{ term: flag }]);
  if (!signs.firstRoll.isAt(x, y)) return null;
  return explainTarget(null, [{ term: state.attack?.advantage === 1 ? 'advantage' : 'disadvantage' }]);
}

/** The terms of a party's chip at a point of its card, over what is printed there; empty if no chip is there. */
const onChips = (table: Table, party: Party, at: Point): readonly ShownTerm[] =>
  termsOnChips(table.chipsOn(party, measureOffscreen()), at);

/** The odds, the tracker, the die or the ruler at a point; null outside a roll, or if none of them is at the point. */
function duringRoll(
  { tracker, monsterHp, layout, die }: Table,
  view: TableView,
  x: number,
  y: number,
): ExplainTarget | null {
  if (view.activity !== 'roll') return null;
  if (within(layout.odds, x, y)) return explainTarget(null, [{ term: 'odds' }]);
  const track = tracker.pointInCard(x, y);
  if (track) return explainTarget(null, termsOnTracker(view.tracker, track));
  if (die) return layout.tray && within(layout.tray, x, y) ? explainTarget(null, [{ term: 'die' }]) : null;
  const ruler = monsterHp.pointInCard(x, y);
  if (!ruler || !view.monsterHp) return null;
  const printed = termsOnMonsterHp(view.monsterHp, ruler).filter(({ term }) => term !== 'ruler');
  return explainTarget(null, [{ term: 'ruler' }, ...printed]);
}

function onHand(table: Table, view: TableView, play: Play, x: number, y: number): ExplainTarget | null {
  if (!table.layout.showsHand) return null;
  const byDepth = [...table.hand].sort(([, a], [, b]) => b.depth - a.depth);
  for (const [id, sprite] of byDepth) {
    const at = sprite.pointInCard(x, y);
    const card = view.hand.find((each) => each.id === id);
    if (!at || !card) continue;
    const { half, seen } = termsOnCard(card, cardOf(play.state, id).zone, at, measureOffscreen());
    return explainTarget({ kind: 'card', card: id, ...(half ? { half } : {}) }, seen);
  }
  return null;
}

function onItems(table: Table, view: TableView, x: number, y: number): ExplainTarget | null {
  for (const item of view.items) {
    const at = table.items.get(item.id)?.pointInCard(x, y);
    if (at) return explainTarget({ kind: 'item', item: item.id }, termsOnItem(item, at));
  }
  return null;
}

function onCombatCards(table: Table, view: TableView, play: Play, x: number, y: number): ExplainTarget | null {
  const { tracker, plate, monsterHp, die } = table;
  const foe = play.state.fight?.foe;
  if (foe === undefined) return null;
  const track = tracker.pointInCard(x, y);
  if (track) return explainTarget(null, termsOnTracker(view.tracker, track));
  const card = monsterHp.pointInCard(x, y);
  const printed = die ? termsOnMonsterTrack : termsOnMonsterHp;
  if (card && view.monsterHp) return explainTarget({ kind: 'foe', foe }, printed(view.monsterHp, card));
  const at = plate.pointInCard(x, y);
  if (!at || !view.plate) return null;
  const chips = onChips(table, 'monster', at);
  return explainTarget({ kind: 'foe', foe }, chips.length > 0 ? chips : termsOnPlate(view.plate, at));
}

function onHeroOrMap(table: Table, view: TableView, play: Play, x: number, y: number): ExplainTarget | null {
  const { heroHp, map, die } = table;
  const card = heroHp.pointInCard(x, y);
  if (card) {
    const chips = onChips(table, 'hero', card);
    const printed = die ? termsOnHeroTrack : termsOnHeroHp;
    return explainTarget({ kind: 'hero' }, chips.length > 0 ? chips : printed(view.heroHp, card));
  }
  const at = map.pointInCard(x, y);
  if (!at) return null;
  const { hex, seen } = termsOnMap(view.map, view.sprites, view.hero, at);
  const foe = play.state.foes.find((each) => each.at === hex && each.hp > 0);
  const of: Bearer | null = foe ? { kind: 'foe', foe: foe.id } : hex === view.hero ? { kind: 'hero' } : null;
  return { ...explainTarget(of, seen), ...(hex === null ? {} : { hex }) };
}
