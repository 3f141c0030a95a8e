/** Tests whose turn is next, and the steps at the end of a turn (L7.5, L10.5, L19.3, L22.1, L27.5). */
import { describe, expect, it } from 'vitest';
import { beginNextTurn, nextTurn } from '../../../src/rules/longTable/turns';
import { startTable } from '../../kit/longTable';
import { fight } from './fighting';

const MAP = `
  A   .   r
    .   .
  e   .   R`;
const RATS = { figures: { A: 'fighter', r: 'rat', R: 'elite rat', e: 'rat' } };

/** The figures in the order in which they act, assuming that each takes its turn. */
function actors(laid: ReturnType<typeof startTable>): string[] {
  const ids: string[] = [];
  for (let next = nextTurn(laid.book, laid.state); next; next = nextTurn(laid.book, laid.state)) {
    ids.push(`${next.figure.id}${next.late ? ' late' : ''}`);
    laid.state.acted.push(next.figure.id);
    laid.state.late = laid.state.late.filter((id) => id !== next?.figure.id);
    laid.state.place = next.place;
  }
  return ids;
}

describe('whose turn is next', () => {
  it('L22.1: at a type’s place each of its monsters takes its own turn, elites by number, then normals', () => {
    const laid = startTable(MAP, RATS);
    const numbered = laid.state.figures.flatMap((each) => (each.kind === 'monster' ? [`${each.rank} ${each.id}`] : []));
    const normals = numbered.filter((each) => each.startsWith('normal')).map((each) => each.split(' ')[1]);
    const elite = numbered.find((each) => each.startsWith('elite'))?.split(' ')[1];
    expect(actors(laid)).toEqual(['hero:fighter', elite, ...normals]);
  });

  it('L10.5: late turns come after the opener’s turn, by initiative, once each; older monsters of the type do not act again', () => {
    const laid = startTable(MAP, { figures: { A: 'fighter', r: 'rat', R: 'spitter', e: 'rat' } });
    laid.state.order = [
      { place: 'type', monster: 'spitter', initiative: 5 },
      { place: 'type', monster: 'rat', initiative: 8 },
      { place: 'hero', hero: 'fighter', initiative: 20 },
    ];
    laid.state.place = 2;
    const [old, ...revealed] = laid.state.figures.filter(({ id }) => id.startsWith('monster')).map(({ id }) => id);
    laid.state.acted = ['hero:fighter', old ?? ''];
    laid.state.late = [...revealed].reverse();
    expect(actors(laid)).toEqual(
      [...revealed.filter((id) => id.includes('spitter')), ...revealed.filter((id) => id.includes('rat'))].map(
        (id) => `${id} late`,
      ),
    );
  });

  it('L19.3: a summon acts just before its hero, but not in the round in which it came', () => {
    const laid = startTable(MAP, {
      figures: { A: 'fighter' },
      book: { summons: { hound: { id: 'hound', values: { hp: 3, move: 2, attack: 1, range: null } } } },
    });
    const hound = (id: string, since: number, hex: string) =>
      laid.state.figures.push({
        id,
        kind: 'summon',
        summon: 'hound',
        hero: 'fighter',
        card: 'fighter1',
        since,
        hex,
        hp: 3,
        maxHp: 3,
        tokens: [],
      });
    hound('summon:7', 0, 'c1');
    hound('summon:8', 1, 'c2');
    expect(actors(laid)).toEqual(['summon:7', 'hero:fighter']);
  });

  it('L20.4: an exhausted hero has no turn; L25.8: nor has a monster that came in this round', () => {
    const laid = startTable(MAP, RATS);
    for (const each of laid.state.seats) each.exhausted = true;
    for (const each of laid.state.figures) if (each.kind === 'monster') each.since = 2;
    expect(actors(laid)).toEqual([]);
  });
});

describe('the end of a turn', () => {
  const ending = (state: object = {}, scenario: object = {}) => {
    const laid = startTable(MAP, { ...RATS, state: { money: ['a1'], ...state }, scenario });
    const [fighter] = laid.state.seats;
    if (fighter) fighter.plan = { plan: 'cards', leading: 'fighter1', second: 'fighter2' };
    if (fighter) fighter.hand = fighter.hand.slice(2);
    const [figure] = laid.state.figures;
    figure?.tokens.push({ token: 'muddle', fresh: false });
    return fight(laid, beginNextTurn);
  };

  it('L7.5: resolves loot, then pressure plates, elements, and conditions that end', () => {
    const game = ending(
      {},
      {
        marks: { p: ['a1'] },
        rules: [{ id: 'plate', trigger: { on: 'endTurn', mark: 'p' }, does: [{ deed: 'element', element: 'light' }] }],
      },
    );
    game.say({ type: 'endTurn' });
    const types = game.events.map(({ type }) => type);
    const order = ['moneyTaken', 'ruleTriggered', 'elementsInfused', 'conditionEnded', 'turnEnded'] as const;
    const at = order.map((type) => types.indexOf(type));
    expect(at.every((index) => index >= 0)).toBe(true);
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect(game.state.elements.light).toBe('strong');
  });

  it('L7.4, L7.5: discards unused cards', () => {
    const game = ending();
    game.say({ type: 'endTurn' });
    expect(game.state.seats[0]?.discard.toSorted()).toEqual(['fighter1', 'fighter2']);
    expect(game.of('cardMoved').filter(({ why }) => why === 'unused')).toHaveLength(2);
  });

  it('L27.5: triggers a pressure plate for heroes only, and at no other time', () => {
    const rules = [
      { id: 'plate', trigger: { on: 'endTurn', mark: 'p' }, does: [{ deed: 'element', element: 'dark' }] },
    ];
    const game = ending({}, { marks: { p: ['a1'] }, rules });
    expect(game.of('ruleTriggered')).toEqual([]);
    game.say({ type: 'endTurn' });
    expect(game.of('ruleTriggered')).toMatchObject([{ id: 'plate' }]);
    const rat = startTable(MAP, { ...RATS, scenario: { marks: { p: ['c1'] }, rules: rules as never } });
    rat.state.acted = ['hero:fighter'];
    for (const each of rat.state.figures) each.tokens.push({ token: 'stun', fresh: false });
    const turn = fight(rat, beginNextTurn);
    expect(turn.of('turnEnded')).toHaveLength(1);
    expect(turn.of('ruleTriggered')).toEqual([]);
  });
});
