/** Tests how the audit names the decisions of the Long Table and their heroes. */
import { beforeAll, expect, it } from 'vitest';
import { openChapter } from '../../../src/i18n';
import { decisionWords } from '../../../src/i18n/longTable/decisions';
import { openLongTable } from '../../kit/longTableWords';

beforeAll(async () => {
  await openLongTable();
  await openChapter('audit');
});

const figures = [
  { id: 'hero:sexton', kind: 'hero', hero: 'sexton' },
  { id: 'summon:sexton:1', kind: 'summon', hero: 'sexton' },
  { id: 'monster:shuffler:1', kind: 'monster' },
];
const asked = (question: object | null) => ({ state: { question, figures } }) as never;
const ofSexton = { action: { hero: 'sexton' } };

it.each([
  [{ ask: 'turn', hero: 'sexton' }, { type: 'endTurn' }, 'Sexton: the turn', 'Sexton'],
  [{ ask: 'damage', hero: 'sexton' }, { type: 'suffer' }, 'Sexton: damage', 'Sexton'],
  [{ ask: 'ability', ...ofSexton }, { type: 'perform' }, 'Sexton: an ability', 'Sexton'],
  [{ ask: 'targets', ...ofSexton }, { type: 'target' }, 'Sexton: targets', 'Sexton'],
  [{ ask: 'move', move: ofSexton }, { type: 'step' }, 'Sexton: movement', 'Sexton'],
  [{ ask: 'place', place: ofSexton }, { type: 'place' }, 'Sexton: where to place it', 'Sexton'],
  [{ ask: 'cards', recover: ofSexton }, { type: 'recover' }, 'Sexton: a card to recover', 'Sexton'],
  [{ ask: 'items', refresh: ofSexton }, { type: 'refresh' }, 'Sexton: an item to refresh', 'Sexton'],
  [{ ask: 'element', elements: { hero: 'sexton' } }, { type: 'element' }, 'Sexton: an element', 'Sexton'],
  [{ ask: 'force', force: { by: 'hero:sexton' } }, { type: 'force' }, 'Sexton: push or pull', 'Sexton'],
  [{ ask: 'draw', strike: { job: { attacker: 'summon:sexton:1' } } }, { type: 'draw' }, 'Sexton: an attack', 'Sexton'],
  [{ ask: 'force', force: { by: 'monster:shuffler:1' } }, { type: 'force' }, 'Push or pull', null],
  [{ ask: 'choice', choice: { figure: null } }, { type: 'choose' }, 'What the rules leave open', null],
  [{ ask: 'select' }, { type: 'select', hero: 'sexton' }, 'Sexton: cards for the round', null],
  [{ ask: 'rests' }, { type: 'done' }, 'Short rest', null],
  [null, { type: 'done' }, 'The table then', null],
] as const)('%j, answered by %j, is called: %s', (question, command, decision, whose) => {
  const play = asked(question);
  expect(decisionWords.decision(play, command as never)).toBe(decision);
  expect(decisionWords.whose(play, command as never)).toBe(whose);
});
