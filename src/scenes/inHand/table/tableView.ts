/** Computes what the table shows from a play. Objects of the scene take their state from this view; odds also use the play. */
import { legal, type Play } from '../../../flow/inHand/play';
import { contentText, pageText, t } from '../../../i18n';
import { foeName } from '../../../i18n/inHand/words';
import { terrainAt } from '../../../rules/core/board';
import type { HexId } from '../../../rules/core/hexes';
import { rangeBetween } from '../../../rules/core/routes';
import { canSee } from '../../../rules/core/sight';
import { faceOf } from '../../../rules/inHand/cards';
import type { Command } from '../../../rules/inHand/commands';
import { foeOf, livingFoes, medianRange, printedHp, printedMonster, situationOf } from '../../../rules/inHand/foes';
import { BASIC_ACTIONS } from '../../../rules/inHand/heroTurn';
import { treasuresLeft } from '../../../rules/inHand/looting';
import { dangersOn } from '../../../rules/inHand/movement';
import { sightLimit } from '../../../rules/inHand/special';
import type { CardState, FoeState, State } from '../../../rules/inHand/state';
import { tileMarks } from '../../../rules/inHand/tileMarks';
import type { Action, FoeId, Half } from '../../../rules/inHand/vocabulary';
import { activeEffectsOf } from '../../../session/inHand/activeEffects';
import { answerOf, cardsPaid, isDamageQuestion, proposedAnswer } from '../../../session/inHand/damageAnswers';
import { type Draft, hexesInReach } from '../../../session/inHand/interaction';
import { hexOfTarget, previewOf } from '../../../session/inHand/lift';
import type {
  AbilityFaceModel,
  CharacterHpCardModel,
  MonsterHpCardModel,
  MonsterPlateModel,
  TrackerModel,
} from '../art';
import { groundOf, terrainIcon } from '../art/icons';
import type { MapCardModel } from '../art/mapModels';
import type { PlacedSprite } from '../sprites/MapSprite';
import { type Chips, chipsOf } from './chips';
import type { Activity } from './layout';
import { printedAction, printedPlate } from './printedModels';

export interface HandCard {
  readonly id: string;
  readonly model: AbilityFaceModel;
  /** 'raised': chosen, selected or proposed as a loss; 'rest': in hand, or a possible loss; 'out': all other cards. */
  readonly placement: 'raised' | 'rest' | 'out';
  /** The role of the card if it is selected, else null. */
  readonly flag: 'leads' | 'second' | null;
  /** Whether the card is lost or active. */
  readonly isLostOrActive: boolean;
  /** The half that is being played. */
  readonly acting: 'top' | 'bottom' | null;
  /** The half that the player is dragging. */
  readonly lifted: 'top' | 'bottom' | null;
}

/** Everything that the table shows. */
export interface TableView {
  readonly activity: Activity;
  readonly map: MapCardModel;
  readonly hero: HexId;
  readonly sprites: readonly PlacedSprite[];
  readonly heroHp: CharacterHpCardModel;
  readonly monsterHp: MonsterHpCardModel | null;
  readonly plate: MonsterPlateModel | null;
  /** The foe of the fight, and the name of its picture: its alias on the scenario page, or its monster. */
  readonly fought: { readonly foe: FoeId; readonly figure: string } | null;
  /** The active effects of each party, such as conditions, bonuses and counters. */
  readonly chips: Chips;
  readonly tracker: TrackerModel;
  /**
   * Pending damage (R21.1). `left`: the HP that the hero would have after the damage. `isCancelled`: whether the proposed
   * answer negates the damage.
   */
  readonly blow: { readonly amount: number; readonly left: number; readonly isCancelled: boolean } | null;
  readonly hand: readonly HandCard[];
  readonly items: readonly {
    readonly id: string;
    readonly spent: boolean;
    readonly use: 'spent' | 'consumed' | 'free';
  }[];
}

export function activityOf(play: Play): Activity {
  const { phase, state } = play;
  if (isDamageQuestion(play)) return 'blow';
  if (phase === 'behaviour' || phase.endsWith('.rolling')) return 'roll';
  return state.fight ? 'combat' : 'map';
}

/** The name of a foe's picture: its alias on the scenario page, or its monster. */
const figureOf = ({ book }: Play, { id, monster }: FoeState): string =>
  book.scenario.foes.find((each) => each.id === id)?.alias ?? monster;

/**
 * Computes the view of a play and of the player's unfinished selection.
 * @param isPassed whether further commands have been given already, as on the steps of a way: the costs of the next steps are then not
 * shown, which would look as if the hero had stopped
 */
export function viewOf(play: Play, draft: Draft, isPassed = false): TableView {
  const { book, state } = play;
  const foe = state.fight ? foeOf(state, state.fight.foe) : null;
  const answer = isDamageQuestion(play) ? proposedAnswer(play, legal(play), draft) : null;
  const preview = previewOf(play, draft);
  return {
    activity: activityOf(play),
    map: mapModel(play),
    hero: state.hero.at,
    sprites: spritesOf(preview.play, preview.draft, isPassed),
    heroHp: {
      id: book.hero.id,
      tables: book.hero.tables,
      maxHp: book.hero.maxHp,
      hp: Math.max(1, state.hero.hp),
      level: book.setup.level,
    },
    monsterHp: foe && {
      id: foe.monster,
      tables: book.monsterTables,
      hp: Math.max(1, foe.hp),
      level: book.setup.scenarioLevel,
    },
    plate: foe && plateModel(play, foe),
    fought: foe && { foe: foe.id, figure: figureOf(play, foe) },
    chips: chipsOf(activeEffectsOf(play)),
    tracker: {
      title: t('table.distance'),
      hero: book.hero.id,
      ...(state.fight && foe ? { distance: state.fight.distance, monster: figureOf(play, foe) } : {}),
      reach: reachOnTrack(preview.play.state),
    },
    blow: blowOf(play, answer),
    hand: state.hero.cards.map((card) => handCard(play, card, draft, cardsPaid(answer))),
    items: state.hero.items.map(({ id, state: use }) => ({
      id,
      spent: use !== 'ready',
      use: book.items[id]?.use ?? 'free',
    })),
  };
}

/**
 * Whether this card is shown as a possible loss of a rest: the drawn card (R7.5), or each card that the player may
 * choose (R7.6).
 */
function mayBeLost({ rest }: State, { id, zone }: CardState): boolean {
  return rest !== null && zone === 'discard' && (rest.lost ?? id) === id;
}

function blowOf({ state }: Play, answer: Command | null): TableView['blow'] {
  if (!answer || !state.suffering) return null;
  const { amount } = state.suffering;
  return { amount, left: Math.max(0, state.hero.hp - amount), isCancelled: answerOf(answer) !== 'take' };
}

/**
 * The placement of a card while damage is pending: raised if the selected answer costs this card, out if no answer can
 * cost it.
 */
function placementInBlow({ zone, id }: CardState, paid: readonly string[]): HandCard['placement'] {
  if (paid.includes(id)) return 'raised';
  return zone === 'hand' || zone === 'discard' ? 'rest' : 'out';
}

/**
 * The action that a half shows. Instead of the printed action it is the basic action (R9.4) that the half is being played as, or would be
 * played as if the player chose it now.
 */
function shownAction({ book, state, phase }: Play, card: CardState, half: Half, draft: Draft): Action {
  const { action, actions = [] } = state.turn ?? {};
  const isPlayed = action?.card === card.id && action.half === half;
  const isOpen = phase === 'heroTurn.choosing' && card.zone === 'selected';
  const isChosen = isOpen && draft.basic && !actions.some((each) => each.card === card.id || each.half === half);
  return (isPlayed ? action.basic : isChosen) ? BASIC_ACTIONS[half] : faceOf(book, card)[half];
}

function handCard(play: Play, card: CardState, draft: Draft, paid: readonly string[]): HandCard {
  const { book, state } = play;
  const face = faceOf(book, card);
  const chosen = draft.cards.indexOf(card.id);
  const selected = card.zone === 'selected';
  const leads = selected ? state.leading === card.id : chosen === 0;
  const second = selected ? state.second === card.id : chosen === 1;
  const action = state.turn?.action;
  const asks = isDamageQuestion(play);
  return {
    id: card.id,
    model: {
      id: face.id,
      title: contentText('cards.face', face.id),
      initiative: face.initiative,
      side: card.side,
      level: book.setup.upgrades.includes(card.id) ? 2 : 1,
      top: { ...printedAction(shownAction(play, card, 'top', draft)), shows: face.shows },
      bottom: printedAction(shownAction(play, card, 'bottom', draft)),
      leading: leads,
      ...(card.zone === 'lost' ? { lost: true } : {}),
    },
    placement: asks
      ? placementInBlow(card, paid)
      : selected || chosen >= 0
        ? 'raised'
        : card.zone === 'hand' || mayBeLost(state, card)
          ? 'rest'
          : 'out',
    flag: asks ? null : leads ? 'leads' : second ? 'second' : null,
    isLostOrActive: card.zone === 'lost' || card.zone === 'active',
    acting: action?.card === card.id ? action.half : null,
    lifted: draft.lift?.card === card.id ? draft.lift.half : null,
  };
}

function mapModel({ book, state }: Play): MapCardModel {
  const { scenario } = book;
  const situation = situationOf(book, state);
  const letters = Object.entries(scenario.marks);
  return {
    id: scenario.id,
    number: scenario.number,
    ground: groundOf(scenario.id),
    title: pageText(scenario.id, 'title'),
    dot: scenario.colour,
    walls: scenario.board.walls,
    hexes: Object.entries(scenario.board.hexes).map(([id, printed]) => {
      const terrain = terrainAt(situation, id) ?? 'plain';
      const letter = letters.find(([, at]) => at === id)?.[0];
      const icon = terrainIcon(scenario.id, terrain);
      return {
        id,
        terrain: printed === 'door' && terrain === 'plain' ? 'openDoor' : terrain,
        ...(id === scenario.start ? { start: true } : {}),
        ...(letter ? { letter } : {}),
        ...(icon ? { icon } : {}),
      };
    }),
  };
}

/** Marks the hexes that the scenario has changed: flooded or unlit hexes, and tiles that are served or whose writ is torn. */
function changedHexes({ book, state }: Play): PlacedSprite[] {
  const { board, marks } = book.scenario;
  const situation = situationOf(book, state);
  const hexes = Object.keys(board.hexes);
  const isFlooded = (hex: HexId) => board.hexes[hex] === 'plain' && terrainAt(situation, hex) === 'difficult';
  const sight = sightLimit(book, state);
  const isUnlit = (hex: HexId) => sight !== undefined && rangeBetween(situation, state.hero.at, hex) > sight;
  return [
    ...hexes.filter(isFlooded).map((at): PlacedSprite => ({ at, sprite: { kind: 'flooded' } })),
    // Water covers the printed letter of a marked hex, so draw the letter again.
    ...Object.entries(marks)
      .filter(([, at]) => isFlooded(at))
      .map(([letter, at]): PlacedSprite => ({ at, sprite: { kind: 'letter', letter } })),
    ...hexes.filter(isUnlit).map((at): PlacedSprite => ({ at, sprite: { kind: 'unlit' } })),
    ...Object.entries(tileMarks(book, state)).map(([at, kind]): PlacedSprite => ({ at, sprite: { kind } })),
  ];
}

function spritesOf(play: Play, draft: Draft, isPassed: boolean): PlacedSprite[] {
  const { book, state } = play;
  const entering = state.candidates.length > 0;
  const dead = state.foes.filter((foe) => foe.hp === 0);
  const aim = draft.lift?.over ? hexOfTarget(play, draft.lift.over) : null;
  const coins = state.money.filter((hex) => !dead.some((foe) => foe.at === hex));
  return [
    ...changedHexes(play),
    ...(entering ? [] : threats(play)),
    ...dead.map((foe): PlacedSprite => ({ at: foe.at, sprite: { kind: 'dead', coin: state.money.includes(foe.at) } })),
    ...coins.map((at): PlacedSprite => ({ at, sprite: { kind: 'money' } })),
    ...(book.scenario.exit === undefined ? [] : [{ at: book.scenario.exit, sprite: { kind: 'exit' } } as const]),
    ...Object.values(state.followers).map((at): PlacedSprite => ({ at, sprite: { kind: 'follower' } })),
    ...treasuresLeft(book, state).map(
      ({ number, at, objective }): PlacedSprite => ({
        at,
        sprite: objective ? { kind: 'objective' } : { kind: 'treasure', number },
      }),
    ),
    ...livingFoes(state).map(
      (foe): PlacedSprite => ({
        at: foe.at,
        sprite: { kind: 'monster', monster: figureOf(play, foe), rank: foe.kind },
      }),
    ),
    ...(entering ? candidateMarks(play) : isPassed ? [] : ways(play, draft)),
    ...(draft.lift ? attackable(play) : []),
    ...(aim === null ? [] : [{ at: aim, sprite: { kind: 'focus' } } as const]),
    ...(draft.highlighted ?? []).map((at): PlacedSprite => ({ at, sprite: { kind: 'focus' } })),
  ];
}

/** R25.6: the adjacent foes while the player chooses whom to fight first. */
const candidateMarks = ({ state }: Play): PlacedSprite[] =>
  state.candidates.map((foe) => ({ at: foeOf(state, foe).at, sprite: { kind: 'target' } }));

/** Marks the monsters that the dragged attack reaches. */
function attackable(play: Play): PlacedSprite[] {
  const foes = new Set(legal(play).flatMap((each) => (each.type === 'attack' ? [each.foe] : [])));
  return [...foes].map((foe) => ({ at: foeOf(play.state, foe).at, sprite: { kind: 'target' } }));
}

/** Marks, during a move, the hexes that the hero can reach, their costs, and the previewed path. */
function ways(play: Play, { path }: Draft): PlacedSprite[] {
  const { book, state } = play;
  // A path through a trap or hazard is red over its whole length; the prompt shows the damage.
  const danger = dangersOn(book, state, path).length > 0 ? ({ danger: true } as const) : {};
  const rings = [...hexesInReach(play)]
    .filter(([, way]) => way.canStop)
    .map(([at, { cost }]): PlacedSprite => {
      const terrain = book.scenario.board.hexes[at];
      return { at, sprite: { kind: 'reach', cost, ...(terrain === 'door' ? { onInk: true } : {}) } };
    });
  const goal = path.at(-1);
  return [
    ...rings.filter(({ at }) => at !== goal),
    ...path.slice(0, -1).map((at): PlacedSprite => ({ at, sprite: { kind: 'pathDot', ...danger } })),
    ...(goal ? [{ at: goal, sprite: { kind: 'goal', ...danger } } as const] : []),
  ];
}

/** Marks, during a move, the hexes on which the move would end in a fight (R25.2). A closed door is open once the hero stands on it. */
function threats(play: Play): PlacedSprite[] {
  const { book, state } = play;
  if (!state.turn?.move || state.fight) return [];
  const situation = situationOf(book, state);
  const foes = livingFoes(state).map((foe) => ({ at: foe.at, range: medianRange(book, foe) }));
  const near = (hex: HexId) => {
    const isClosed = terrainAt(situation, hex) === 'door';
    const there = isClosed ? { ...situation, opened: [...state.opened, hex] } : situation;
    return foes.some(({ at, range }) => at !== hex && rangeBetween(there, hex, at) <= range && canSee(there, hex, at));
  };
  return Object.keys(book.scenario.board.hexes)
    .filter((hex) => terrainAt(situation, hex) !== 'obstacle' && near(hex))
    .map((at) => ({ at, sprite: { kind: 'threat' } }));
}

function plateModel(play: Play, foe: FoeState): MonsterPlateModel {
  const { book, state } = play;
  const printed = printedMonster(book, foe);
  const face = state.fight?.face;
  const here = printedHp(book, foe);
  return {
    ...printedPlate(printed, foeName(play, foe.id)),
    id: figureOf(play, foe),
    show: foe.kind,
    ...(here === printed.hp[foe.kind] ? {} : { hpHere: here }),
    ...(face ? { rolled: face } : {}),
  };
}

/** The Distance that the current attack reaches; the tracker hatches the cells up to it. 0 if there is no attack. */
function reachOnTrack({ turn, attack }: State): number {
  if (attack) return attack.range;
  const ability = turn?.action?.abilities[turn.action.next];
  return ability?.kind === 'attack' ? (ability.range ?? 1) : 0;
}
