/** Tests the interaction of the Long Table: the draft, and the commands that touches send. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readTranscript } from '../../../src/cli/transcript';
import { bookFor } from '../../../src/content/longTable';
import { isOver, legal, send } from '../../../src/flow/longTable/play';
import type { LongTable } from '../../../src/flow/longTable/types';
import type { Game } from '../../../src/journal/journal';
import { LONG_TABLE } from '../../../src/journal/longTable/ruleset';
import { fetchModes, modeOf } from '../../../src/modes';
import { neighbours } from '../../../src/rules/core/hexes';
import type { Setup } from '../../../src/rules/longTable/book';
import type { Command } from '../../../src/rules/longTable/commands';
import { attackAllCommands } from '../../../src/session/longTable/attackAll';
import { losableCards } from '../../../src/session/longTable/cardLoss';
import { threatsOf } from '../../../src/session/longTable/foresight';
import { areasOver, figuresOn } from '../../../src/session/longTable/inArea';
import type { Interaction } from '../../../src/session/longTable/interaction';
import { NO_TURNS, turnUpTo, updateLastTurns } from '../../../src/session/longTable/lastTurns';
import { abilityHasNoEffect, hasNoEffect } from '../../../src/session/longTable/noEffect';
import { openInteraction } from '../../../src/session/longTable/openInteraction';
import { sealOf } from '../../../src/session/longTable/places';
import { ASK_ALL } from '../../../src/session/longTable/preferences';
import { readOnlyInteraction } from '../../../src/session/longTable/readOnlyInteraction';
import { openSession } from '../../../src/session/session';
import { eagerBot, randomBook } from '../../kit/longTableGames';
import { heroSetup, setupFor } from '../../kit/longTableSetups';

await fetchModes();
/** A transcript of a game in which two doors are opened and the scenario is won. */
const WRITTEN = readTranscript(readFileSync('test/cli/longTable/goodsAndChattels.json', 'utf8'), modeOf);

function table(seed = 'test') {
  const book = bookFor(setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed }));
  const session = openSession(LONG_TABLE, book, { save: () => null });
  return openInteraction(session);
}

/** Round 1: both heroes lead with the first card of their hands, or with the named cards. */
function chosen(interaction: Interaction): void {
  interaction.send({ type: 'begin' });
  for (const { hero, hand } of interaction.play.state.seats) {
    interaction.openTab(hero);
    for (const card of hand.slice(0, 2)) interaction.toggleCard(card);
    interaction.sendDraft();
  }
}

/** Ends every turn and suffers all damage, until `isSo` is true. */
function passed(interaction: Interaction, isSo: () => boolean): void {
  for (let i = 0; i < 60 && !isSo(); i += 1) {
    const { options } = interaction;
    const next = options.find(({ type }) => type === 'endTurn' || type === 'suffer') ?? options[0];
    if (next) interaction.send(next);
  }
}

function handOf({ play }: Interaction, hero: string): { leading: string; second: string } {
  const [leading = '', second = ''] = play.state.seats.find((each) => each.hero === hero)?.hand ?? [];
  return { leading, second };
}

const find = <T extends Command['type']>(interaction: Interaction, type: T) =>
  interaction.options.filter((each): each is Extract<Command, { type: T }> => each.type === type);

it('L7.2: the only figure that an ability can burden is marked before, and a touch on it does the ability', () => {
  const interaction = table();
  interaction.send({ type: 'start', hero: 'bailiff', hex: 'b2' });
  interaction.send({ type: 'begin' });
  interaction.send({ type: 'select', hero: 'bailiff', leading: 'inventoryOfGoods', second: 'standingOrder' });
  interaction.send({ type: 'select', hero: 'ferrywoman', ...handOf(interaction, 'ferrywoman') });
  interaction.send({ type: 'play', card: 'inventoryOfGoods', half: 'top', basic: false });
  const liens = () => interaction.play.state.figures.filter((each) => each.kind === 'monster' && each.lien);
  const monsters = interaction.play.state.figures.filter(({ kind }) => kind === 'monster');
  expect([monsters.length, liens().length]).toEqual([2, 0]);
  expect([...interaction.places.spots].map(([hex, { kind }]) => [hex, kind]).sort()).toEqual(
    monsters.map(({ hex }) => [hex, 'target']).sort(),
  );
  interaction.tapHex(monsters[0]?.hex ?? '');
  expect(liens()).toHaveLength(2);
  // The next ability is beneficial, so it is done without a question; undo takes it back, and then it is asked about.
  const strong = () => interaction.play.state.figures.find(({ id }) => id === 'hero:bailiff')?.tokens.length;
  expect(strong()).toBe(1);
  interaction.undo();
  expect([strong(), interaction.play.state.question?.ask]).toEqual([0, 'ability']);
});

it('L8.3, L18.3: a card to lose or recover is first chosen in the draft, and then sent', () => {
  let seen = 0;
  for (const seed of ['1', '2', '3', '4', '5', '6']) {
    if (seen > 2) break;
    const bot = eagerBot(seed);
    const session = openSession(LONG_TABLE, randomBook(seed), { save: () => null });
    const interaction = openInteraction(session);
    for (let i = 0; i < 400 && !isOver(session.play); i += 1) {
      const found = interaction.options.flatMap((each) =>
        each.type === 'lose' || each.type === 'recover' ? [each] : [],
      );
      const [first, second] = found;
      if (first && second && first.card !== second.card) {
        seen += 1;
        const before = session.journal.commands.length;
        interaction.toggleCard(first.card);
        interaction.toggleCard(second.card);
        expect(interaction.draft.cards).toEqual([second.card]);
        interaction.toggleCard(second.card);
        expect([interaction.draft.cards, interaction.sendDraft()]).toEqual([[], false]);
        interaction.toggleCard(first.card);
        expect(session.journal.commands.length).toBe(before);
        expect(interaction.sendDraft()).toBe(true);
        expect(session.journal.commands[before]).toEqual(first);
      } else {
        const command = bot(session.play);
        if (command) session.dispatch(command);
      }
    }
  }
  expect(seen).toBeGreaterThan(0);
});

it('L7.1: a turn in which an attack is still possible ends at the second touch, any other turn at the first', () => {
  const interaction = table();
  interaction.send({ type: 'start', hero: 'bailiff', hex: 'b2' });
  interaction.send({ type: 'begin' });
  interaction.send({ type: 'select', hero: 'bailiff', leading: 'inventoryOfGoods', second: 'standingOrder' });
  interaction.send({ type: 'select', hero: 'ferrywoman', ...handOf(interaction, 'ferrywoman') });
  const commands = () => interaction.session.journal.commands.length;
  const before = commands();
  // Either monster could still get a lien.
  expect([interaction.endTurn(), interaction.draft.isEndUnconfirmed, commands()]).toEqual([false, true, before]);
  interaction.clearDraft();
  expect(interaction.draft.isEndUnconfirmed).toBe(false);
  interaction.send({ type: 'play', card: 'inventoryOfGoods', half: 'top', basic: false });
  interaction.tapHex([...interaction.places.spots.keys()][0] ?? '');
  // Only a move is left.
  expect(interaction.places.halves.map(({ half }) => half)).not.toContain('top');
  expect([interaction.endTurn(), interaction.play.state.turn?.figure === 'hero:bailiff']).toEqual([true, false]);
  // Ending a turn in which no card was played is probably a mistake, even if no enemy is in reach.
  for (let i = 0; i < 60 && interaction.play.state.turn?.figure !== 'hero:ferrywoman'; i += 1) {
    const [next] = interaction.options;
    if (next) interaction.send(next);
  }
  const at = commands();
  expect([interaction.endTurn(), interaction.draft.isEndUnconfirmed, commands()]).toEqual([false, true, at]);
  expect(interaction.endTurn()).toBe(true);
});

it('L26.1: a monster’s equal options are asked about, or the preset is taken if the setting says so', () => {
  const asked = (askTies: boolean) => {
    let [asks, own] = [0, 0];
    for (const seed of ['1', '2', '3', '4', '5']) {
      const bot = eagerBot(seed);
      const session = openSession(LONG_TABLE, randomBook(seed), { save: () => null });
      const interaction = openInteraction(session, () => ({ ...ASK_ALL, equals: askTies }));
      for (let i = 0; i < 150 && !isOver(session.play); i += 1) {
        const { question, figures } = session.play.state;
        if (question?.ask === 'choice') {
          const { figure } = question.choice;
          if (figures.some(({ id, kind }) => id === figure && kind === 'monster')) asks += 1;
          else own += 1;
        }
        const command = bot(session.play);
        if (command) interaction.send(command);
      }
      const taken = session.journal.commands.filter(({ type }) => type === 'choose').length;
      if (!askTies) expect(taken).toBeGreaterThanOrEqual(own);
    }
    return asks;
  };
  expect(asked(true)).toBeGreaterThan(3);
  expect(asked(false)).toBe(0);
});

it('L6.1: two cards of the open hand are chosen, the first one leads, and pressing a card again removes it', () => {
  const interaction = table();
  interaction.send({ type: 'begin' });
  const [first, second, third] = interaction.play.state.seats[0]?.hand ?? [];
  if (!first || !second || !third) throw new Error('a hand of ten');
  interaction.toggleCard(first);
  interaction.toggleCard(second);
  interaction.toggleCard(first);
  expect(interaction.draft.cards).toEqual([second]);
  expect(interaction.sendDraft()).toBe(false);
  interaction.toggleCard(third);
  expect(interaction.sendDraft()).toBe(true);
  expect(interaction.play.state.seats[0]?.plan).toEqual({ plan: 'cards', leading: second, second: third });
  // Now the next hero who has to choose is asked.
  expect(interaction.hero).toBe('ferrywoman');
  expect(interaction.draft.cards).toEqual([]);
});

it('L6.1: a plan can be changed until the last hero has chosen', () => {
  const interaction = table();
  interaction.send({ type: 'begin' });
  const [first, second, third] = interaction.play.state.seats[0]?.hand ?? [];
  if (!first || !second || !third) throw new Error('a hand of ten');
  interaction.toggleCard(first);
  interaction.toggleCard(second);
  interaction.sendDraft();
  interaction.openTab('bailiff');
  interaction.toggleCard(third);
  interaction.toggleCard(first);
  interaction.sendDraft();
  expect(interaction.play.state.seats[0]?.plan).toEqual({ plan: 'cards', leading: third, second: first });
});

it('a touch beside the map keeps the chosen cards, and clears the draft on the map', () => {
  const interaction = table();
  interaction.send({ type: 'begin' });
  const { leading, second } = handOf(interaction, 'bailiff');
  interaction.toggleCard(leading);
  interaction.toggleCard(second);
  const monster = interaction.play.state.figures.find(({ kind }) => kind === 'monster');
  interaction.inspect(monster?.id ?? '');
  expect(interaction.tapHex(null)).toBe(false);
  expect([interaction.draft.inspected, interaction.draft.cards]).toEqual([null, [leading, second]]);
});

it('L9.1: touching a hex moves there and stops; one undo takes the whole move back', () => {
  const interaction = table();
  chosen(interaction);
  const bottom = find(interaction, 'play').find((each) => each.half === 'bottom' && each.basic);
  if (!bottom) throw new Error('a basic move');
  interaction.send(bottom);
  const from = interaction.play.state.figures.find(({ id }) => id === interaction.play.state.turn?.figure)?.hex;
  const [hex] = [...interaction.places.spots].find(([, { way }]) => way?.cost === 2) ?? [];
  if (!hex) throw new Error('a way of two');
  expect(interaction.tapHex(hex)).toBe(true);
  const { state } = interaction.play;
  expect(state.figures.find(({ id }) => id === state.turn?.figure)?.hex).toBe(hex);
  expect(state.question?.ask).toBe('turn');
  interaction.undo();
  const back = interaction.play.state;
  expect(back.figures.find(({ id }) => id === back.turn?.figure)?.hex).toBe(from);
  expect(back.question?.ask === 'move' || back.question?.ask === 'ability').toBe(true);
});

it('L36.9: the first tap of a finger shows the ghost on a hex before monsters act, and the second walks there', () => {
  let foresight = true;
  const { session } = table();
  const interaction = openInteraction(session, () => ({ ...ASK_ALL, foresight }));
  chosen(interaction);
  const bottom = find(interaction, 'play').find((each) => each.half === 'bottom' && each.basic);
  if (!bottom) throw new Error('a basic move');
  interaction.send(bottom);
  const mover = () => {
    const { figures, turn } = interaction.play.state;
    return figures.find(({ id }) => id === turn?.figure)?.hex;
  };
  const from = mover();
  const [hex] = [...interaction.places.spots].find(([, { way }]) => way?.cost === 2) ?? [];
  if (!hex) throw new Error('a way of two');
  const { order, place } = interaction.play.state;
  const isBefore = order.slice(place).some((each) => each.place === 'type');
  interaction.tapHex(hex, true);
  expect(mover()).toBe(isBefore ? from : hex);
  if (isBefore) {
    expect(interaction.draft.path.at(-1)).toBe(hex);
    interaction.tapHex(hex, true);
  }
  expect(mover()).toBe(hex);
  // Without forecasts there is nothing to see first.
  interaction.undo();
  foresight = false;
  interaction.tapHex(hex, true);
  expect(mover()).toBe(hex);
});

it('a figure without possible commands can be pointed at, and then not', () => {
  const interaction = table();
  interaction.send({ type: 'begin' });
  const monster = interaction.play.state.figures.find(({ kind }) => kind === 'monster');
  if (!monster) throw new Error('a monster');
  expect(interaction.tapHex(monster.hex)).toBe(true);
  expect(interaction.draft.inspected).toBe(monster.id);
  interaction.tapHex(monster.hex);
  expect(interaction.draft.inspected).toBeNull();
  interaction.inspect(monster.id);
  interaction.clearDraft();
  expect(interaction.draft.inspected).toBeNull();
  expect(interaction.tapHex('z99')).toBe(false);
});

type Ask = NonNullable<Interaction['play']['state']['question']>['ask'];

/** Random games, played once for all tests of this file, recorded at each question to the player. */
const recorded = new Map<number, readonly Game<LongTable>[]>();
function recordedGame(seed: number): readonly Game<LongTable>[] {
  const known = recorded.get(seed);
  if (known) return known;
  const saved: Game<LongTable>[] = [];
  const save = (game: Game<LongTable>) => {
    saved.push(game);
    return null;
  };
  const interaction = openInteraction(openSession(LONG_TABLE, randomBook(String(seed)), { save }));
  const bot = eagerBot(String(seed));
  const games: Game<LongTable>[] = [];
  for (let i = 0; i < 250; i += 1) {
    const last = saved.at(-1);
    if (last) games.push(last);
    const command = bot(interaction.play);
    if (!command) break;
    interaction.send(command);
  }
  recorded.set(seed, games);
  return games;
}

/** Visits positions of random games with one of these questions, until `seen` returns true. */
function playing(asks: readonly Ask[], seen: (interaction: Interaction) => boolean): boolean {
  for (let seed = 0; seed < 40; seed += 1)
    for (const game of recordedGame(seed)) {
      const { book, state } = game.play;
      if (!state.question || !asks.includes(state.question.ask)) continue;
      if (seen(openInteraction(openSession(LONG_TABLE, book, { game, save: () => null })))) return true;
    }
  return false;
}

it('L36.9: the forecast for each target draws no card and does not depend on the order of the deck', () => {
  let times = 0;
  const enough = playing(['draw'], ({ play, options }) => {
    const { question } = play.state;
    if (question?.ask !== 'draw') return false;
    const threats = threatsOf(play, options, null);
    const { target } = question.strike;
    const [first] = threats;
    expect(first?.figure).toBe(target);
    expect(first?.hp).toBe(play.state.figures.find(({ id }) => id === target)?.hp);
    expect(first?.after).toBeLessThanOrEqual(first?.hp ?? 0);
    const seats = play.state.seats.map((seat) => ({
      ...seat,
      deck: { ...seat.deck, draw: [...seat.deck.draw].reverse() },
    }));
    const told = (all: typeof threats) => all.map(({ figure, after, odds }) => [figure, after, odds.mean.toFixed(9)]);
    expect(told(threatsOf({ ...play, state: { ...play.state, seats } }, options, null))).toEqual(told(threats));
    times += 1;
    return times === 5;
  });
  expect(enough).toBe(true);
});

it('L36.9: there are forecasts for possible targets before one is chosen', () => {
  const found = playing(['targets'], ({ play, options }) => {
    const { question } = play.state;
    if (question?.ask !== 'targets' || question.ability.verb !== 'attack') return false;
    const targets = options.flatMap((each) => (each.type === 'target' ? [each.figure] : []));
    if (targets.length < 2) return false;
    const told = threatsOf(play, options, null).map(({ figure }) => figure);
    expect(told.every((figure) => targets.includes(figure))).toBe(true);
    expect(told.length).toBeGreaterThan(0);
    return true;
  });
  expect(found).toBe(true);
});

it('L13.2: a touch on a hex shows an area there, another touch turns it, and the seal places it', () => {
  const found = playing(['targets'], (interaction) => {
    if (interaction.play.state.question?.ask !== 'targets') return false;
    const { areas } = interaction.places;
    const hex = areas
      .flatMap(({ hexes }) => hexes)
      .find((each) => areas.filter(({ hexes }) => hexes.includes(each)).length > 1);
    if (hex === undefined) return false;
    const over = areasOver(interaction.play, areas, hex);
    // The placings that hit most figures come first.
    const hits = over.map(({ hexes }) => figuresOn(interaction.play.state, hexes).length);
    expect(hits).toEqual([...hits].sort((a, b) => b - a));
    expect(new Set(over)).toEqual(new Set(areas.filter(({ hexes }) => hexes.includes(hex))));
    interaction.tapHex(hex);
    expect(interaction.draft.area).toBe(over[0]);
    interaction.tapHex(hex);
    expect(interaction.draft.area).toBe(over[1]);
    interaction.rotateArea(-1);
    expect(interaction.draft.area).toBe(over[0]);
    interaction.rotateArea(-1);
    expect(interaction.draft.area).toBe(over.at(-1));
    const placing = over.at(-1);
    expect(interaction.sendDraft()).toBe(true);
    expect(interaction.session.journal.commands).toContainEqual(placing);
    return true;
  });
  expect(found).toBe(true);
});

it('L13.2: the seal attacks all targets in the area; if the area is placed first, targets can still be left out', () => {
  const found = playing(['targets'], (interaction) => {
    const { play, places } = interaction;
    const crowded = places.areas.find(({ hexes }) => figuresOn(play.state, hexes).length > 1);
    const [hex] = crowded?.hexes ?? [];
    if (play.state.question?.ask !== 'targets' || !crowded || hex === undefined) return false;
    const lay = () => {
      interaction.tapHex(hex);
      while (String(interaction.draft.area?.hexes) !== String(crowded.hexes)) interaction.rotateArea(1);
    };
    lay();
    expect(interaction.placeArea()).toBe(true);
    expect(new Set(interaction.options.map(({ type }) => type))).toEqual(new Set(['target', 'leaveOut', 'done']));
    // Touching a figure in the area chooses it as target or leaves it out; here it becomes a target.
    const [struck] = find(interaction, 'target');
    const standing = interaction.play.state.figures.find(({ id }) => id === struck?.figure);
    expect(interaction.tapHex(standing?.hex ?? '')).toBe(true);
    expect(interaction.session.journal.commands).toContainEqual(struck);
    interaction.undo();
    interaction.undo();
    lay();
    expect(interaction.sendDraft()).toBe(true);
    expect(interaction.session.journal.commands.slice(-2).map(({ type }) => type)).toEqual(['area', 'done']);
    expect(interaction.play.state.question?.ask).toBe('draw');
    return true;
  });
  expect(found).toBe(true);
});

it('L7.2: a half that would have no effect is played at the second touch, any other half at the first', () => {
  const seen = { idle: 0, useful: 0 };
  playing(['turn'], (interaction) => {
    const commands = () => interaction.session.journal.commands.length;
    const before = commands();
    for (const half of interaction.places.halves.filter(({ basic }) => !basic)) {
      if (hasNoEffect(interaction.play, half)) {
        expect(interaction.playHalf(half)).toBe(false);
        expect([interaction.draft.unconfirmedHalf, commands()]).toEqual([half, before]);
        expect(interaction.playHalf({ ...half })).toBe(true);
        seen.idle += 1;
      } else {
        expect(interaction.playHalf(half)).toBe(true);
        seen.useful += 1;
      }
      expect(commands()).toBeGreaterThan(before);
      expect(interaction.draft.unconfirmedHalf).toBeNull();
      interaction.undo();
      break;
    }
    return seen.idle > 2 && seen.useful > 2;
  });
  expect(Math.min(seen.idle, seen.useful)).toBeGreaterThan(2);
});

it('L13.1: one touch attacks all targets in reach, if they are not too many', () => {
  const seen = { asked: 0, ahead: 0, chosen: 0 };
  playing(['targets', 'ability'], (interaction) => {
    const { play, attackAllCommands, preview } = interaction;
    const asked = (preview ?? play).state.question;
    if (asked?.ask !== 'targets') return false;
    if (!attackAllCommands) {
      seen.chosen += 1;
      return false;
    }
    const targets = attackAllCommands.flatMap((each) => (each.type === 'target' ? [each.figure] : []));
    expect(targets.length).toBeGreaterThan(1);
    expect(interaction.attackAll()).toBe(true);
    const { question } = interaction.play.state;
    const job = question?.ask === 'draw' || question?.ask === 'defend' ? question.strike.job : null;
    // The targets that were chosen before come first.
    if (job) expect(job.targets.slice(-targets.length)).toEqual(targets);
    expect(question?.ask).not.toBe('targets');
    seen[preview ? 'ahead' : 'asked'] += 1;
    return seen.ahead > 1 && seen.chosen > 1;
  });
  expect(Math.min(seen.ahead, seen.chosen)).toBeGreaterThan(1);
  expect(readOnlyInteraction(table().session).attackAllCommands).toBeNull();
});

it('L13.1, L37.16: figures to bid or push are not chosen all at once, however many there are', () => {
  const options = ['hero:a', 'hero:b'].map((figure) => ({ type: 'target', figure }) as const);
  for (const verb of ['bid', 'shove', 'drag']) {
    const state = { question: { ask: 'targets', ability: { verb, mods: {} } } };
    expect(attackAllCommands({ state } as unknown as Interaction['play'], options)).toBeNull();
  }
});

it('L21.2: an item that the player keeps is not asked about again in this round, but is in the next', () => {
  const hat = { items: ['coalScuttleHat'], equipped: ['coalScuttleHat'] };
  const heroes = [heroSetup('bailiff', hat), heroSetup('ferrywoman', hat)];
  const asked = (spares: boolean) => {
    const rounds = new Map<string, number>();
    for (const seed of ['1', '2', '3', '4']) {
      const session = openSession(LONG_TABLE, bookFor(setupFor('noticeOnTheDoor', heroes, { seed })), {
        save: () => null,
      });
      const interaction = openInteraction(session);
      const bot = eagerBot(seed);
      expect(interaction.skipItems()).toBe(false);
      for (let i = 0; i < 400 && !isOver(session.play); i += 1) {
        const { question, round } = session.play.state;
        if (question?.ask === 'defend') {
          const at = `${seed} ${question.hero} ${round}`;
          rounds.set(at, (rounds.get(at) ?? 0) + 1);
          if (spares) expect(interaction.skipItems()).toBe(true);
          else interaction.send({ type: 'proceed' });
          continue;
        }
        const command = bot(session.play);
        if (command) interaction.send(command);
      }
    }
    return [...rounds.values()];
  };
  expect(Math.max(...asked(false))).toBeGreaterThan(1);
  const spared = asked(true);
  expect(new Set(spared)).toEqual(new Set([1]));
  expect(spared.length).toBeGreaterThan(4);
});

it('what a hint names is marked until the next command', () => {
  const interaction = table();
  chosen(interaction);
  passed(interaction, () => interaction.places.halves.length > 0);
  const [half] = interaction.places.halves;
  if (!half) throw new Error('there are halves to be played');
  interaction.showHint(half, ['a1']);
  expect([interaction.draft.hint, interaction.draft.highlighted]).toEqual([half, ['a1']]);
  interaction.send(half);
  expect([interaction.draft.hint, interaction.draft.highlighted]).toEqual([null, []]);
});

it('L9.1: a way with a danger is shown first, and walked at the second touch', () => {
  const found = playing(['move'], (interaction) => {
    const risky = [...interaction.places.spots].find(
      ([, { way, commands }]) => way && way.risks.length > 0 && commands.length === 0,
    );
    if (!risky || interaction.preview) return false;
    const [hex, { way }] = risky;
    const before = interaction.session.journal.commands.length;
    interaction.tapHex(hex);
    expect(interaction.draft.path).toEqual(way?.path);
    expect(interaction.session.journal.commands).toHaveLength(before);
    interaction.tapHex(hex);
    expect(interaction.session.journal.commands.length).toBeGreaterThan(before);
    expect(interaction.draft.path).toEqual([]);
    return true;
  });
  expect(found).toBe(true);
});

it('L10.1: a way that opens a door ends there, and the rest of the move is chosen anew', () => {
  const { setup, commands } = WRITTEN as unknown as { setup: Setup; commands: readonly Command[] };
  let game: Game<LongTable> | undefined;
  const save = (saved: Game<LongTable>) => {
    game = saved;
    return null;
  };
  const written = openSession(LONG_TABLE, bookFor(setup), { save });
  let doors = 0;
  for (const command of commands) {
    const before = game;
    const { opened } = written.play.state;
    expect(written.dispatch(command).ok).toBe(true);
    const opens = command.type === 'step' && written.play.state.opened.length > opened.length;
    if (!before || !opens || !legal(written.play).some(({ type }) => type === 'stop')) continue;
    const interaction = openInteraction(openSession(LONG_TABLE, bookFor(setup), { game: before, save: () => null }));
    interaction.extendPath(command.to);
    if (interaction.draft.path.length === 0) interaction.tapHex(command.to);
    else interaction.sendDraft();
    expect(interaction.session.journal.commands.at(-1)).toEqual(command);
    const { play, places } = interaction;
    expect(play.state.question?.ask).toBe('move');
    // The rest of the move is not given up by a second press of the seal, but by a button.
    expect(sealOf(places, play.state.question, play.events)).toBeNull();
    expect(places.buttons).toContainEqual({ type: 'stop' });
    doors += 1;
  }
  expect(doors).toBeGreaterThan(0);
});

it('L7.2: an attack half without an enemy in reach counts as idle, a move never does', () => {
  const interaction = table();
  chosen(interaction);
  const halves = find(interaction, 'play');
  const idle = halves.filter((each) => hasNoEffect(interaction.play, each));
  expect(idle.length).toBeGreaterThan(0);
  expect(idle.some(({ half, basic }) => half === 'bottom' && basic)).toBe(false);
  // An attack without an enemy in reach.
  expect(idle.some(({ half, basic }) => half === 'top' && basic)).toBe(true);
  // A basic action, which every card has, needs no second touch.
  const basic = idle.find((each) => each.basic) ?? expect.unreachable();
  expect([interaction.playHalf(basic), interaction.draft.unconfirmedHalf]).toEqual([true, null]);
});

it('L7.2: bidding an ally who has no enemy in reach is marked as having no effect beforehand', () => {
  const interaction = table();
  const select = (hero: string, leading: string, second: string) =>
    interaction.send({ type: 'select', hero, leading, second } as never);
  interaction.send({ type: 'begin' });
  select('bailiff', 'servedInPerson', 'sealingWax');
  select('ferrywoman', 'mindTheGap', 'fogOnTheRiver');
  expect(abilityHasNoEffect(interaction.play)).toBe(false);
  const bid = interaction.options.find(
    (each) => each.type === 'play' && each.card === 'mindTheGap' && each.half === 'top' && !each.basic,
  );
  if (!bid) throw new Error('it is her turn');
  interaction.send(bid);
  expect(interaction.play.state.question?.ask).toBe('ability');
  expect(abilityHasNoEffect(interaction.play)).toBe(true);
  // Next to a monster it has an effect.
  const [monster] = interaction.play.state.figures.flatMap((each) => (each.kind === 'monster' ? [each.hex] : []));
  const near = neighbours(monster ?? '').find((hex) => interaction.play.book.scenario.rooms[0]?.hexes.includes(hex));
  const figures = interaction.play.state.figures.map((each) =>
    each.kind === 'hero' && each.hero === 'bailiff' ? { ...each, hex: near ?? '' } : each,
  );
  expect(abilityHasNoEffect({ ...interaction.play, state: { ...interaction.play.state, figures } })).toBe(false);
});

it('L7.2: a half has an effect if its first ability has, even if a later ability has no target', () => {
  const interaction = table();
  interaction.send({ type: 'begin' });
  const select = (hero: string, leading: string, second: string) =>
    interaction.send({ type: 'select', hero, leading, second } as never);
  select('bailiff', 'inventoryOfGoods', 'sealingWax');
  select('ferrywoman', 'mindTheGap', 'fogOnTheRiver');
  const { play } = interaction;
  const actor = 'hero:bailiff';
  const part = (ability: object) => ({ part: 'ability', ability });
  const action = {
    actor,
    hero: 'bailiff',
    parts: [
      part({ verb: 'heal', amount: 2, mods: { self: true } }),
      part({ verb: 'inflict', condition: 'wound', mods: { range: 1 } }),
    ],
    next: 0,
    done: false,
    source: { from: 'card', hero: 'bailiff', card: 'sealingWax', half: 'bottom' },
    paid: [],
    basic: false,
    half: null,
  };
  const state = { ...play.state, question: { ask: 'ability', action } };
  const laid = { ...play, state } as never;
  const sent = send(laid, { type: 'perform' });
  expect(sent.ok && sent.events.map(({ type }) => type)).toContain('abilitySkipped');
  expect(abilityHasNoEffect(laid)).toBe(false);
});

it('L11.3: the outcome of the last attack is shown until the next command of the player', () => {
  const interaction = table();
  chosen(interaction);
  const seen: (string | null)[] = [];
  for (let i = 0; i < 120 && seen.filter((each) => each !== null).length < 3; i += 1) {
    const draw = interaction.options.find(({ type }) => type === 'draw');
    const next = draw ?? interaction.options.find(({ type }) => type === 'endTurn' || type === 'suffer');
    interaction.send(next ?? (interaction.options[0] as Command));
    const struck = interaction.play.events.findLast(({ type }) => type === 'attackReckoned');
    if (struck) expect(interaction.recentOutcome?.attack[0]).toBe(struck);
    seen.push(interaction.recentOutcome?.attack[0]?.type ?? null);
  }
  expect(seen).toContain('attackReckoned');
  expect(seen).toContain(null);
  interaction.undo();
  expect(interaction.recentOutcome).toBeNull();
});

it('L36.3: the last turn of each monster is remembered', () => {
  const interaction = table();
  chosen(interaction);
  passed(interaction, () => interaction.play.state.round > 1);
  const { byFigure, last } = interaction.lastTurns;
  const monsters = interaction.play.state.figures.filter(({ kind }) => kind === 'monster');
  for (const { id } of monsters) {
    const deed = byFigure.get(id);
    expect(deed?.events.every((event) => !('figure' in event) || event.type === 'damaged' || event.figure !== '')).toBe(
      true,
    );
    expect(deed?.events.some(({ type }) => type === 'focusChosen' || type === 'focusNone')).toBe(true);
  }
  expect(last?.startsWith('monster:')).toBe(true);
  expect(updateLastTurns(NO_TURNS, { ...interaction.play, events: [] })).toEqual(NO_TURNS);
});

it('L36.3: the remembered turn of a figure contains only events of its own turn', () => {
  const interaction = table();
  chosen(interaction);
  /** The figure whose turn it was at each event. */
  const turns = new Map<unknown, string | null>();
  let acting: string | null = null;
  const follow = () => {
    for (const event of interaction.play.events) {
      if (event.type === 'turnBegan') acting = event.figure;
      if (event.type === 'turnEnded') acting = null;
      if (!turns.has(event)) turns.set(event, acting);
    }
  };
  let told = 0;
  for (let i = 0; i < 120 && !isOver(interaction.play); i += 1) {
    const by = eagerBot(`deeds${i}`)(interaction.play);
    if (!by) break;
    interaction.session.dispatch(by);
    follow();
    for (const [figure, { events }] of interaction.lastTurns.byFigure)
      for (const event of events) {
        told += 1;
        const whose = turns.get(event);
        if (whose !== undefined) expect([event.type, whose]).toEqual([event.type, figure]);
      }
  }
  expect(told).toBeGreaterThan(100);
});

it('L36.3: the turns are still known after a resumed game and after an undo', () => {
  const interaction = table();
  chosen(interaction);
  passed(interaction, () => interaction.play.state.round > 1);
  const { lastTurns, session } = interaction;
  expect(lastTurns.byFigure.size).toBeGreaterThan(0);
  const { journal } = session;
  const game = { journal, play: session.play, undone: [] } as never;
  const again = openInteraction(openSession(LONG_TABLE, session.play.book, { game, save: () => null }));
  expect(again.lastTurns).toEqual(lastTurns);

  // After an undo the turns of monsters before it are still known, and no later ones.
  const before = interaction.lastTurns;
  interaction.openTab(interaction.play.state.seats[0]?.hero ?? 'bailiff');
  for (const each of interaction.play.state.seats[0]?.hand.slice(0, 2) ?? []) interaction.toggleCard(each);
  interaction.sendDraft();
  expect(session.undo()).toBe(true);
  expect(interaction.lastTurns).toEqual(before);
});

it('L36.3: of a turn that is being shown, only the part shown so far is available', () => {
  const interaction = table();
  chosen(interaction);
  passed(interaction, () => interaction.lastTurns.last !== null);
  const { lastTurns } = interaction;
  const [figure, deed] = [...lastTurns.byFigure][0] ?? [];
  if (!figure || !deed) throw new Error('nobody has acted');
  const [first, second] = deed.events;
  expect(second && turnUpTo(lastTurns, second)).toMatchObject({ figure, turn: { events: [first, second] } });
  // A different turn does not count as this one, even if it is equal.
  expect(first && turnUpTo(lastTurns, { ...first })).toBeNull();
});

it('a watched game can only be looked at', () => {
  const watched = readOnlyInteraction(table().session);
  expect(watched.tapHex('a1')).toBe(false);
  expect(watched.sendDraft()).toBe(false);
  expect(watched.options).toEqual([]);
  expect(watched.places.spots.size).toBe(0);
});

it('every offered command is legal', () => {
  const interaction = table();
  interaction.send({ type: 'begin' });
  for (const command of interaction.options) expect(send(interaction.play, command).ok).toBe(true);
  expect(legal(interaction.play)).toBe(interaction.options);
});

it('L20.1: cards to lose against damage are chosen in hand or discard pile, and sent with the seal', () => {
  const seen = { hand: false, discard: false };
  const found = playing(['damage'], (interaction) => {
    if (interaction.play.state.question?.ask !== 'damage') return false;
    for (const pile of ['hand', 'discard'] as const) {
      const cards = losableCards(interaction.options, pile);
      const wanted = pile === 'hand' ? 1 : 2;
      if (seen[pile] || cards.length < wanted + 1) continue;
      interaction.openPile(pile);
      expect(interaction.sendDraft()).toBe(false);
      for (const card of cards.slice(0, wanted + 1)) interaction.toggleCard(card);
      // The card beyond the limit has replaced the last one.
      const chosen = wanted === 1 ? cards.slice(1, 2) : [cards[0], cards[2]];
      expect(interaction.draft.cards).toEqual(chosen);
      expect(interaction.sendDraft()).toBe(true);
      const lost = interaction.play.state.seats.flatMap((seat) => seat.lost);
      expect(lost).toEqual(expect.arrayContaining(chosen));
      expect(interaction.draft).toMatchObject({ losingFrom: null, cards: [] });
      seen[pile] = true;
      break;
    }
    return seen.hand && seen.discard;
  });
  expect(found).toBe(true);
});

it('undo takes back the cards that the shown hero has selected, one by one, before the choice that another hero has sent', () => {
  const interaction = table();
  interaction.send({ type: 'begin' });
  const [bailiff, ferrywoman] = interaction.play.state.seats.map(({ hero }) => hero);
  const cards = handOf(interaction, ferrywoman ?? '');
  for (const card of Object.values(handOf(interaction, bailiff ?? ''))) interaction.toggleCard(card);
  interaction.sendDraft();
  expect(interaction.hero).toBe(ferrywoman);
  interaction.toggleCard(cards.leading);
  interaction.toggleCard(cards.second);
  const sent = interaction.session.journal.commands.length;
  expect(interaction.nextUndo()).toEqual({ type: 'selectedCard', card: cards.second });
  expect([interaction.undo(), interaction.draft.cards]).toEqual([true, [cards.leading]]);
  expect([interaction.undo(), interaction.draft.cards]).toEqual([true, []]);
  expect(interaction.session.journal.commands).toHaveLength(sent);
  expect(interaction.nextUndo()).toMatchObject({ type: 'select', hero: bailiff });
  expect(interaction.undo()).toBe(true);
  expect(interaction.session.journal.commands).toHaveLength(sent - 1);
});

it('the cards that a hero has selected stay selected while another hero is shown, and while the choice of that hero is undone', () => {
  const interaction = table();
  interaction.send({ type: 'begin' });
  const [bailiff = '', ferrywoman = ''] = interaction.play.state.seats.map(({ hero }) => hero);
  const { leading, second } = handOf(interaction, ferrywoman);
  for (const card of Object.values(handOf(interaction, bailiff))) interaction.toggleCard(card);
  interaction.sendDraft();
  for (const card of [leading, second]) interaction.toggleCard(card);
  interaction.openTab(bailiff);
  expect(interaction.draft.cards).toEqual([]);
  expect(interaction.nextUndo()).toMatchObject({ type: 'select', hero: bailiff });
  interaction.undo();
  expect(interaction.play.state.seats.map(({ plan }) => plan)).toEqual([null, null]);
  interaction.openTab(ferrywoman);
  expect(interaction.draft.cards).toEqual([leading, second]);
  // What has been sent is not selected again.
  interaction.sendDraft();
  interaction.openTab(ferrywoman);
  expect(interaction.draft.cards).toEqual([]);
});
