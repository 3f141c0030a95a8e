// @vitest-environment jsdom
/** Tests the explanations for every button, prompt and hex in each phase, on the slip, in the grid and in the drawings of the rules. */
import { render } from 'preact';
import { beforeAll, expect, it, vi } from 'vitest';
import type { InHandApp } from '../../../src/panels/inHand/app';
import { explainTargetOf, explainTargetOn } from '../../../src/panels/inHand/hud/commandTerms';
import { ExplainSlip } from '../../../src/panels/inHand/hud/ExplainSlip';
import type { ExplainRequest } from '../../../src/panels/inHand/hud/explainGestures';
import { MapGrid } from '../../../src/panels/inHand/mirror/MapGrid';
import { Figure } from '../../../src/panels/inHand/reference/Figure';
import { BOARD_FIGURES } from '../../../src/panels/inHand/reference/figures';
import type { Command } from '../../../src/rules/inHand/commands';
import type { Ability } from '../../../src/rules/inHand/vocabulary';
import { type Interaction, openInteraction } from '../../../src/session/inHand/interaction';
import { skirmish } from '../../journal/kit';
import { book } from '../../kit/books';
import { playByChance } from '../../kit/chance';
import { openSession } from '../../kit/inHand';
import { attacker, hand, item, zigzag } from '../../kit/scenes';
import { type Drawing, linesOf, noting, stubBrowser } from '../drawn';
import { offersOf } from '../offers';
import { OFFERS } from './offers/asked';

vi.mock('../../../src/i18n', async (original) => (await import('../drawn')).keyedTexts(await original()));

stubBrowser();
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});

/** Abilities of every kind, two on each half of two cards. */
const ABILITIES: readonly Ability[] = [
  { kind: 'attack', value: 3, range: 2, push: 1, conditions: ['stun'], consume: { elements: ['fire'], plus: 1 } },
  { kind: 'move', value: 4, jump: true },
  { kind: 'heal', value: 2, consume: { elements: ['dark'], plus: 1 } },
  { kind: 'loot', range: 1 },
  { kind: 'grant', bonus: 'shield', value: 1, lasts: 'combat' },
  { kind: 'gain', condition: 'strengthen' },
  { kind: 'infuse', elements: ['dark'] },
  { kind: 'recover', from: 'discard', side: 'B' },
] as unknown as readonly Ability[];
const pair = (nth: number) => ({
  top: [ABILITIES[nth], ABILITIES[nth + 4]] as never,
  bottom: [ABILITIES[nth + 1], ABILITIES[nth + 5]] as never,
});
const BOOK = book({
  board: zigzag('$@1D.2'),
  foes: [attacker(2), { ...attacker(3), id: 'crow' }],
  cards: hand(pair(0), pair(2)),
  items: [item('belt', { kind: 'heal', value: 2 } as never)],
});

function sitting(said: readonly Command[], of = BOOK): Interaction {
  const interaction = openInteraction(openSession(of, { save: () => {} }));
  for (const command of said) expect(interaction.send(command).ok).toBe(true);
  return interaction;
}

it('explains every command and what each phase asks for', async () => {
  const prompt = document.createElement('p');
  prompt.className = 'prompt';
  const draft = document.createElement('button');
  draft.dataset['says'] = 'draft';
  const told = new Map<string, Set<string>>();
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    for (const { play, command } of playByChance(BOOK, seed)) {
      const lines = told.get(play.phase) ?? new Set();
      told.set(play.phase, lines);
      const table = (cards: readonly string[]) => ({ play, draft: { cards, path: [], basic: false } }) as never;
      lines.add(`the prompt: ${JSON.stringify(explainTargetOn(prompt, table([])))}`);
      for (const cards of [[], ['one', 'two']])
        lines.add(`a draft of ${cards.length}: ${JSON.stringify(explainTargetOn(draft, table(cards)))}`);
      if (command) lines.add(`${JSON.stringify(command)}: ${JSON.stringify(explainTargetOf(play, command))}`);
    }
  }
  expect(told.size).toBeGreaterThan(8);
  const text = [...told].flatMap(([phase, lines]) => [`${phase}:`, ...[...lines].sort().map((each) => `  ${each}`)]);
  await expect(`${text.join('\n')}\n`).toMatchFileSnapshot('./golden/asked-about.txt');
});

it('explains an element by its term or command, and no other element', () => {
  const interaction = sitting([]);
  const on = (data: Record<string, string>) => {
    const made = document.createElement('b');
    Object.assign(made.dataset, data);
    return explainTargetOn(made, interaction);
  };
  expect(on({ term: 'stun' })).toEqual({ of: null, seen: [{ term: 'stun' }] });
  expect(on({ term: 'umbrella' })).toBeNull();
  expect(on({})).toBeNull();
  expect(on({ command: '{"type":"endTurn"}' })?.seen).toEqual([{ term: 'endTurn' }]);
});

const EXPLAIN_TARGET = {
  of: null,
  seen: [{ term: 'attack', figure: '3' }, { term: 'stun' }, { term: 'push', figure: '2' }],
};
function slip(by: ExplainRequest['by'], x = 100, y = 300): Drawing {
  const asked: string[] = [];
  const app = noting<InHandApp>({}, asked);
  const question = { target: EXPLAIN_TARGET, x, y, by } as unknown as ExplainRequest;
  return {
    asked,
    mount(root) {
      const onClose = () => void asked.push('close');
      render(
        <ExplainSlip app={app} interaction={sitting([])} question={question} textScale={1} onClose={onClose} />,
        root,
      );
      return () => render(null, root);
    },
  };
}

it.each(['hold', 'rest', 'stay'] as const)('is shown on a slip: %s', async (by) => {
  expect(await offersOf(() => slip(by))).toEqual(OFFERS[`asked, ${by}`]);
});

const AT_A_WALK: readonly Command[] = [
  { type: 'select', leading: 'two', second: 'one' },
  { type: 'play', card: 'one', half: 'bottom', basic: false },
];

it('the grid of the map lets a way be chosen and walked', async () => {
  const grid = (): Drawing => {
    const asked: string[] = [];
    const interaction = sitting(AT_A_WALK, skirmish());
    return {
      asked,
      mount(root) {
        const draw = () =>
          render(<MapGrid interaction={interaction} onWalked={() => void asked.push('walked')} />, root);
        const stop = interaction.subscribe(draw);
        draw();
        return () => {
          stop();
          render(null, root);
        };
      },
    };
  };
  expect(await offersOf(grid)).toEqual(OFFERS['the grid']);
});

it('draws every drawing of the rules', async () => {
  const names = ['hp', 'ruler', 'elements', 'order', 'median', ...Object.keys(BOARD_FIGURES)].sort();
  expect(names.length).toBeGreaterThan(9);
  const root = document.createElement('div');
  const lines = names.flatMap((name) => {
    render(<Figure name={name as never} />, root);
    return linesOf(root);
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./golden/drawings-of-the-rules.txt');
});
