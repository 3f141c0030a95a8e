/** Sentences of the log about the decisions of monsters: focus, destination, targets and retreat. */
import type { Play } from '../../../flow/longTable/play';
import type { HexId } from '../../../rules/core/board';
import type { EventOf, MoveStep } from '../../../rules/longTable/events';
import type { FigureId } from '../../../rules/longTable/state';
import { t } from '../..';
import { caseValues, joinForms } from '../forms';
import { figureForms } from '../naming';
import { figure, type Sentences } from './values';

export const monsterSentences = {
  focusChosen(play, event) {
    const values = { ...figure(play, event.figure), ...caseValues('focus', figureForms(play, event.focus)) };
    const byHp = event.decided === 2 && event.candidates.some(({ hp }) => hp !== undefined);
    return byHp ? t('tidings.focusMostHp', values) : t(`tidings.focus.${FOCUS[event.decided]}`, values);
  },
  focusNone: (play, event) => t('tidings.focusNone', figure(play, event.figure)),
  destinationChosen: (play, event) =>
    t('tidings.goesTo', { ...figure(play, event.figure), hex: event.goal, why: t(STEPS[event.decided]) }),
  monsterMoved(play, event) {
    const { path, cost, negatives } = event;
    const hex = path.at(-1);
    if (hex === undefined) return null;
    const values = { ...figure(play, event.figure), hex, cost };
    return negatives > 0
      ? t('tidings.monsterMovedThrough', { ...values, negatives })
      : t('tidings.monsterMoved', values);
  },
  monsterStayed: (play, event) => t(`tidings.stayed.${event.why}`, figure(play, event.figure)),
  targetsChosen: (play, event) =>
    t('tidings.targets', {
      ...figure(play, event.figure),
      ...caseValues('targets', joinForms(event.targets.map((id) => figureForms(play, id)))),
    }),
  attackHeld: (play, event) => t(`tidings.held.${event.why}`, figure(play, event.figure)),
  retreated: (play, event) =>
    t('tidings.retreated', {
      ...figure(play, event.figure),
      hex: event.path.at(-1) ?? hexOf(play, event.figure),
      range: event.range,
    }),
} satisfies Partial<Sentences>;

const hexOf = ({ state }: Play, id: FigureId): HexId => state.figures.find((each) => each.id === id)?.hex ?? '';

/** L23.6: the text keys for the steps that can decide the choice of a focus. */
const FOCUS = { 1: 'negatives', 2: 'way', 3: 'range', 4: 'order', only: 'only' } as const satisfies Record<
  EventOf<'focusChosen'>['decided'],
  string
>;

const STEPS = {
  'L24.3a': 'tidings.step.L24_3a',
  'L24.3b': 'tidings.step.L24_3b',
  'L24.3c': 'tidings.step.L24_3c',
  'L24.3d': 'tidings.step.L24_3d',
  'L24.3e': 'tidings.step.L24_3e',
  'L24.3f': 'tidings.step.L24_3f',
  'L24.4': 'tidings.step.L24_4',
  'L24.6': 'tidings.step.L24_6',
  'L24.7': 'tidings.step.L24_7',
  only: 'tidings.step.only',
} as const satisfies Record<MoveStep, string>;
