/** Tests what the game does by itself because nothing is to be decided: a complete pair, a lone target, the end of an empty turn. */
import { describe, expect, it } from 'vitest';
import { legal, type Play, send } from '../../../src/flow/inHand/play';
import { IN_HAND } from '../../../src/journal/inHand/ruleset';
import type { Book } from '../../../src/rules/inHand/book';
import type { Command } from '../../../src/rules/inHand/commands';
import { attackOdds } from '../../../src/rules/inHand/odds';
import { type Ability, FACES, type ItemDef } from '../../../src/rules/inHand/vocabulary';
import { canTakeBack, emptyTurnEnd, isHopeless } from '../../../src/session/inHand/automatic';
import { canChoose, chooseCard } from '../../../src/session/inHand/cardChoice';
import { canWalk, type Interaction, openInteraction } from '../../../src/session/inHand/interaction';
import { lastingCostOf } from '../../../src/session/inHand/lastingCost';
import { pricedOptions } from '../../../src/session/inHand/lever';
import { EMPTY_DRAFT, reduce } from '../../../src/session/inHand/reduce';
import { book, flatTables } from '../../kit/books';
import { openSession } from '../../kit/inHand';
import { hand, idle, item, melee, passage, zigzag } from '../../kit/scenes';
import { at, effect } from '../../kit/table';

const attack: Ability = { kind: 'attack', value: 1 };
const move: Ability = { kind: 'move', value: 3 };
const shield: Ability = { kind: 'grant', bonus: 'shield', value: 1 };
const SELECT: Command = { type: 'select', leading: 'one', second: 'two' };
const half = (card: string, which: 'top' | 'bottom'): Command => ({ type: 'play', card, half: which, basic: false });

const said = ({ session }: Interaction) => session.journal.commands.map(({ type }) => type);
const open = (of: Book, ...commands: readonly Command[]): Interaction => {
  const interaction = openInteraction(openSession(of, { save: () => {} }));
  for (const command of commands) expect(interaction.send(command), command.type).toMatchObject({ ok: true });
  return interaction;
};

/** The hero alone in a corridor, far from an idle monster. */
const corridor = (items: readonly ItemDef[] = [], top: Ability = attack) =>
  book({
    board: zigzag('@.......1'),
    foes: [idle],
    cards: hand({ bottom: [move] }, { top: [top] }),
    items: [...items],
  });

const walked = (of: Book) => {
  const interaction = open(of, SELECT, half('one', 'bottom'));
  interaction.previewWay(['b1', 'c1']);
  interaction.sendDraft();
  return interaction;
};

describe('the choice of two cards', () => {
  it('is sent with the second card, and one undo takes it back', () => {
    const interaction = open(corridor());
    chooseCard(interaction, 'two');
    expect([said(interaction), interaction.draft.cards]).toEqual([[], ['two']]);
    chooseCard(interaction, 'one');
    expect(interaction.session.journal.commands).toEqual([{ type: 'select', leading: 'two', second: 'one' }]);
    expect(interaction.undo()).toBe(true);
    expect([said(interaction), interaction.play.phase]).toEqual([[], 'select']);
  });

  it('is not sent when a card is put back', () => {
    const interaction = open(corridor());
    chooseCard(interaction, 'one');
    chooseCard(interaction, 'one');
    expect([said(interaction), interaction.draft.cards]).toEqual([[], []]);
    interaction.adoptHint([SELECT]);
    chooseCard(interaction, 'two');
    expect([said(interaction), interaction.draft.cards]).toEqual([[], ['one']]);
  });

  it('takes another card instead of the second one until something follows', () => {
    const interaction = open(corridor());
    for (const card of ['one', 'two', 'three']) chooseCard(interaction, card);
    expect(interaction.session.journal.commands).toEqual([{ type: 'select', leading: 'one', second: 'three' }]);
    expect(canChoose(interaction, 'one')).toBe(false);
    interaction.send(half('one', 'bottom'));
    expect(canChoose(interaction, 'two')).toBe(false);
    chooseCard(interaction, 'two');
    expect(said(interaction)).toEqual(['select', 'play']);
  });

  it('declines the rest with the same tap', () => {
    const cards = hand({ bottom: [move] }, { top: [shield] });
    const round: readonly Command[] = [SELECT, { type: 'endTurn' }];
    const interaction = open(book({ board: zigzag('@.......1'), foes: [idle], cards }), ...round, ...round);
    expect(interaction.play.phase).toBe('cleanup');
    chooseCard(interaction, 'four');
    expect([said(interaction).slice(4), interaction.draft.cards]).toEqual([['proceed'], ['four']]);
    expect([interaction.undo(), interaction.undo()]).toEqual([true, true]);
    expect([said(interaction).slice(4), interaction.play.phase]).toEqual([[], 'cleanup']);
  });

  it('keeps the pair once a die has been rolled', () => {
    const interaction = open(melee({ cards: hand() }).play.book, SELECT);
    expect(canChoose(interaction, 'three')).toBe(true);
    interaction.send({ type: 'roll' });
    expect(canChoose(interaction, 'three')).toBe(false);
  });

  it('takes two taps even if the hand has only two cards, so that the second one plays no half', () => {
    const cards = hand({ bottom: [move] }).slice(0, 2);
    const interaction = open(book({ board: zigzag('@.......1'), foes: [idle], cards }));
    chooseCard(interaction, 'two');
    expect([said(interaction), interaction.draft.cards]).toEqual([[], ['two']]);
    chooseCard(interaction, 'one');
    expect(interaction.session.journal.commands).toEqual([{ type: 'select', leading: 'two', second: 'one' }]);
  });
});

describe('a lone target', () => {
  const beside = (of: readonly ItemDef[] = []) =>
    melee({ cards: hand({ top: [attack], bottom: [move] }), items: [...of] });

  it('is attacked as soon as the half is played; undo leaves the choice to skip', () => {
    const interaction = open(beside().play.book, SELECT, { type: 'roll' }, half('one', 'top'));
    expect(interaction.play.phase).toBe('heroTurn.rolling');
    expect(interaction.nextUndo()).toMatchObject({ type: 'attack' });
    interaction.undo();
    expect(interaction.options.map(({ type }) => type)).toContain('skip');
    expect(interaction.undo()).toBe(true);
    expect(interaction.play.phase).toBe('heroTurn.choosing');
  });
});

describe('a half that costs rounds', () => {
  it.each([
    ['an attack on a lone target', attack],
    ['a bonus that can be gained in only one way', shield],
  ])('waits for a second press before %s', (_, ability) => {
    const cards = hand({ top: { abilities: [ability], lost: true } }, { bottom: [move] });
    const interaction = open(melee({ cards }).play.book, SELECT, { type: 'roll' }, half('one', 'top'));
    expect([said(interaction).at(-1), interaction.play.phase]).toEqual(['play', 'heroTurn.acting']);
    const { play, draft, options } = interaction;
    expect(lastingCostOf(play, draft, options).rounds).not.toBeNull();
    const done = options.find(({ type }) => type === 'attack' || type === 'perform');
    if (done) interaction.send(done);
    expect(interaction.play.state.turn?.actions.length).toBe(ability === shield ? 1 : 0);
  });
});

describe('R7.3: a hero in a fight whose cards last no further round', () => {
  const ending = (lost: readonly string[], start = melee({ cards: hand({ top: [shield] }, { bottom: [move] }) })) =>
    start
      .given(({ hero }) => {
        for (const card of hero.cards) card.side = 'B';
        for (const card of hero.cards) if (lost.includes(card.id)) card.zone = 'lost';
      })
      .say({ type: 'endTurn' }).play;

  it('is told so, and only the end is offered', () => {
    const play = ending(['three', 'four']);
    expect([play.phase, isHopeless(play)]).toEqual(['cleanup', true]);
    const offered = (of: Play) => pricedOptions(of, legal(of), {}).map(({ type }) => type);
    expect(offered(play)).toEqual(['proceed']);
    // With one more card, or out of a fight, where a long rest fills the next round, nothing is decided yet.
    const walking = at(book({ board: zigzag('@.......1'), foes: [idle], cards: hand() })).selects('one', 'two');
    for (const other of [ending(['four']), ending(['three', 'four'], walking)])
      expect([isHopeless(other), offered(other)]).toEqual([false, ['shortRest', 'proceed']]);
  });

  it('is not asked which loss of a rest to accept', () => {
    const rested = (lost: readonly string[]) => {
      const result = send(ending(lost), { type: 'shortRest' });
      return result.ok ? result.play : expect.unreachable('a rest is legal');
    };
    expect(reduce(rested(['three', 'four']), EMPTY_DRAFT, { type: 'playForced' }).commands).toEqual([{ type: 'keep' }]);
    expect(reduce(rested(['four']), EMPTY_DRAFT, { type: 'playForced' }).commands).toEqual([]);
  });
});

it('R14.1: the second roll follows by itself exactly if it cannot change the result', () => {
  const shot: Ability = { kind: 'attack', value: 2, range: 3 };
  const seen = new Set<boolean>();
  for (const heroTables of [flatTables(-1, 1, 2), flatTables(1, 1, 0)])
    for (const face of FACES) {
      const { play } = melee({ heroTables, cards: hand({ top: [shot] }) })
        .plays('one', 'top')
        .attacks('dummy-1')
        .rolls(face);
      expect(play.state.attack?.rolls.length).toBe(1);
      const isDecided = attackOdds(play.book, play.state)?.outcomes.length === 1;
      const { commands } = reduce(play, EMPTY_DRAFT, { type: 'playForced' });
      expect(commands).toEqual(isDecided ? [{ type: 'roll' }] : []);
      seen.add(isDecided);
    }
  expect(seen.size).toBe(2);
});

describe('R21.1: damage that can only be taken', () => {
  const trapped = (damage: number, ...lost: readonly string[]) =>
    at(book({ board: zigzag('@T...1'), foes: [idle], cards: hand({ bottom: [move] }) }))
      .given(({ hero }) => {
        hero.hp = damage;
        for (const card of hero.cards) if (lost.includes(card.id)) card.zone = 'lost';
      })
      .selects('one', 'two')
      .plays('one', 'bottom')
      .say({ type: 'step', to: 'b1' }).play;
  const sent = (play: Play) => reduce(play, EMPTY_DRAFT, { type: 'playForced' }).commands;

  it('is taken by itself, unless that would exhaust the hero or cards can pay', () => {
    expect(sent(trapped(9, 'three', 'four'))).toEqual([{ type: 'suffer' }]);
    expect(sent(trapped(1, 'three', 'four'))).toEqual([]);
    expect(sent(trapped(9))).toEqual([]);
  });
});

describe('a turn in which nothing is left to do', () => {
  it('ends by itself, and one undo takes back the decision before it', () => {
    const interaction = walked(corridor());
    expect(said(interaction).at(-1)).toBe('endTurn');
    expect(interaction.nextUndo()).toMatchObject({ type: 'step' });
    interaction.undo();
    expect(said(interaction)).toEqual(['select', 'play']);
    expect(interaction.redo()).toBe(true);
    expect(said(interaction).at(-1)).toBe('endTurn');
  });

  it('does not end before a half has been played, even if none has an effect', () => {
    const stuck = at(book({ board: passage(1), foes: [idle], cards: hand({ top: [attack] }) }))
      .given(({ hero, fight }) => {
        hero.effects.push(effect('immobilize'));
        if (fight) fight.distance = 4;
      })
      .selects('one', 'two')
      .rolls('A');
    expect(stuck.phase).toBe('heroTurn.choosing');
    expect(emptyTurnEnd(stuck.play, stuck.legal())).toBeNull();
    const after = stuck.plays('one', 'bottom');
    expect(emptyTurnEnd(after.play, after.legal())).toEqual({ type: 'endTurn' });
  });

  it('does not end while the other half has an effect, or an item can be used', () => {
    const guarded = walked(corridor([], shield));
    expect(guarded.play.phase).toBe('heroTurn.choosing');
    expect(said(guarded).at(-1)).toBe('stop');
    const flask = item('flask', { when: 'turn', abilities: [shield] });
    const carrying = walked(corridor([flask]));
    expect(carrying.options.some(({ type }) => type === 'useItem')).toBe(true);
    expect(said(carrying).at(-1)).toBe('stop');
  });

  it('does not end by itself if that would end the scenario', () => {
    const cards = hand({ bottom: [move] });
    const interaction = walked(book({ board: zigzag('@..'), goals: [{ kind: 'endTurnOn', at: 'c1' }], cards }));
    expect(canTakeBack(interaction.play, { type: 'endTurn' })).toBe(false);
    expect(interaction.play.phase).toBe('heroTurn.choosing');
  });
});

describe('a command that can be taken back', () => {
  it('is one that is legal and reveals nothing', () => {
    const { play } = open(melee({ cards: hand() }).play.book, SELECT);
    expect(canTakeBack(play, { type: 'roll' })).toBe(false);
    expect(canTakeBack(play, { type: 'endTurn' })).toBe(false);
    expect(IN_HAND.legal(play)).toEqual([{ type: 'roll' }]);
  });
});

describe('a drawn way', () => {
  it('can be walked if every step is legal and the hero may stop at its end', () => {
    const { play } = open(corridor(), SELECT, half('one', 'bottom'));
    expect(canWalk(play, ['b1', 'c1', 'd1'])).toBe(true);
    expect(canWalk(play, ['b1', 'a1', 'b1', 'c1'])).toBe(false);
    expect(canWalk(play, ['b1', 'c1', 'd1', 'e1'])).toBe(false);
    expect(canWalk(play, [])).toBe(false);
  });
});
