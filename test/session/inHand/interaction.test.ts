/** Tests which forced commands the interaction sends itself, and how the draft changes with the session. */

import { describe, expect, it } from 'vitest';
import { forcedCommand } from '../../../src/flow/inHand/forcedCommand';
import { legal, type Play } from '../../../src/flow/inHand/play';
import type { Book } from '../../../src/rules/inHand/book';
import type { Command } from '../../../src/rules/inHand/commands';
import type { CardState } from '../../../src/rules/inHand/state';
import type { Ability, ItemDef } from '../../../src/rules/inHand/vocabulary';
import { type Interaction, type InteractionChange, openInteraction } from '../../../src/session/inHand/interaction';
import { book } from '../../kit/books';
import { openSession } from '../../kit/inHand';
import { hand, idle, item, melee, zigzag } from '../../kit/scenes';
import { at, type Game } from '../../kit/table';

const obviousIn = ({ play }: Game): Command | null => forcedCommand(play, legal(play));
const perform: Command = { type: 'perform', consume: [] };
const attack = (more: object = {}): Ability => ({ kind: 'attack', value: 1, ...more });
const move: Ability = { kind: 'move', value: 3 };
const heal: Ability = { kind: 'heal', value: 1 };

/** A game beside a monster in which the bottom half of the first card is being played. */
const acting = (...abilities: Ability[]) => melee({ cards: hand({ bottom: abilities }) }).plays('one', 'bottom');

describe('a forced command', () => {
  it.each<[string, Ability]>([
    ['a bonus', { kind: 'grant', bonus: 'shield', value: 1 }],
    ['a good condition', { kind: 'gain', condition: 'strengthen' }],
    ['an effect that rides on an attack', { kind: 'ride', push: 1 }],
  ])('can be %s for the hero', (_, ability) => {
    const game = acting(ability, { kind: 'heal', value: 1 });
    expect(game.phase).toBe('heroTurn.acting');
    expect(obviousIn(game)).toEqual(perform);
  });

  it('can be looting', () => {
    const board = zigzag('@$...1');
    const game = at(book({ board, foes: [idle], cards: hand({ bottom: [{ kind: 'loot', range: 1 }] }) }))
      .selects('one', 'two')
      .plays('one', 'bottom');
    expect(game.phase).toBe('heroTurn.acting');
    expect(obviousIn(game)).toEqual(perform);
  });

  it.each<[string, Ability]>([
    ['a heal', { kind: 'heal', value: 1 }],
    ['harm to the hero', { kind: 'harm', value: 1 }],
    ['an infusion', { kind: 'infuse', elements: ['fire'] }],
    ['a strike', { kind: 'strike', value: 1 }],
    ['an attack', attack()],
    ['a move', move],
  ])('is not %s', (_, ability) => {
    const game = acting(ability);
    expect(game.phase).toBe('heroTurn.acting');
    expect(obviousIn(game)).toBeNull();
  });

  it('is never a choice between several ways of doing an ability', () => {
    const shield: Ability = { kind: 'grant', bonus: 'shield', value: 1 };
    const { play } = acting(shield, attack());
    const ways: Command[] = [perform, { type: 'perform', consume: ['one/fire'] }];
    expect(forcedCommand(play, ways)).toBeNull();
    expect(forcedCommand(play, ways.slice(1))).toEqual(ways[1]);
    expect(forcedCommand(play, [{ type: 'skip' }])).toBeNull();
  });

  it('can be a condition on an enemy, but neither Push nor Pull', () => {
    const rider = (more: object) => melee({ cards: hand({ top: [attack(more)] }) }).plays('one', 'top');
    const hit = (game: Game) => game.attacks('dummy-1').rolls('A');
    expect(obviousIn(hit(rider({ conditions: ['immobilize'] })))).toEqual({ type: 'effect', by: 1 });
    const pushed = hit(rider({ push: 1 }));
    expect(pushed.phase).toBe('heroTurn.effects');
    expect(obviousIn(pushed)).toBeNull();
    const both = hit(rider({ push: 1, conditions: ['immobilize'] }));
    expect([obviousIn(both), obviousIn(both.effect(1))]).toEqual([null, { type: 'effect', by: 1 }]);
  });

  it('exists only while an ability waits to be done', () => {
    const chosen = melee({ cards: hand() });
    expect(chosen.phase).toBe('heroTurn.choosing');
    expect(obviousIn(chosen)).toBeNull();
    expect(forcedCommand(chosen.play, [perform])).toBeNull();
    expect(obviousIn(at(book({ board: zigzag('@..1'), foes: [idle] })))).toBeNull();
  });
});

/** An interaction with a record of its notifications, each with the draft at that moment. */
function open(printed: Book) {
  const session = openSession(printed, { save: () => {}, onPractice: () => {} });
  const interaction = openInteraction(session);
  const told: (readonly [InteractionChange['kind'], Interaction['draft']])[] = [];
  interaction.subscribe(({ kind }) => told.push([kind, interaction.draft]));
  const said = () => session.journal.commands.map(({ type }) => type);
  const say = (...commands: readonly Command[]) => {
    for (const command of commands) expect(interaction.send(command), command.type).toMatchObject({ ok: true });
  };
  return { session, interaction, told, said, say };
}

const EMPTY = { cards: [], path: [], basic: false };
const SELECT: Command = { type: 'select', leading: 'one', second: 'two' };
const half = (card: string, which: 'top' | 'bottom'): Command => ({ type: 'play', card, half: which, basic: false });
const plain = book({ board: zigzag('@....1'), foes: [idle], cards: hand({ bottom: [move] }) });

describe('forced commands', () => {
  const sprint: readonly Ability[] = [
    { kind: 'grant', bonus: 'move', value: 1 },
    { kind: 'gain', condition: 'strengthen' },
    move,
    { kind: 'ride', push: 1 },
    { kind: 'heal', value: 1 },
  ];
  const long = book({ board: zigzag('@......1'), foes: [idle], cards: hand({ bottom: [...sprint] }) });

  it('are sent right after a command, one after the other', () => {
    const { say, said, interaction } = open(long);
    say(SELECT, half('one', 'bottom'));
    expect(said()).toEqual(['select', 'play', 'perform', 'perform']);
    expect(interaction.options.some(({ type }) => type === 'step')).toBe(true);
  });

  it('are sent after a move has ended', () => {
    const { say, said, interaction } = open(long);
    say(SELECT, half('one', 'bottom'));
    interaction.previewWay(['b1']);
    expect(interaction.sendDraft()).toBe(true);
    expect(said().slice(4)).toEqual(['step', 'stop', 'perform']);
    expect(interaction.play.phase).toBe('heroTurn.acting');
  });

  it('are undone together with the command', () => {
    const { say, said, interaction } = open(long);
    say(SELECT, half('one', 'bottom'));
    expect(interaction.undo()).toBe(true);
    expect(said()).toEqual(['select', 'play', 'perform']);
    expect(interaction.redo()).toBe(true);
    expect(said()).toEqual(['select', 'play', 'perform', 'perform']);
  });

  it('do not hide the events of the command itself', () => {
    const { say, interaction } = open(long);
    say(SELECT);
    const answer = interaction.send(half('one', 'bottom'));
    expect(answer.ok && answer.events.map(({ type }) => type)).toEqual(['actionBegan']);
    expect(interaction.send(SELECT)).toMatchObject({ ok: false });
  });
});

describe('the draft', () => {
  it('takes two cards; a third replaces the second, and a chosen card can be removed', () => {
    const { interaction, told } = open(plain);
    const chosen = (card: string) => {
      interaction.toggleCard(card);
      return interaction.draft.cards;
    };
    expect(['one', 'two', 'three', 'one', 'nobody'].map(chosen)).toEqual([
      ['one'],
      ['one', 'two'],
      ['one', 'three'],
      ['three'],
      ['three'],
    ]);
    expect(told.map(([kind]) => kind)).toEqual(Array(4).fill('draft'));
  });

  it('takes over a changed part, and keeps the other parts', () => {
    const { interaction } = open(plain);
    interaction.setBasic(true);
    interaction.adoptHint([SELECT]);
    expect(interaction.draft).toEqual({ cards: ['one', 'two'], path: [], basic: true });
    const walks = half('one', 'bottom');
    interaction.adoptHint([walks, { type: 'step', to: 'b1' }, { type: 'step', to: 'c1' }, { type: 'stop' }]);
    expect(interaction.draft).toEqual({ cards: [], path: ['b1', 'c1'], basic: true, hint: walks });
    // A rest takes the place of the two cards.
    const rest: Command = { type: 'longRest' };
    interaction.adoptHint([SELECT]);
    interaction.adoptHint([rest]);
    expect(interaction.draft).toEqual({ cards: [], path: [], basic: true, hint: rest });
    interaction.adoptHint([{ type: 'suffer' }]);
    expect(interaction.draft).toEqual({ cards: [], path: [], basic: true });
    interaction.previewWay(['b1', 'c1']);
    interaction.previewWay(null);
    expect(interaction.draft.path).toEqual([]);
  });

  it('is sent once it is complete', () => {
    const { interaction, said } = open(plain);
    expect(interaction.sendDraft()).toBe(false);
    interaction.toggleCard('one');
    expect(interaction.sendDraft()).toBe(false);
    interaction.toggleCard('two');
    expect(interaction.sendDraft()).toBe(true);
    expect(said()).toEqual(['select']);
    expect(interaction.sendDraft()).toBe(false);
  });

  it('stays when a command is refused, and no listener is notified', () => {
    const { interaction, told } = open(plain);
    interaction.toggleCard('one');
    const before = told.length;
    expect(interaction.send({ type: 'endTurn' })).toMatchObject({ ok: false });
    expect(interaction.draft.cards).toEqual(['one']);
    expect(told).toHaveLength(before);
  });

  it('is dropped by a command that leaves the selection, before listeners are notified', () => {
    const { interaction, told } = open(plain);
    interaction.toggleCard('one');
    interaction.toggleCard('two');
    interaction.setBasic(true);
    interaction.sendDraft();
    expect(told.at(-1)).toEqual(['command', EMPTY]);
    expect(interaction.play.phase).not.toBe('select');
  });

  it('loses its way and basic action with every command of a turn', () => {
    const { interaction, say, told } = open(plain);
    say(SELECT);
    interaction.setBasic(true);
    say(half('one', 'bottom'));
    expect(told.at(-1)).toEqual(['command', EMPTY]);
    interaction.previewWay(['b1', 'c1']);
    say({ type: 'step', to: 'b1' });
    expect(told.at(-1)).toEqual(['command', EMPTY]);
  });

  it('is dropped by an undo, redo or rewind within a turn', () => {
    const { interaction, say, told } = open(plain);
    say(SELECT, half('one', 'bottom'));
    interaction.previewWay(['b1']);
    interaction.undo();
    expect(told.at(-1)).toEqual(['sync', EMPTY]);
    interaction.setBasic(true);
    interaction.redo();
    expect(told.at(-1)).toEqual(['command', EMPTY]);

    const fight = open(book({ board: zigzag('@1'), foes: [idle], cards: hand() }));
    fight.say(SELECT, { type: 'roll' });
    fight.interaction.setBasic(true);
    expect(fight.interaction.rewind()).toBe(true);
    expect(fight.told.at(-1)).toEqual(['sync', EMPTY]);
    expect(fight.interaction.play.phase).toBe('behaviour');
  });

  it('loses its last card by undo before any command is taken back', () => {
    const { interaction, say, said } = open(plain);
    say(SELECT, { type: 'endTurn' });
    interaction.toggleCard('three');
    expect(interaction.nextUndo()).toEqual({ type: 'chosenCard', card: 'three' });
    expect(interaction.undo()).toBe(true);
    expect([said(), interaction.draft.cards]).toEqual([['select', 'endTurn'], []]);
    expect(interaction.nextUndo()).toEqual({ type: 'endTurn' });
    expect(interaction.undo()).toBe(true);
    expect(said()).toEqual(['select']);
  });

  it('does not return when an undo leads back to the selection', () => {
    const { interaction, told } = open(plain);
    interaction.toggleCard('one');
    interaction.toggleCard('two');
    interaction.sendDraft();
    expect(interaction.undo()).toBe(true);
    expect(interaction.play.phase).toBe('select');
    expect(told.at(-1)).toEqual(['sync', EMPTY]);
  });

  it('keeps only the cards that can still be chosen when the selection goes on', () => {
    const { session } = open(plain);
    const { fake, change } = changing(session.play);
    const interaction = openInteraction(fake);
    interaction.toggleCard('one');
    interaction.toggleCard('two');
    interaction.previewWay(['b1']);
    interaction.setBasic(true);
    const same = at(plain);
    for (const kind of ['sync', 'command'] as const) {
      change(same.play, kind);
      expect(interaction.draft, kind).toEqual({ cards: ['one', 'two'], path: [], basic: false });
    }
    change(same.given(({ hero }) => lay(hero.cards, 'two')).play, 'sync');
    expect(interaction.draft.cards).toEqual(['one']);
    expect(interaction.options.some((each) => each.type === 'select' && each.second === 'two')).toBe(false);
    change(same.selects('one', 'three').play, 'sync');
    expect(interaction.draft).toEqual(EMPTY);
  });

  it('is not sent to listeners that have unsubscribed', () => {
    const { interaction } = open(plain);
    const heard: string[] = [];
    const stop = interaction.subscribe(({ kind }) => heard.push(kind));
    interaction.toggleCard('one');
    stop();
    interaction.toggleCard('two');
    interaction.sendDraft();
    expect(heard).toEqual(['draft']);
  });
});

/** A session whose state the test can change. */
function changing(first: Play) {
  const real = openSession(plain, { save: () => {} });
  let play = first;
  const listeners: Parameters<typeof real.subscribe>[0][] = [];
  const fake = {
    ...real,
    get play() {
      return play;
    },
    subscribe(listener: (typeof listeners)[number]) {
      listeners.push(listener);
      return () => {};
    },
  };
  const change = (next: Play, kind: 'sync' | 'command') => {
    play = next;
    for (const tell of listeners)
      tell(kind === 'sync' ? { kind, play } : { kind, play, command: { type: 'proceed' }, events: [] });
  };
  return { fake, change };
}

/** Puts a card on the discard pile. */
function lay(cards: CardState[], id: string): void {
  for (const card of cards) if (card.id === id) card.zone = 'discard';
}

describe('the way of a move', () => {
  const biscuit: ItemDef = item('biscuit', { when: 'turn', abilities: [{ kind: 'heal', value: 1 }] });
  const corridor = book({
    board: zigzag('@.T..1'),
    foes: [idle],
    cards: hand({ bottom: [{ kind: 'move', value: 4 }] }),
    items: [biscuit],
  });

  it('ends where a step leads to a question: the remaining steps are not made', () => {
    const { interaction, say, said } = open(corridor);
    say(SELECT, half('one', 'bottom'));
    interaction.previewWay(['b1', 'c1', 'd1']);
    expect(interaction.sendDraft()).toBe(true);
    expect(interaction.play.phase).toBe('heroTurn.suffering');
    expect(said()).toEqual(['select', 'play', 'step', 'step']);
    expect(interaction.draft).toEqual(EMPTY);
  });

  it('ends at a refused step, and the move stays open', () => {
    const { interaction, say, said } = open(plain);
    say(SELECT, half('one', 'bottom'));
    interaction.previewWay(['b1', 'z9', 'c1']);
    expect(interaction.sendDraft()).toBe(true);
    expect(said()).toEqual(['select', 'play', 'step']);
  });

  it('needs no stop command if the move ends by itself', () => {
    const { interaction, say, said } = open(
      book({ board: zigzag('@......1'), foes: [idle], cards: hand({ bottom: [move] }, { top: [heal] }) }),
    );
    say(SELECT, half('one', 'bottom'));
    interaction.previewWay(['b1', 'c1', 'd1']);
    expect(interaction.sendDraft()).toBe(true);
    expect(said()).toEqual(['select', 'play', 'step', 'step', 'step']);
  });
});
