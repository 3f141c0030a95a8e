/** Tests the costs of a command that last beyond the round, and the changes on a card's other side (R7.2, R7.4, R18.1). */
import { describe, expect, it } from 'vitest';
import { greedyBot } from '../../../src/bots/inHand/greedy';
import { bookFor } from '../../../src/content/inHand';
import { setupFor } from '../../../src/flow/inHand/campaign';
import { legal, type Play, send } from '../../../src/flow/inHand/play';
import { cardOf, faceOf, faceOn } from '../../../src/rules/inHand/cards';
import type { Command } from '../../../src/rules/inHand/commands';
import { staminaLeft } from '../../../src/rules/inHand/stamina';
import { chosenCost, costlyHalves, lastingCostOf, restCost } from '../../../src/session/inHand/lastingCost';
import { otherSideOf } from '../../../src/session/inHand/otherSide';
import { newGame } from '../../kit/inHand';
import { MIRKA } from '../../kit/putIn';
import { hand, melee } from '../../kit/scenes';

const NO_DRAFT = { cards: [], path: [], basic: false };

function after(play: Play, command: Command): Play {
  const sent = send(play, command);
  if (!sent.ok) throw new Error('the command is not legal');
  return sent.play;
}

/** The first result of `look` that is not null, in games that a bot plays. */
function found<T>(look: (play: Play) => T | null): T {
  for (let n = 0; n < 20; n++) {
    let { play } = newGame(bookFor(setupFor(MIRKA, 1, 1, `toll${n}`)));
    for (let command = greedyBot(play); command; command = greedyBot(play)) {
      const seen = look(play);
      if (seen) return seen;
      play = after(play, command);
    }
  }
  throw new Error('no game has it');
}

/** The play after choosing a half that will lose its card and is not done yet; null if there is none. */
const losing = (play: Play): Play | null => {
  const command = legal(play).find(
    (each) =>
      each.type === 'play' && !each.basic && faceOf(play.book, cardOf(play.state, each.card))[each.half].lost === true,
  );
  const chosen = command ? after(play, command) : null;
  return chosen?.state.turn?.action?.lost && !chosen.state.turn.action.used ? chosen : null;
};

describe('the lasting cost', () => {
  it('R7.2: is known for a half that loses its card before the half is done', () => {
    const play = found(losing);
    const { rounds } = lastingCostOf(play, NO_DRAFT, legal(play));
    expect(rounds?.before).toBe(staminaLeft(play.state));
    expect(rounds?.after).toBeLessThan(rounds?.before ?? 0);
  });

  it('is nothing if no card is lost', () => {
    const { play } = newGame(bookFor(setupFor(MIRKA, 1, 1, 'free')));
    expect(lastingCostOf(play, NO_DRAFT, legal(play))).toEqual({ rounds: null, fadingElements: [] });
  });

  it('R18.1: names the elements that no card will show after two cards are played, if a card is left to consume them', () => {
    const dims = found((play) => {
      const select = legal(play).find((each) => each.type === 'select');
      if (select?.type !== 'select') return null;
      const cards = [select.leading, select.second];
      const { hero } = play.state;
      const rest = hero.cards.filter(({ id, zone }) => zone === 'hand' && !cards.includes(id));
      const shown = cards.flatMap((id) => faceOf(play.book, cardOf(play.state, id)).shows);
      const kept = [
        ...rest.flatMap((card) => faceOf(play.book, card).shows),
        ...cards.flatMap((id) => (cardOf(play.state, id).side === 'A' ? faceOn(play.book, id, 'B').shows : [])),
      ];
      const left = [
        ...rest.map((card) => faceOf(play.book, card)),
        ...cards.flatMap((id) => (cardOf(play.state, id).side === 'A' ? [faceOn(play.book, id, 'B')] : [])),
      ];
      const wanted = left.flatMap(({ top, bottom }) =>
        [...top.abilities, ...bottom.abilities].flatMap((each) =>
          'consume' in each && each.consume ? each.consume.elements : [],
        ),
      );
      const gone = [...new Set(shown)].filter((each) => !kept.includes(each) && wanted.includes(each));
      return gone.length > 0
        ? { told: lastingCostOf(play, { ...NO_DRAFT, cards }, legal(play)).fadingElements, gone }
        : null;
    });
    expect([...dims.told].sort()).toEqual([...dims.gone].sort());
  });
});

it('R18.1: names the same elements while the pair is chosen and after it, as long as it can be taken back', () => {
  const compared = new Set<string>();
  for (let n = 0; n < 2; n++) {
    let { play } = newGame(bookFor(setupFor(MIRKA, 1, 1, `toll${n}`)));
    for (let command = greedyBot(play); command; command = greedyBot(play)) {
      const next = after(play, command);
      if (command.type === 'select') {
        const cards = [command.leading, command.second];
        const before = lastingCostOf(play, { ...NO_DRAFT, cards }, legal(play)).fadingElements;
        if (next.phase === 'behaviour' || next.phase === 'heroTurn.choosing') {
          expect(lastingCostOf(next, NO_DRAFT, legal(next)).fadingElements).toEqual(before);
          compared.add(next.phase);
        }
      }
      play = next;
    }
  }
  expect([...compared].sort()).toEqual(['behaviour', 'heroTurn.choosing']);
});

describe('R18.1: fading elements of the chosen pair are named', () => {
  /** A play just after a pair was chosen whose elements fade. */
  const fresh = () =>
    found((play) => {
      const select = legal(play).find((each) => each.type === 'select');
      const next = select ? after(play, select) : null;
      const isNamed = next?.phase === 'behaviour' && lastingCostOf(next, NO_DRAFT, []).fadingElements.length > 0;
      return isNamed ? next : null;
    });
  const FIGHT = { foe: 'any' };
  const turn = (...actions: readonly object[]) => ({ action: null, actions });

  it.each([
    ['before the behaviour is rolled', 'behaviour', FIGHT, null, true],
    ['not in a later roll of a behaviour', 'behaviour', null, turn(), false],
    ['not before the pair is chosen', 'select', null, null, false],
    ['before the first action outside of a combat', 'heroTurn.choosing', null, turn(), true],
    ['not in a combat', 'heroTurn.choosing', FIGHT, turn(), false],
    ['not after an action', 'heroTurn.choosing', null, turn({}), false],
    ['not in another phase of the turn', 'heroTurn.ending', null, turn(), false],
  ])('%s', (_, phase, fight, turnNow, named) => {
    const play = fresh();
    const changed = { ...play, phase, state: { ...play.state, fight, turn: turnNow } } as unknown as Play;
    expect(lastingCostOf(changed, NO_DRAFT, []).fadingElements.length > 0).toBe(named);
  });
});

it('R18.1: names no element with only one card chosen, nor while a die is awaited', () => {
  for (let n = 0; n < 2; n++) {
    let { play } = newGame(bookFor(setupFor(MIRKA, 1, 1, `toll${n}`)));
    for (let command = greedyBot(play); command; command = greedyBot(play)) {
      if (command.type === 'select') {
        const one = { ...NO_DRAFT, cards: [command.leading] };
        expect(lastingCostOf(play, one, legal(play)).fadingElements).toEqual([]);
      }
      // A pair can be taken back before the roll of the behaviour that follows its choice.
      const isFresh = play.phase === 'behaviour' && play.state.turn === null;
      if (command.type === 'roll' && !isFresh)
        expect(lastingCostOf(play, NO_DRAFT, legal(play)).fadingElements).toEqual([]);
      play = after(play, command);
    }
  }
});

describe('the other side of a card', () => {
  it('R1.3: lists only what changes', () => {
    const { play } = newGame(bookFor(setupFor(MIRKA, 1, 1, 'side')));
    for (const { id } of play.state.hero.cards) {
      const [a, b] = [faceOn(play.book, id, 'A'), faceOn(play.book, id, 'B')];
      const other = otherSideOf(play, id);
      expect(other).toMatchObject({ side: 'B', face: b, initiatives: [a.initiative, b.initiative] });
      expect(other.elementsLost).toEqual(a.shows.filter((each) => !b.shows.includes(each)));
      expect(other.elementsGained).toEqual(b.shows.filter((each) => !a.shows.includes(each)));
    }
  });
});

describe('R7.2: halves that cost rounds', () => {
  const lost = { abilities: [{ kind: 'heal', value: 2 }], lost: true } as never;
  const game = melee({ cards: hand({ top: lost, bottom: [{ kind: 'heal', value: 1 }] }, {}) });
  const cost = { card: 'one', half: 'top', isChosen: false } as const;

  it('are those that lose their card when played as printed', () => {
    const found = costlyHalves(game.play, game.legal());
    expect(found).toMatchObject([cost]);
    expect(found[0]?.before).toBe(staminaLeft(game.state));
    expect(found[0]?.after).toBeLessThan(found[0]?.before ?? 0);
    expect(chosenCost(game.state)).toBeNull();
    const others = game.legal().filter((each) => each.type !== 'play' || each.half !== 'top' || each.basic);
    expect(costlyHalves(game.play, others)).toEqual([]);
  });

  it('are only the chosen one as soon as one is chosen', () => {
    const chosen = game
      .given(({ hero }) => {
        hero.hp -= 3;
      })
      .plays('one', 'top');
    expect(costlyHalves(chosen.play, chosen.legal())).toMatchObject([{ ...cost, isChosen: true }]);
    expect(chosenCost(chosen.state)).toEqual(costlyHalves(chosen.play, [])[0]);
  });
});

/** The play after several commands. */
const playedOn = (play: Play, commands: readonly Command[]): Play => commands.reduce(after, play);

describe('R7.5: the cost of a short rest', () => {
  /** The rounds before and after the rest on offer, and what `restCost` says of it. */
  const restOf = (play: Play) => {
    const options = legal(play);
    const rest = options.find(({ type }) => type === 'shortRest');
    if (!rest) return null;
    const rested = staminaLeft(playedOn(play, [rest, { type: 'keep' }]).state);
    const before = staminaLeft(play.state);
    return { before, rested, cost: restCost(play, options) };
  };

  it('is known before the rest if it costs rounds', () => {
    const early = found((play) => {
      const rest = restOf(play);
      return rest && rest.rested < rest.before ? rest : null;
    });
    expect(early.cost).toEqual({ before: early.before, after: early.rested });
  });

  it('is nothing if the cards last as long with the rest as without it', () => {
    const due = found((play) => {
      const rest = restOf(play);
      return rest && rest.rested === rest.before ? rest : null;
    });
    expect(due.cost).toBeNull();
  });

  it('is nothing if no rest is on offer', () => {
    const { play } = newGame(bookFor(setupFor(MIRKA, 1, 1, 'free')));
    expect(restCost(play, legal(play))).toBeNull();
  });
});
