/** A table for rule tests: given a book and a state, commands are said, faces are forced, and what happened is asked. */
import { begin, fromJSON, legal, type Play, refusal, send, toJSON } from '../../src/flow/inHand/play';
import type { Reason } from '../../src/flow/inHand/refusals';
import { type GeneratorState, seedGenerator } from '../../src/rules/core/chance';
import type { Book } from '../../src/rules/inHand/book';
import type { Command, CommandType } from '../../src/rules/inHand/commands';
import { rollRuler } from '../../src/rules/inHand/dice';
import type { EventOf, GameEvent, GameEventType } from '../../src/rules/inHand/events';
import type { Effect, FoeState, State, WorkingState, Zone } from '../../src/rules/inHand/state';
import { FACES, type Face, type Half } from '../../src/rules/inHand/vocabulary';

/** A generator whose next roll yields the face: the first that a search finds. */
function generatorFor(face: Face): GeneratorState {
  for (let seed = 0; ; seed += 1) {
    const generator = seedGenerator(String(seed));
    if (rollRuler(generator).face === face) return generator;
  }
}

const GENERATORS = Object.fromEntries(FACES.map((face) => [face, generatorFor(face)])) as Record<Face, GeneratorState>;

/** A moment of a game, with all that was told since the beginning. Whatever is said makes another moment. */
export class Game {
  constructor(
    readonly play: Play,
    private readonly told: readonly GameEvent[],
  ) {}

  get phase() {
    return this.play.phase;
  }
  get state(): State {
    return this.play.state;
  }
  get hero() {
    return this.state.hero;
  }
  get hp(): number {
    return this.hero.hp;
  }
  get fight(): NonNullable<State['fight']> {
    if (!this.state.fight) throw new Error('there is no fight');
    return this.state.fight;
  }
  get distance(): number {
    return this.fight.distance;
  }
  /** The first monster, or the one of that number. */
  foe(number = 1): FoeState {
    const foe = this.state.foes[number - 1];
    if (!foe) throw new Error(`there is no monster ${number}`);
    return foe;
  }

  /** Lays the table anew as `change` leaves it: what a test is given. */
  given(change: (state: WorkingState) => void): Game {
    const { phase, state } = toJSON(this.play);
    const given = structuredClone(state) as WorkingState;
    change(given);
    return new Game(fromJSON(this.play.book, { phase, state: given }), this.told);
  }

  /** Says commands, each of which must be legal. */
  say(...commands: readonly Command[]): Game {
    return commands.reduce<Game>((game, command) => game.next(command), this);
  }

  private next(command: Command): Game {
    const sent = send(this.play, command);
    if (sent.ok) return new Game(sent.play, [...this.told, ...sent.events]);
    const options = legal(this.play).map((each) => JSON.stringify(each));
    throw new Error(
      [`${this.phase}: ${JSON.stringify(command)} is refused (${sent.reason}). Legal:`, ...options].join('\n  '),
    );
  }

  /** Rolls once for each face. */
  rolls(...faces: readonly Face[]): Game {
    return faces.reduce<Game>((game, face) => game.loaded(face).say({ type: 'roll' }), this);
  }

  /** The next roll, whatever asks for it, yields this face. */
  loaded(face: Face): Game {
    return this.given((state) => {
      state.generator = GENERATORS[face];
    });
  }

  selects = (leading: string, second: string) => this.say({ type: 'select', leading, second });
  plays = (card: string, half: Half) => this.say({ type: 'play', card, half, basic: false });
  basic = (card: string, half: Half) => this.say({ type: 'play', card, half, basic: true });
  steps = (...hexes: readonly string[]) => this.say(...hexes.map((to) => ({ type: 'step', to }) as const));
  /** Ends the move; one that can go no further has ended by itself. */
  stops = () => this.say({ type: 'stop' });
  shifts = (distance: number) => this.say({ type: 'shift', distance });
  attacks = (foe: string, ...consume: readonly string[]) => this.say({ type: 'attack', foe, consume });
  performs = (...consume: readonly string[]) => this.say({ type: 'perform', consume });
  effect = (by: number) => this.say({ type: 'effect', by });
  uses = (item: string) => this.say({ type: 'useItem', item });
  suffers = () => this.say({ type: 'suffer' });
  skips = () => this.say({ type: 'skip' });
  ends = () => this.say({ type: 'endTurn' });
  proceeds = () => this.say({ type: 'proceed' });

  /** The legal commands, or those of one type. */
  legal<T extends CommandType>(type: T): Extract<Command, { type: T }>[];
  legal(): Command[];
  legal(type?: CommandType): Command[] {
    return legal(this.play).filter((command) => type === undefined || command.type === type);
  }
  may = (command: Command): boolean => refusal(this.play, command) === null;
  refusal = (command: Command): Reason | null => refusal(this.play, command);

  /** What the last command made happen, of one type or in all. */
  events<T extends GameEventType>(type: T): EventOf<T>[];
  events(): readonly GameEvent[];
  events(type?: GameEventType) {
    return this.play.events.filter((event) => type === undefined || event.type === type);
  }
  /** The same of all that was said so far. */
  log<T extends GameEventType>(type: T): EventOf<T>[] {
    return this.told.filter((event): event is EventOf<T> => event.type === type);
  }
  /** Of the types given, those that happened so far, in order. */
  story = (...types: readonly GameEventType[]): GameEventType[] =>
    this.told.map(({ type }) => type).filter((type) => types.includes(type));

  /** The cards in a zone, each with its side: 'one/A'. */
  cards = (zone: Zone): string[] =>
    this.hero.cards.filter((card) => card.zone === zone).map(({ id, side }) => `${id}/${side}`);
  /** The kinds of effects that the hero bears. */
  heroBears = (): Effect['kind'][] => this.hero.effects.map(({ kind }) => kind);
  foeBears = (): Effect['kind'][] => this.fight.effects.map(({ kind }) => kind);
}

/** The table of a book as a scenario begins. */
export function at(book: Book): Game {
  const play = begin(book);
  return new Game(play, play.events);
}

/** Lays ability cards as given, each as 'card/side'; all others are lost. */
export function deal(zones: Partial<Record<Zone, readonly string[]>>): (state: WorkingState) => void {
  return ({ hero }) => {
    for (const card of hero.cards) {
      const place = Object.entries(zones).find(([, cards]) => cards.some((each) => each.split('/')[0] === card.id));
      card.zone = (place?.[0] as Zone | undefined) ?? 'lost';
      const named = place?.[1].find((each) => each.split('/')[0] === card.id);
      card.side = named?.endsWith('/B') ? 'B' : 'A';
    }
  };
}

/** An effect as one that has just been given. */
export function effect(kind: Effect['kind'], more: Partial<Effect> = {}): Effect {
  return {
    kind,
    value: 1,
    range: 1,
    lasts: 'turn',
    turns: 1,
    begun: false,
    until: 2,
    source: 'test',
    card: null,
    ...more,
  };
}
