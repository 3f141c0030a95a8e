/** Creates, consumes and changes the six elements (L16). */
import { ask, push, type QuestionRules, type TaskRules } from './agenda';
import { seatOf } from './figures';
import type { FigureId, Source, State } from './state';
import { emit, type Transaction } from './transaction';
import { ELEMENTS, type Element } from './vocabulary';

/** L16.2, L16.5: the elements that can be consumed. */
export const availableElements = (state: State): Element[] =>
  ELEMENTS.filter((each) => state.elements[each] !== 'inert');

/** L16.1: creates an element. It becomes strong at the end of the turn, or immediately if no figure has its turn. */
export function createElement(t: Transaction, element: Element, source: Source): void {
  emit(t, { type: 'elementCreated', element, source, rule: 'L16.1' });
  const { turn } = t.state;
  if (!turn) return makeStrong(t, [element], 'L16.1');
  if (!turn.created.includes(element)) turn.created.push(element);
}

/** L16.2: consumes an element, which becomes inert immediately. */
export function consumeElement(t: Transaction, element: Element, by: FigureId, source: Source): void {
  t.state.elements[element] = 'inert';
  emit(t, { type: 'elementConsumed', element, by, source, rule: 'L16.2' });
}

/** L7.5 (3): makes all elements strong that were created in this turn. */
export function makeCreatedStrong(t: Transaction): void {
  const { turn } = t.state;
  if (!turn) return;
  const created = turn.created;
  turn.created = [];
  makeStrong(t, created, 'L7.5');
}

/** Makes elements strong immediately. Items can do this in the middle of a turn (L21.2). */
export function makeStrong(t: Transaction, elements: Element[], rule = 'L21.2'): void {
  if (elements.length === 0) return;
  for (const element of elements) t.state.elements[element] = 'strong';
  emit(t, { type: 'elementsInfused', elements: [...elements], rule });
}

/** L28.1 (4): makes strong elements waning, and waning elements inert. */
export function waneElements(t: Transaction): void {
  const { elements } = t.state;
  const waning = ELEMENTS.filter((element) => elements[element] === 'strong');
  const inert = ELEMENTS.filter((element) => elements[element] === 'waning');
  for (const element of waning) elements[element] = 'waning';
  for (const element of inert) elements[element] = 'inert';
  if (waning.length + inert.length > 0) emit(t, { type: 'elementsWaned', waning, inert, rule: 'L28.1' });
}

/**
 * L16.5: creates elements, or makes them strong, for symbols that stand for any element or for one of several. For n symbols the
 * player chooses n different elements. If only one element is possible, it is taken without a question.
 */
export const elementsTasks = {
  chooseElements: (t, task) => {
    const [only, ...others] = task.of ?? ELEMENTS;
    if (task.left <= 0 || !only || seatOf(t.state, task.hero).exhausted) return;
    if (others.length > 0) return ask(t, { ask: 'element', elements: task });
    takeElement(t, task.how, only, task.source);
  },
} satisfies TaskRules;

function takeElement(t: Transaction, how: 'create' | 'infuse', element: Element, source: Source): void {
  if (how === 'create') createElement(t, element, source);
  else makeStrong(t, [element]);
}

export const elementsQuestions = {
  element: {
    options: (_book, _state, { elements: { of } }) =>
      [...(of ?? ELEMENTS)].map((element) => ({ type: 'element', element })),
    answer: (t, { elements }, command) => {
      if (command.type !== 'element') return;
      const { left, of, source } = elements;
      const rest = (of ?? ELEMENTS).filter((each) => each !== command.element);
      push(t, { ...elements, left: left - 1, of: rest });
      takeElement(t, elements.how, command.element, source);
    },
  },
} satisfies QuestionRules;
