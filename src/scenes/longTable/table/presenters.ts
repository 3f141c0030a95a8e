/**
 * Defines the presenters of events. The result of an event without a presenter becomes visible when the final state is
 * drawn.
 */
import { t } from '../../../i18n';
import { withSign } from '../../../i18n/longTable/forms';
import { conditionName, itemName } from '../../../i18n/longTable/termNames';
import type { HexId } from '../../../rules/core/hexes';
import type { EventOf, EventType, GameEvent } from '../../../rules/longTable/events';
import { TOKENS } from '../../../rules/longTable/vocabulary';
import { HEX } from '../board';
import { focusLabels } from './focusLabels';
import { REFRAME_MS } from './MapCamera';
import { NO_ANIMATION, type Stage } from './stage';
import { changeHp, hexOf, settleBlows, showBlow, showDraw, showDraws, showOverlapping } from './strikes';
import type { Table } from './Table';
import type { FigureView, TableView } from './tableView';

/** Durations in ms. */
const STEP = 120;
const LUNGE = 110;
const THINK = 620;

type Presenter<T extends EventType> = (stage: Stage, event: EventOf<T>) => Promise<void>;

const PRESENTERS: { readonly [T in EventType]?: Presenter<T> } = {
  async turnBegan({ table }, { figure }) {
    // In this frame the panels show whose turn it is.
    await table.motion.nextFrame();
    table.labels.clear();
    for (const [id, view] of allFigures(table))
      if (view.acts !== (id === figure)) table.figures.patch(id, { acts: id === figure });
    table.camera.noteTurn(figure);
    const hex = hexOf(table, figure);
    if (hex !== null) await table.camera.follow(hex);
  },
  async stepped({ table }, { figure, to }) {
    const image = table.figures.imageOf(figure);
    if (!image) return;
    table.figures.patch(figure, { hex: to });
    const { x, y } = table.mapCentreOf(to);
    await table.motion.all(table.camera.follow(to), table.motion.run({ targets: image, to: { x, y }, duration: STEP }));
  },
  /** L14.2: continues from the hex to which the figure has already been pushed or pulled on the screen. */
  async forced({ table }, { figure, path }) {
    const image = table.figures.imageOf(figure);
    const here = path.indexOf(hexOf(table, figure) ?? '');
    for (const to of path.slice(here + 1)) {
      table.figures.patch(figure, { hex: to });
      if (image) await table.motion.run({ targets: image, to: { ...table.mapCentreOf(to) }, duration: STEP });
    }
  },
  async carried({ table }, { figure, to }) {
    const image = table.figures.imageOf(figure);
    table.figures.patch(figure, { hex: to });
    if (image) await table.motion.run({ targets: image, to: { ...table.mapCentreOf(to) }, duration: STEP });
  },
  async focusChosen({ table, memory }, event) {
    const { figure } = event;
    if (!table.motion.isAnimating) return;
    const labels = focusLabels(event, (id) => hexOf(table, id));
    const hex = hexOf(table, figure);
    const way = memory.paths.get(event) ?? [];
    if (hex !== null) await table.camera.follow(hex);
    // The turn has begun in this frame, which has repainted figures.
    await table.motion.nextFrame();
    table.labels.show(labels, hex === null || way.length === 0 ? [] : [hex, ...way], false);
    await table.motion.wait(THINK);
  },
  async attackBegan({ table }, { attacker, targets: [first] }) {
    table.labels.clear();
    const image = table.figures.imageOf(attacker);
    const [from, to] = [hexOf(table, attacker), first === undefined ? null : hexOf(table, first)];
    if (!image || from === null || to === null) return;
    const [a, b] = [table.mapCentreOf(from), table.mapCentreOf(to)];
    const far = Math.max(1, Math.hypot(b.x - a.x, b.y - a.y));
    const lunge = { x: a.x + ((b.x - a.x) / far) * (HEX / 3), y: a.y + ((b.y - a.y) / far) * (HEX / 3) };
    await table.motion.run({ targets: image, to: lunge, duration: LUNGE });
    await table.motion.run({ targets: image, to: { ...a }, duration: LUNGE });
  },
  modifiersDrawn(stage, event) {
    const { table, memory } = stage;
    const draws = memory.draws.get(event);
    // If motion is off, show the cards of one target after the other, so that the player can read all of them.
    if (!table.motion.isAnimating || (!draws && !memory.drawnAlready.has(event))) return showDraw(stage, event);
    return draws ? showDraws(stage, draws) : NO_ANIMATION;
  },
  /** L17.4: shows the ring of the shield if the shield stops the whole attack. */
  attackReckoned({ table, play }, { target, damage, shield, modifiers }) {
    const hex = hexOf(table, target);
    const isNull = modifiers.some((id) => play().book.modifiers[id]?.value === 'null');
    return hex === null || damage > 0 || isNull || shield.length === 0 ? NO_ANIMATION : table.blows.ring(hex);
  },
  damaged: (stage, event) => showBlow(stage, event),
  async healed({ table, onHpShown }, event) {
    const { figure, n, hp } = event;
    const before = changeHp(table, figure, hp);
    onHpShown?.(event);
    const hex = hexOf(table, figure);
    if (hex === null || n === 0) return;
    if (table.motion.speed === 0) await table.blows.showStill(hex, withSign(n), 'good', before, hp);
    else await table.blows.showNumber(hex, withSign(n), 'good');
  },
  /** L20.1: shows the ring of a shield, because the hero loses a card instead of HP. */
  async damageNegated({ table }, { hero }) {
    const hex = hexOf(table, `hero:${hero}`);
    if (hex !== null) await table.blows.ring(hex);
  },
  died: ({ table }, { figure, money }) => table.blows.tear(figure, money),
  summonGone: ({ table }, { figure }) => table.blows.tear(figure, false),
  exhausted: ({ table }, { hero }) => tipOver(table, `hero:${hero}`),
  // Figures behind a door are visible already, because the event of the door has shown them. Other figures appear
  // during the scenario.
  figurePlaced: (stage, event) => (stage.table.figures.imageOf(event.figure) ? NO_ANIMATION : appear(stage, event)),
  monsterSummoned: appear,
  /** Pauses, so that the player can read: the special rules of a scenario are unexpected. */
  ruleTriggered: ({ table }) => table.motion.wait(THINK * 2),
  /** L18.5: pauses, so that the player can read: the contents of a chest are narrated only once. */
  treasureLooted: ({ table }) => table.motion.wait(THINK * 2),
  /** L8.2: pauses if the rules draw a second card, because they do so without asking the player. */
  restDrawn: ({ table }, { again }) => (again ? table.motion.wait(THINK * 2) : NO_ANIMATION),
  /** Also shows an item that the rules use without asking (L21.4). */
  async itemUsed({ table }, { hero, item }) {
    const hex = hexOf(table, `hero:${hero}`);
    if (hex !== null) await table.labels.showText(hex, itemName(item));
  },
  /** L11.5: shows how much money a figure takes, because the money of a lien has no token on the map. */
  async moneyTaken({ table }, { figure, hexes }) {
    const hex = hexOf(table, figure);
    if (hex !== null) await table.labels.showText(hex, t('board.taken', { count: hexes.length }));
  },
  summoned: ({ table, next }, { figure }) => setDownNew(table, next, figure),
  async doorOpened({ table, next }, { hex }) {
    const behind = next.figures.filter(({ id }) => !table.figures.imageOf(id));
    // The map moves once. It then also shows the figures behind the door, if they fit together with the figure that
    // opened the door.
    await table.slideIn(
      next,
      hex,
      behind.map((each) => each.hex),
    );
    await table.motion.all(...behind.map((each) => table.figures.place(each)));
    // If they do not fit, the map moves to the figures behind the door and shows them for a while.
    if (await table.camera.bringIntoView(behind.map((each) => each.hex))) await table.motion.wait(THINK * 2);
  },
  conditionGiven({ table }, { figure, condition }) {
    const old = table.figures.paintedView(figure);
    const token = TOKENS.find((each) => each === condition);
    if (old && token && !old.tokens.includes(token)) table.figures.patch(figure, { tokens: [...old.tokens, token] });
    // L15.4: a blessing or a curse goes into the deck and has no token, so a text names it.
    return old && !token ? table.labels.showText(old.hex, conditionName(condition)) : NO_ANIMATION;
  },
  conditionEnded({ table }, { figure, condition }) {
    const old = table.figures.paintedView(figure);
    if (old) table.figures.patch(figure, { tokens: old.tokens.filter((each) => each !== condition) });
    return NO_ANIMATION;
  },
};

/** Events within a volley that move no figure. They do not wait for the end of earlier blows' animations. */
const BESIDE_BLOWS: ReadonlySet<EventType> = new Set(['modifiersDrawn', 'attackReckoned']);

/** Animates an event; resolves when the animation has ended. An event in `memory.skipped` has no animation and no sound. */
export function present(stage: Stage, event: GameEvent): Promise<void> {
  const room = needsMap(stage, event) ? fitMap(stage.table) : NO_ANIMATION;
  return room === NO_ANIMATION ? presentInPlace(stage, event) : room.then(() => presentInPlace(stage, event));
}

/**
 * Whether the map needs the place of the hand before the event is shown: the player has answered with cards, or a turn
 * begins (L6.4).
 */
const needsMap = ({ next }: Stage, { type }: GameEvent): boolean =>
  next.activity === 'map' || type === 'turnOrderSet' || type === 'turnBegan';

/** Gives the map the place that it has during a turn. */
function fitMap(table: Table): Promise<void> {
  const { x, y, width, height } = table.plan.map;
  table.fitWithKnownInsets('map');
  const { map } = table.plan;
  // An event may open a room that `table.view` lacks, so the map must not be fitted to that view unless the map's box has changed.
  const stays = map.x === x && map.y === y && map.width === width && map.height === height;
  return table.view && !stays ? table.camera.frame(table.view, REFRAME_MS) : NO_ANIMATION;
}

function presentInPlace(stage: Stage, event: GameEvent): Promise<void> {
  const { sound, table, memory } = stage;
  table.hideActionMarks();
  const moment = PRESENTERS[event.type] as ((stage: Stage, event: GameEvent) => Promise<void>) | undefined;
  const show = () => moment?.(stage, event) ?? NO_ANIMATION;
  if (memory.skipped.has(event)) return showAtOnce(table, show);
  sound.hear(event);
  if (memory.overlapping.has(event) && table.motion.isAnimating) return showOverlapping(stage, event, show);
  if (memory.running.size === 0 || !moment || BESIDE_BLOWS.has(event.type)) return show();
  // The last blow of a volley begins while earlier blows are still animated.
  return event.type === 'damaged' ? show().then(() => settleBlows(memory)) : settleBlows(memory).then(show);
}

/** Shows an event and its effects without animation. */
async function showAtOnce(table: Table, show: () => Promise<void>): Promise<void> {
  const { motion } = table;
  const hurries = motion.isHurrying;
  motion.hurry();
  await show();
  if (!hurries) motion.resume();
}

function* allFigures(table: Table): Generator<readonly [string, FigureView]> {
  for (const { id } of table.view?.figures ?? []) {
    const view = table.figures.paintedView(id);
    if (view) yield [id, view];
  }
}

/** Moves the map to the hex of a new figure and sets the figure down, with time to notice it. */
async function appear({ table, next }: Stage, { figure, hex }: { figure: string; hex: HexId }) {
  await table.camera.follow(hex);
  await setDownNew(table, next, figure);
  await table.motion.wait(THINK);
}

function setDownNew(table: Table, next: TableView, id: string): Promise<void> {
  const figure = next.figures.find((each) => each.id === id);
  return figure ? table.figures.place(figure) : NO_ANIMATION;
}

async function tipOver(table: Table, id: string): Promise<void> {
  const image = table.figures.imageOf(id);
  if (image) await table.motion.run({ targets: image, to: { angle: 90, alpha: 0 }, duration: 420 });
}
