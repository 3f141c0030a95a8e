/** The interface of a rule book for the reference; each mode supplies its own. */
import type { ComponentChildren } from 'preact';

export interface RuleFacts {
  /** Whether the rule is a ruling: this game's decision about a point that the printed rules leave open or contradict. */
  readonly ruling?: true;
  /** Related rules that the text of the rule does not name. */
  readonly see?: readonly string[];
  /** The name of a drawn example. */
  readonly figure?: string;
}

export interface Note {
  readonly text: string;
  readonly ruling: boolean;
}

export interface RuleBook {
  /** The numbers of all rules in order, such as 'R4.10'; the part before the point is the section. */
  readonly rules: readonly string[];
  factsOf(rule: string): RuleFacts;
  /** The text of a rule in the current language. */
  textOf(rule: string): string;
  titleOf(section: string): string;
  /** The note on a rule, which names a part that is a ruling or explains a word; null if there is none. */
  noteOf(rule: string): Note | null;
  /** A drawn example with its caption. */
  drawing(figure: string): ComponentChildren;
}

export function sectionOf<Rule extends string>(
  rule: Rule,
): Rule extends `${infer Section}.${string}` ? Section : string;
export function sectionOf(rule: string): string {
  return rule.slice(0, rule.indexOf('.'));
}

/** The sections of some rules, each once, in the order of the rules. */
export function sectionsOf<Rule extends string>(rules: readonly Rule[]) {
  return [...new Set(rules.map((rule) => sectionOf(rule)))];
}

/** Returns `number` if the book has a rule or a section with this number, else null. */
export function entryOf({ rules }: Pick<RuleBook, 'rules'>, number: string): string | null {
  return rules.some((rule) => rule === number || sectionOf(rule) === number) ? number : null;
}

/** Splits a text at the numbers of rules and sections of either mode. The pieces at odd indexes are these numbers. */
export function cutAtNumbers(text: string): string[] {
  return text.split(/([RL]\d{1,2}(?:\.\d{1,2})?)(?!\d)/);
}
