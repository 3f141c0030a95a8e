/** Describes a hex of the map: its position relative to the hero, its contents, and the path to the hex. */
import type { Play } from '../../../flow/inHand/play';
import { contentText, t } from '../../../i18n';
import { foeWithArticle } from '../../../i18n/inHand/words';
import { isWallBetween, type Situation, terrainAt } from '../../../rules/core/board';
import { DIRECTIONS, gridPositionOf, type HexId, hexDistance, neighbour } from '../../../rules/core/hexes';
import type { ReachableHex } from '../../../rules/core/routes';
import { foesNear } from '../../../rules/inHand/combat';
import { livingFoes, situationOf } from '../../../rules/inHand/foes';
import { goalHexes } from '../../../rules/inHand/goals';
import { treasuresLeft } from '../../../rules/inHand/looting';
import { rulesOf } from '../../../rules/inHand/special';
import { hexesInReach } from '../../../session/inHand/interaction';

/** The directions that have a name, with their angles in degrees, clockwise from north. */
const COMPASS = { n: 0, ne: 60, e: 90, se: 120, s: 180, sw: 240, w: 270, nw: 300 } as const;
export type Heading = keyof typeof COMPASS;

/** The named direction that is nearest to the direction from one hex to another. */
export function headingOf(from: HexId, to: HexId): Heading {
  const [a, b] = [gridPositionOf(from), gridPositionOf(to)];
  const [x, y] = [(b.column - a.column) * Math.sqrt(3), b.line - a.line];
  const angle = (Math.atan2(x, -y) * 180) / Math.PI + 360;
  const off = (heading: Heading) => Math.abs(((angle - COMPASS[heading] + 180) % 360) - 180);
  return (Object.keys(COMPASS) as Heading[]).reduce((best, each) => (off(each) < off(best) - 1e-9 ? each : best));
}

/** The position of a hex relative to another, such as '3 steps north-east'. */
export function relativePosition(from: HexId, to: HexId): string {
  if (from === to) return t('mirror.here');
  const steps = t('mirror.steps', { count: hexDistance(from, to) });
  return t('mirror.away', { steps, direction: t(`mirror.direction.${headingOf(from, to)}`) });
}

/** Names monsters, followers and things on a hex, and the facts of the scenario page about the hex. */
function contents(play: Play, hex: HexId): string[] {
  const { book, state } = play;
  const foes = livingFoes(state).filter(({ at }) => at === hex);
  const coins = state.money.filter((at) => at === hex).length;
  const treasures = treasuresLeft(book, state).filter(({ at }) => at === hex);
  return [
    ...foes.map(({ id, kind, hp, maxHp }) =>
      t(kind === 'elite' ? 'mirror.elite' : 'mirror.normal', { foe: foeWithArticle(play, id), hp, max: maxHp }),
    ),
    ...treasures.map(({ number }) => t('mirror.treasure', { number })),
    ...(coins > 0 ? [t('mirror.coins', { count: coins })] : []),
    ...Object.entries(state.followers).flatMap(([id, at]) => (at === hex ? [contentText('special.follower', id)] : [])),
    ...pageWords(play, hex),
  ];
}

/** Words for the facts of the scenario page about a hex: its letter, the exit, a goal, or a special rule for ending a turn there. */
function pageWords({ book, state }: Play, hex: HexId): string[] {
  const { exit, marks } = book.scenario;
  const letters = Object.keys(marks).filter((letter) => marks[letter] === hex);
  const waiting = rulesOf(book, 'when').filter(
    ({ id, trigger, once }) => trigger.on === 'endTurnOn' && trigger.at === hex && !(once && state.used.includes(id)),
  );
  return [
    ...letters.map((letter) => t('mirror.tile', { letter })),
    ...(exit === hex ? [t('mirror.exit')] : goalHexes(book).includes(hex) ? [t('mirror.goal')] : []),
    ...waiting.map(({ id }) => t('mirror.rule', { rule: contentText('special.rule', id) })),
  ];
}

/** R4.2: the directions in which a wall separates a hex from another hex of the map. Closed doors do not count as hexes of the map. */
export function walledSides(situation: Situation, hex: HexId): Heading[] {
  return DIRECTIONS.filter((direction) => {
    const beyond = neighbour(hex, direction);
    const isMap = (each: HexId) => terrainAt(situation, each) !== undefined && terrainAt(situation, each) !== 'door';
    return beyond !== undefined && isMap(beyond) && isMap(hex) && isWallBetween(situation, hex, beyond);
  });
}

/** Words for everything that the path to a hex triggers: doors and dangerous terrain along the path, then fights at its end. */
function setOff(play: Play, { path }: ReachableHex): string[] {
  const { book, state } = play;
  const situation = situationOf(book, state);
  const jumps = state.turn?.move?.jump;
  const end = path.at(-1) ?? state.hero.at;
  const ground = path.flatMap((hex) => {
    const terrain = terrainAt(situation, hex);
    const harms = (terrain === 'trap' || terrain === 'hazardous') && (!jumps || hex === end);
    return terrain === 'door' || harms ? [t(`mirror.sets.${terrain}`, { hex })] : [];
  });
  const met = foesNear(book, { ...state, hero: { ...state.hero, at: end } });
  return [...ground, ...met.map(({ id }) => t('mirror.sets.fight', { foe: foeWithArticle(play, id) }))];
}

/** Words for the cost and risks of the path to a hex in the current move. Empty if there is no move, and for the hero's own hex. */
function reachWords(play: Play, hex: HexId): string[] {
  if (!play.state.turn?.move || hex === play.state.hero.at) return [];
  const way = hexesInReach(play).get(hex);
  if (!way) return [t('mirror.outOfReach')];
  if (!way.canStop) return [t('mirror.noStop')];
  return [t('mirror.reach', { cost: way.cost }), ...setOff(play, way)];
}

/** The full description of a hex. Outside of the map the description says only that the hex is rock. */
export function hexWords(play: Play, hex: HexId): string {
  const situation = situationOf(play.book, play.state);
  const terrain = terrainAt(situation, hex);
  if (terrain === undefined) return t('mirror.rock');
  const walls = walledSides(situation, hex).map((side) => t(`mirror.direction.${side}`));
  const said = [
    `${hex}: ${[t(`mirror.terrain.${terrain}`), ...contents(play, hex)].join(', ')}`,
    relativePosition(play.state.hero.at, hex),
    ...(walls.length > 0 ? [t('mirror.walls', { sides: walls.join(', ') })] : []),
    ...reachWords(play, hex),
  ];
  return `${said.join('. ')}.`;
}

const NOTABLE = ['trap', 'hazardous', 'difficult', 'obstacle', 'door'] as const;

/**
 * A sentence for each hex with contents or NOTABLE terrain, nearest hex first, such as '3 steps north-east (d4): Frost Demon, elite, 6 of
 * 9 HP.'
 */
export function thingsAround(play: Play): string[] {
  const { book, state } = play;
  const { at } = state.hero;
  const situation = situationOf(book, state);
  return Object.keys(book.scenario.board.hexes)
    .sort((a, b) => hexDistance(at, a) - hexDistance(at, b))
    .flatMap((hex) => {
      const terrain = NOTABLE.find((each) => each === terrainAt(situation, hex));
      const what = [...contents(play, hex), ...(terrain ? [t(`mirror.terrain.${terrain}`)] : [])];
      if (what.length === 0) return [];
      return [t('mirror.thing', { where: relativePosition(at, hex), hex, what: what.join(', ') })];
    });
}
