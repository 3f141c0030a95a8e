/** A book of numbered rules, as the reference shows it: each mode hands in its own. */
import type { ComponentChildren } from 'preact';

export interface RuleFacts {
  /** The rule book leaves it open, or says it in two ways: this game has decided. */
  readonly ruling?: true;
  /** Rules that belong to it and that its text does not name. */
  readonly see?: readonly string[];
  /** The name of a drawn example. */
  readonly figure?: string;
}

export interface Note {
  readonly text: string;
  readonly ruling: boolean;
}

export interface RuleBook {
  /** The numbers of all rules in their order, 'R4.10'; what stands before the point is the section. */
  readonly rules: readonly string[];
  factsOf(rule: string): RuleFacts;
  /** In the language that is spoken now. */
  textOf(rule: string): string;
  titleOf(section: string): string;
  /** What goes with a rule: a part that this game has decided though the whole is no ruling of its own, or a word on words; null: nothing. */
  noteOf(rule: string): Note | null;
  /** A drawn example with its caption, by its name. */
  drawing(figure: string): ComponentChildren;
}

export function sectionOf<Rule extends string>(
  rule: Rule,
): Rule extends `${infer Section}.${string}` ? Section : string;
export function sectionOf(rule: string): string {
  return rule.slice(0, rule.indexOf('.'));
}

/** All sections, in order. */
export function sectionsOf<Rule extends string>(rules: readonly Rule[]) {
  return [...new Set(rules.map((rule) => sectionOf(rule)))];
}

/** The place that a number names: a rule, or a whole section; null where there is none such. */
export function entryOf({ rules }: Pick<RuleBook, 'rules'>, number: string): string | null {
  return rules.some((rule) => rule === number || sectionOf(rule) === number) ? number : null;
}

/** A text cut at the numbers of rules that it names, of either mode: every second piece is a number. */
export function cutAtNumbers(text: string): string[] {
  return text.split(/([RL]\d{1,2}(?:\.\d{1,2})?)(?!\d)/);
}
