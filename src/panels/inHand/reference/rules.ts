/** Lists the rules of the game in hand, with their rulings, related rules and drawings. The texts are in the chapter `reference`. */
import type english from '../../../i18n/en/inHand/reference';
import { type RuleFacts, sectionsOf } from '../../reference/ruleBook';

type Text = keyof typeof english.rule;
export type Section = keyof typeof english.section;

/** The number of a rule as printed, such as 'R4.10'. */
export type RuleId = Text extends infer K ? (K extends `${infer S}_${infer N}` ? `${S}.${N}` : never) : never;

export type FigureName = Exclude<keyof typeof english.figure, 'position' | 'hitPoints' | 'inHand' | 'discarded'>;

interface Facts extends RuleFacts {
  readonly see?: readonly RuleId[];
  readonly figure?: FigureName;
}

const PLAIN: Facts = {};
const RULING: Facts = { ruling: true };

const FACTS = {
  'R1.1': { figure: 'hp', see: ['R12.3', 'R28.1'] },
  'R1.2': { see: ['R2.1'] },
  'R1.3': { see: ['R7.2', 'R9.1'] },
  'R1.4': PLAIN,
  'R1.5': PLAIN,
  'R1.6': { see: ['R24.1'] },
  'R1.7': { see: ['R29.2'] },
  'R1.8': { see: ['R11.1'] },
  'R1.9': PLAIN,
  'R2.1': { figure: 'ruler' },
  'R2.2': PLAIN,
  'R2.3': { see: ['R8.1', 'R12.3'] },
  'R3.1': PLAIN,
  'R3.2': PLAIN,
  'R3.3': RULING,
  'R3.4': PLAIN,
  'R3.5': { ruling: true, see: ['R1.5'] },
  'R4.1': PLAIN,
  'R4.2': { see: ['R13.1'] },
  'R4.3': PLAIN,
  'R4.4': { ruling: true, see: ['R10.2'] },
  'R4.5': { ruling: true, see: ['R10.2'] },
  'R4.6': { ruling: true, see: ['R10.2'], figure: 'difficult' },
  'R4.7': PLAIN,
  'R4.8': { ruling: true, see: ['R20.5', 'R27.1'] },
  'R4.9': RULING,
  'R4.10': { see: ['R25.2'] },
  'R5.1': PLAIN,
  'R5.2': { see: ['R12.3'] },
  'R5.3': { see: ['R4.4'] },
  'R5.4': PLAIN,
  'R6.1': { see: ['R7.1', 'R8.1', 'R9.1', 'R24.1'] },
  'R6.2': RULING,
  'R7.1': { see: ['R8.1'] },
  'R7.2': PLAIN,
  'R7.3': { ruling: true, see: ['R7.4'] },
  'R7.4': PLAIN,
  'R7.5': { ruling: true, see: ['R7.4'] },
  'R7.6': { ruling: true, see: ['R7.4', 'R23.1'] },
  'R8.1': { ruling: true, see: ['R2.1'] },
  'R8.2': { ruling: true, see: ['R25.3'] },
  'R9.1': { see: ['R7.1'] },
  'R9.2': PLAIN,
  'R9.3': { ruling: true, see: ['R15.1'] },
  'R9.4': PLAIN,
  'R9.5': { ruling: true, see: ['R21.1'] },
  'R9.6': PLAIN,
  'R10.1': { see: ['R25.2'] },
  'R10.2': { ruling: true, see: ['R4.4', 'R4.5', 'R4.6'], figure: 'jump' },
  'R10.3': PLAIN,
  'R11.1': PLAIN,
  'R11.2': PLAIN,
  'R12.1': { figure: 'range' },
  'R12.2': PLAIN,
  'R12.3': { ruling: true, see: ['R1.1', 'R19.1'] },
  'R12.4': { figure: 'order' },
  'R12.5': RULING,
  'R12.6': PLAIN,
  'R12.7': { ruling: true, see: ['R15.3', 'R23.1'] },
  'R13.1': { ruling: true, figure: 'sight' },
  'R13.2': PLAIN,
  'R14.1': { see: ['R12.2', 'R16.2', 'R16.3'] },
  'R14.2': RULING,
  'R15.1': { see: ['R9.3'] },
  'R15.2': { ruling: true, figure: 'rides' },
  'R15.3': RULING,
  'R15.4': { see: ['R19.1'] },
  'R15.5': { ruling: true, see: ['R15.2'] },
  'R16.1': { ruling: true, see: ['R17.1'] },
  'R16.2': { see: ['R17.2'] },
  'R16.3': { ruling: true, see: ['R17.2'] },
  'R17.1': PLAIN,
  'R17.2': { figure: 'lasting' },
  'R17.3': RULING,
  'R17.4': { see: ['R7.2'] },
  'R17.5': RULING,
  'R18.1': { figure: 'elements' },
  'R18.2': PLAIN,
  'R18.3': RULING,
  'R18.4': { ruling: true, see: ['R27.1'] },
  'R19.1': { see: ['R15.4', 'R17.2'] },
  'R19.2': { ruling: true, see: ['R15.3', 'R17.2'] },
  'R20.1': { see: ['R21.1'] },
  'R20.2': { see: ['R4.4', 'R30.3'] },
  'R20.3': { see: ['R4.8'] },
  'R20.4': PLAIN,
  'R20.5': PLAIN,
  'R20.6': { ruling: true, see: ['R17.3'] },
  'R20.7': { ruling: true, see: ['R5.3'] },
  'R21.1': PLAIN,
  'R21.2': RULING,
  'R22.1': { see: ['R6.2'] },
  'R23.1': { ruling: true, see: ['R9.6'] },
  'R23.2': RULING,
  'R23.3': { see: ['R7.6'] },
  'R23.4': RULING,
  'R24.1': { see: ['R8.1'] },
  'R24.2': { see: ['R12.2'] },
  'R24.3': RULING,
  'R24.4': RULING,
  'R24.5': PLAIN,
  'R25.1': { figure: 'median' },
  'R25.2': { ruling: true, see: ['R13.1', 'R25.1'] },
  'R25.3': { ruling: true, see: ['R17.5'] },
  'R25.4': RULING,
  'R25.5': PLAIN,
  'R25.6': PLAIN,
  'R26.1': { see: ['R25.2'] },
  'R26.2': { ruling: true, see: ['R25.1'] },
  'R26.3': PLAIN,
  'R27.1': PLAIN,
  'R27.2': PLAIN,
  'R28.1': PLAIN,
  'R29.1': PLAIN,
  'R29.2': { ruling: true, see: ['R1.7', 'R4.9'] },
  'R30.1': PLAIN,
  'R30.2': { ruling: true, figure: 'hindrance' },
  'R30.3': RULING,
  'R30.4': PLAIN,
  'R30.5': PLAIN,
  'R30.6': RULING,
} as const satisfies Readonly<Record<RuleId, Facts>>;

/** The numbers of all rules, in order. */
export const RULES = Object.keys(FACTS) as RuleId[];

export const SECTIONS: readonly Section[] = sectionsOf(RULES);

export function factsOf(rule: RuleId): Facts {
  return FACTS[rule];
}

/** The key of a rule's text in the chapter `reference`. */
export function textOf(rule: RuleId): Text {
  return rule.replace('.', '_') as Text;
}
