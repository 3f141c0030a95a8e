// @vitest-environment jsdom
/** Tests words and terms around the table in hand: what is explained about a command, forecasts, the facts of an event, steps. */
import { describe, expect, it, vi } from 'vitest';
import type { Play } from '../../../src/flow/inHand/play';
import { figuresOf, hexesOf } from '../../../src/panels/inHand/eventFigures';
import { abilityTerms, explainTargetOf, explainTargetOn } from '../../../src/panels/inHand/hud/commandTerms';
import {
  costSentence,
  elementsSentence,
  foresightSentences,
  oddsSentences,
  stepsOf,
  threatName,
} from '../../../src/panels/inHand/hud/foresightText';
import { keyActions } from '../../../src/panels/inHand/keyActions';
import { situationInWords, stepLabel } from '../../../src/panels/inHand/mirror/situation';
import { type Interaction, openInteraction } from '../../../src/session/inHand/interaction';
import { book, column, flatTables, monster } from '../../kit/books';
import { openSession } from '../../kit/inHand';
import { attacker, FAST, hand, idle, item, melee, passage, zigzag } from '../../kit/scenes';
import { suffering } from './suffering';

vi.mock('../../../src/i18n', async (original) => (await import('../drawn')).keyedTexts(await original()));

const terms = (ability: object) =>
  abilityTerms(ability as never).map(({ term, figure }) => (figure === undefined ? term : `${term} ${figure}`));

describe('what is explained about an ability', () => {
  it.each([
    [{ kind: 'attack', value: 3 }, ['attack 3']],
    [
      { kind: 'attack', value: 3, range: 2, pierce: 1, push: 2, pull: 3 },
      ['attack 3', 'range 2', 'pierce 1', 'push 2', 'pull 3'],
    ],
    [{ kind: 'attack', value: 3, conditions: ['muddle', 'stun'] }, ['attack 3', 'muddle', 'stun']],
    [
      { kind: 'attack', value: 3, againstTroubled: 2, perShove: 1, perSpent: 4, pay: 5 },
      ['attack 3', 'troubled 2', 'perShove 1', 'perSpent 4', 'pay 5'],
    ],
    [
      { kind: 'attack', value: 3, consume: { elements: ['dark', 'fire'], plus: 2, pierce: 1, self: ['invisible'] } },
      ['attack 3', 'eatDark', 'eatFire', 'pierce 1', 'invisible'],
    ],
    [{ kind: 'move', value: 2 }, ['move 2']],
    [{ kind: 'move', value: 2, jump: true }, ['jump 2']],
    [{ kind: 'heal', value: 2, consume: { elements: ['fire'] } }, ['heal 2', 'eatFire']],
    [{ kind: 'loot', range: 1 }, ['loot 1']],
    [{ kind: 'disarmTrap', range: 2 }, ['disarmTrap 2']],
    [{ kind: 'grant', bonus: 'shield', value: 2 }, ['shield 2']],
    [{ kind: 'grant', bonus: 'attack', value: 1, range: 3, pay: 2 }, ['attackBonus 1', 'range 3', 'pay 2']],
    [{ kind: 'grant', bonus: 'credit', value: 9 }, ['credit']],
    [{ kind: 'gain', condition: 'invisible', turns: 2 }, ['invisible']],
    [{ kind: 'ride', push: 1 }, ['push 1']],
    [{ kind: 'recover', from: 'lost' }, ['recover']],
    [{ kind: 'harm', value: 2 }, ['harm 2']],
    [{ kind: 'strike', value: 2, trap: true, range: 3 }, ['strike 2', 'trap', 'range 3']],
    [{ kind: 'strike', value: 0 }, ['strike']],
    [{ kind: 'finish', hp: 3, range: 2 }, ['finish 3', 'range 2']],
    [{ kind: 'shove', how: 'push', value: 2 }, ['push 2', 'shove']],
    [{ kind: 'reroll' }, ['reroll']],
    [{ kind: 'refresh', revive: ['dark'] }, ['refresh', 'eatDark']],
    [{ kind: 'refresh' }, ['refresh']],
    [{ kind: 'forfeit' }, ['forfeit']],
    [{ kind: 'infuse', elements: ['dark', 'fire'] }, ['dark', 'fire']],
    [{ kind: 'hindrance' }, ['hindrance']],
  ])('%j', (ability, expected) => {
    expect(terms(ability)).toEqual(expected);
  });
});

const cards = hand(
  { top: { abilities: [{ kind: 'attack', value: 4 }], lost: true }, bottom: [{ kind: 'move', value: 2 }] },
  { top: [], bottom: [{ kind: 'move', value: 3 }] },
);
const fighting = () => melee({ cards, items: [item('belt', { when: 'turn', abilities: [] })] }).play;

describe('what is explained about a command', () => {
  const explained = (command: object, play: Play = fighting()) => {
    const { of, seen } = explainTargetOf(play, command as never);
    return [of, seen.map(({ term }) => term)];
  };

  it.each([
    [{ type: 'play', card: 'one', half: 'top', basic: true }, { kind: 'card', card: 'one' }, ['basic']],
    [{ type: 'select', leading: 'one', second: 'two' }, { kind: 'card', card: 'one' }, ['select']],
    [{ type: 'lose', card: 'two' }, { kind: 'card', card: 'two' }, [expect.any(String)]],
    [{ type: 'recover', card: 'two' }, { kind: 'card', card: 'two' }, [expect.any(String)]],
    [{ type: 'negateByLosing', card: 'two' }, { kind: 'card', card: 'two' }, [expect.any(String)]],
    [{ type: 'refresh', item: 'belt' }, { kind: 'item', item: 'belt' }, [expect.any(String)]],
    [{ type: 'forfeit', item: 'belt' }, { kind: 'item', item: 'belt' }, [expect.any(String)]],
    [{ type: 'useItem', item: 'belt' }, { kind: 'item', item: 'belt' }, [expect.any(String), 'spent']],
    [{ type: 'useItem', item: 'unknown' }, { kind: 'item', item: 'unknown' }, [expect.any(String)]],
    [{ type: 'fight', foe: 'dummy-1' }, { kind: 'foe', foe: 'dummy-1' }, ['fight', 'monster']],
    [{ type: 'attack', foe: 'dummy-1' }, { kind: 'foe', foe: 'dummy-1' }, ['attack', 'monster']],
    [{ type: 'endTurn' }, null, [expect.any(String)]],
  ])('%j', (command, of, seen) => {
    expect(explained(command)).toEqual([of, seen]);
  });

  it('a half names what it does, once, and that the card is lost', () => {
    const [of, seen] = explained({ type: 'play', card: 'one', half: 'top', basic: false });
    expect(of).toEqual({ kind: 'card', card: 'one', half: 'top' });
    expect(seen).toEqual(expect.arrayContaining(['attack', 'lost']));
    expect(new Set(seen as string[]).size).toBe((seen as string[]).length);
  });

  it('a performed or skipped ability names what it does', () => {
    const play = fighting();
    const action = {
      abilities: [
        { kind: 'heal', value: 2 },
        { kind: 'loot', range: 1 },
      ],
      next: 1,
    };
    const during = { ...play, state: { ...play.state, turn: { ...play.state.turn, action } } } as unknown as Play;
    expect(explained({ type: 'perform' }, during)).toEqual([null, expect.arrayContaining(['loot'])]);
    expect(explained({ type: 'skip' }, during)).toEqual([null, expect.arrayContaining(['loot'])]);
    expect((explained({ type: 'skip' }, during)[1] as string[]).includes('heal')).toBe(false);
  });

  it('an effect names the condition or the distance', () => {
    const play = fighting();
    const offering = (rider: object) =>
      explained({ type: 'effect' }, { ...play, state: { ...play.state, offers: [{ rider }] } } as unknown as Play)[1];
    expect(offering({ kind: 'condition', condition: 'stun' })).toEqual([expect.any(String), 'stun']);
    expect(offering({ kind: 'push', value: 2 })).toEqual([expect.any(String), 'push']);
  });

  it('a step names the terrain first', () => {
    const { play } = openInteraction(openSession(book({ board: zigzag('@T.1'), foes: [idle] }), { save: () => {} }));
    expect((explained({ type: 'step', to: 'b1' }, play)[1] as string[])[0]).toBe('trap');
    expect((explained({ type: 'step', to: 'c1' }, play)[1] as string[])[0]).toBe('plain');
  });

  it('an element of the page is explained by its term, its command, the draft or the prompt', () => {
    const interaction = openInteraction(
      openSession(book({ board: passage(5), foes: [idle], cards }), { save: () => {} }),
    );
    const element = (html: string) => {
      document.body.innerHTML = html;
      return document.body.firstElementChild as HTMLElement;
    };
    const seen = (html: string) => explainTargetOn(element(html), interaction)?.seen.map(({ term }) => term) ?? null;
    expect(seen('<b data-term="shield"></b>')).toEqual(['shield']);
    expect(seen('<b data-term="no such term"></b>')).toBeNull();
    expect(seen('<b></b>')).toBeNull();
    expect(seen(`<b data-says='{"type":"endTurn"}'></b>`)).toHaveLength(1);
    expect(seen(`<b data-command='{"type":"endTurn"}'></b>`)).toHaveLength(1);
    expect(seen('<b data-command="draft"></b>')).toEqual(['way']);
    interaction.toggleCard('one');
    interaction.toggleCard('two');
    expect(seen('<b data-command="draft"></b>')).toEqual(['select']);
    expect(seen('<p class="prompt"></p>')).toEqual(['select']);
    interaction.sendDraft();
    interaction.send({ type: 'play', card: 'one', half: 'bottom', basic: false });
    expect(seen('<p class="prompt"></p>')).toEqual(['move']);
  });
});

describe('forecasts in words', () => {
  it('a cost is paid in cards, in modifiers or with everything', () => {
    const stamina = { before: 7, after: 5 };
    const cost = (modifiers: readonly number[] | null) => ({ modifiers, stamina, hp: 2 }) as never;
    expect(costSentence(cost([-1, 0, 2]), false)).toBe('foresight.costCards(before=7, after=5)');
    expect(costSentence(cost(null), true)).toBe('foresight.costAll');
    expect(costSentence(cost([-1, 0, 2]), true)).toMatch(/^foresight\.costHp\(a=.1, b=.?0, c=\+2\)$/);
  });

  it('elements now and afterwards', () => {
    const foresight = (elements: string[], elementsAfter: string[] | null) => ({ elements, elementsAfter }) as never;
    expect(elementsSentence(foresight([], null))).toBe('foresight.elementsNow(list=foresight.none)');
    expect(elementsSentence(foresight(['dark', 'fire'], ['fire']))).toBe(
      'foresight.elementsNow(list=cards.element.dark, cards.element.fire); foresight.elementsThen(list=cards.element.fire)',
    );
  });

  it('a threat is named by the monster on the way, or by the Distance', () => {
    const play = fighting();
    const name = (by: string) => threatName(play, { by, foe: 'dummy-1', distance: 3 } as never);
    expect([name('here'), name('there')]).toEqual(['foresight.here(distance=3)', 'foresight.at(distance=3)']);
    expect(name('way')).toMatch(/^Foresight\.meets\(foe=.+, distance=3\)$/);
  });

  it('each letter says who acts first, what the monster does, and the chance of death if it is wanted', () => {
    const attack = (hp: number) => ({
      of: 3,
      outcomes: [0, 1, 2].map((n) => ({ cases: 1, damage: n + 1, hp: { before: 3, after: hp - n }, position: null })),
    });
    const columns = [
      { face: 'A', initiative: 10, distance: 1, attack: attack(2) },
      { face: 'B', initiative: 30, distance: 4, attack: null },
      { face: 'C', initiative: 20, distance: 1, attack: null },
    ];
    const foresight = {
      stamina: 6,
      elements: [],
      elementsAfter: null,
      threats: [{ by: 'here', foe: 'dummy-1', distance: 1, initiative: 20, columns }],
    } as never;
    const [stamina, , heading, ...lines] = foresightSentences(fighting(), foresight, true);
    expect([stamina, heading]).toEqual(['foresight.staminaSaid(count=6)', 'foresight.here(distance=1):']);
    expect(lines.map((line) => /order=([\w.]+)/.exec(line)?.[1])).toEqual([
      'foresight.before',
      'foresight.after',
      'foresight.after',
    ]);
    expect(lines[0]).toContain('foresight.deadly(chance=33)');
    expect(lines[1]).toContain('foresight.staysOff(distance=4)');
    expect(foresightSentences(fighting(), foresight, false).join()).not.toContain('foresight.deadly');
  });

  it('the odds of a pending roll: a line for each letter, and the chance that the target dies', () => {
    const due = (hp: number) =>
      melee({ cards: hand({ top: [{ kind: 'attack', value: 4 }], bottom: [] }), heroTables: flatTables(-1, 0, 2) })
        .given(({ foes }) => {
          for (const foe of foes) foe.hp = hp;
        })
        .plays('one', 'top')
        .attacks('dummy-1').play;
    expect(oddsSentences(fighting())).toEqual([]);
    expect(oddsSentences(due(50))).toHaveLength(3);
    const deadly = oddsSentences(due(5));
    expect(deadly).toHaveLength(4);
    expect(deadly[3]).toMatch(/^foresight\.kills\(chance=[1-9]\d?\)$/);
    expect(deadly[0]).toMatch(/^foresight\.outcome\(face=A, modifier=.1, chance=\d+, damage=3, before=5, after=2\)$/);
  });
});

describe('R24: the steps of a monster', () => {
  const steps = (printed: object, hp = 20) => {
    const foe = monster({ hp: 20, columns: column({ initiative: FAST, ...printed }) });
    const game = melee({ foes: [foe] }).given(({ foes }) => {
      for (const each of foes) each.hp = hp;
    });
    return stepsOf(game.play).map((each) =>
      /(shield|retaliate|invisible|heal|move|attack)/i.exec(each)?.[1]?.toLowerCase(),
    );
  };

  it('come in the order of the rules', () => {
    expect(steps({ move: 2, attack: 3, shield: 1, invisible: true })).toEqual([
      'shield',
      'invisible',
      'move',
      'attack',
    ]);
    expect(steps({})).toEqual([]);
  });

  it('R24.4: it heals first only if it lacks as many HP as the heal gives', () => {
    const heal = { value: 3, row: 'attack' };
    expect(steps({ move: 2, heal }, 17)).toEqual(['heal', 'move']);
    expect(steps({ move: 2, heal }, 18)).toEqual(['move', 'heal']);
  });

  it('are unknown before the behaviour is rolled and out of combat', () => {
    const calm = openInteraction(openSession(book({ board: passage(5), foes: [idle] }), { save: () => {} }));
    expect(stepsOf(calm.play)).toEqual([]);
  });
});

describe('the facts of an event', () => {
  it.each([
    [{ type: 'stepped', from: 'a1', to: 'b1' }, ['b1']],
    [{ type: 'followerMoved', to: 'c1' }, ['c1']],
    [{ type: 'terrainChanged', hexes: ['a1', 'a2'] }, ['a1', 'a2']],
    [{ type: 'trapSprung', at: 'd1' }, ['d1']],
    [{ type: 'roundBegan' }, []],
  ])('the map highlights the hexes of %j', (event, hexes) => {
    expect(hexesOf(event as never)).toEqual(hexes);
  });

  it.each([
    [{ before: 8, after: 5 }, [['hp', 'viewer.change(before=8, after=5)']]],
    [{ from: 'a1', to: 'b1' }, [['from', 'viewer.change(before=a1, after=b1)']]],
    [{ before: 8 }, []],
    [
      { modifier: 2, damage: 4 },
      [
        ['modifier', '+2'],
        ['damage', '4'],
      ],
    ],
    [{ pips: 0 }, []],
    [
      { pips: 3, face: 'B' },
      [
        ['face', 'B'],
        ['pips', '3'],
      ],
    ],
    [{ hero: 'bailiff', round: 2 }, [['round', '2']]],
    [
      { terms: [{ value: 2 }, { value: 1 }, { value: -1 }], type: 'attackResolved' },
      [['terms', expect.stringMatching(/^2 \+1 .1$/)]],
    ],
    [{ terms: [{ value: 2 }] }, []],
  ])('%j', (event, facts) => {
    expect(figuresOf({ type: 'x', ...event } as never).map(({ what, value }) => [what, value])).toEqual(
      facts.map(([name, value]) => [`viewer.fact.${name}`, value]),
    );
  });
});

describe('the keys of the table', () => {
  const pressed = (interaction: Interaction | null, key: string) => {
    const shown: unknown[] = [];
    const app = { view: { interaction }, show: (sheet: unknown) => shown.push(sheet) };
    keyActions.own?.[key]?.(app as never, new KeyboardEvent('keydown', { key }));
    return shown;
  };
  it('M opens the map', () => {
    expect(pressed(null, 'm')).toEqual(['map']);
  });

  it('T, X and C propose an answer to damage, if it is legal', () => {
    const interaction = suffering();
    pressed(interaction, 'c');
    expect(interaction.draft.damage?.type).toBe('negateByDiscarding');
    pressed(interaction, 'x');
    expect(interaction.draft.damage?.type).toBe('negateByDiscarding');
    pressed(interaction, 't');
    expect(interaction.draft.damage?.type).toBe('suffer');
    const calm = openInteraction(openSession(book({ board: passage(5), foes: [idle] }), { save: () => {} }));
    pressed(calm, 't');
    expect(calm.draft.damage ?? null).toBeNull();
    expect(() => pressed(null, 't')).not.toThrow();
  });

  it('a card that is chosen while damage is pending is proposed for it', () => {
    const interaction = suffering();
    keyActions.card3?.({ view: { interaction } } as never, new KeyboardEvent('keydown'));
    expect(interaction.draft.damage?.type).toBe('negateByDiscarding');
  });

  it('F and D move the lever through its prices, and back to the first', () => {
    const consume = { elements: ['dark'], plus: 3 };
    const sketch = {
      board: passage(1),
      foes: [attacker(1)],
      cards: hand({ top: [{ kind: 'attack', value: 4, consume }], bottom: [] } as never, { shows: ['dark'] } as never),
    };
    const interaction = openInteraction(openSession(book(sketch), { save: () => {} }));
    interaction.send({ type: 'select', leading: 'one', second: 'two' });
    for (let i = 0; i < 4 && !interaction.options.some(({ type }) => type === 'play'); i += 1) {
      const next = interaction.options[0];
      if (next) interaction.send(next);
    }
    interaction.send({ type: 'play', card: 'one', half: 'top', basic: false });
    const prices: unknown[] = [];
    for (const key of ['f', 'd', 'f']) {
      pressed(interaction, key);
      prices.push(interaction.draft.price);
    }
    expect(prices[0]).toBe(prices[2]);
    expect(new Set(prices)).toEqual(new Set([0, 1]));
  });
});

describe('the situation in words', () => {
  it('names the round, HP, hand and the hex of the hero; in combat the monster instead', () => {
    const calm = openInteraction(
      openSession(book({ board: passage(5), foes: [idle], cards, hp: 8 }), { save: () => {} }),
    ).play;
    const words = situationInWords(calm);
    expect(words[0]).toMatch(/^mirror\.situation\(round=1, hp=8, max=8, position=cards\.position\.sound, money=0\)$/);
    expect(words[2]?.match(/\(A\)/g)).toHaveLength(4);
    expect(words).toContain('mirror.noElements');
    expect(words.at(-1)).toBe('mirror.at(hex=a1)');
    const fight = situationInWords(fighting());
    expect(fight.at(-1)).toMatch(/^Mirror\.foe\(foe=.+, hp=\d+, max=\d+, distance=1\)$/);
  });

  it('names the half that is being played', () => {
    const play = melee({ cards }).plays('one', 'top').play;
    expect(situationInWords(play).some((each) => each.startsWith('mirror.acting('))).toBe(true);
    expect(situationInWords(fighting()).some((each) => each.startsWith('mirror.acting('))).toBe(false);
  });

  it('a step has its direction and the terrain', () => {
    const { play } = openInteraction(openSession(book({ board: zigzag('@T.1'), foes: [idle] }), { save: () => {} }));
    expect(stepLabel(play, 'b1')).toMatch(
      /^mirror\.stepTo\(direction=mirror\.direction\.s?e, hex=b1, what=mirror\.terrain\.trap\)$/,
    );
  });
});
