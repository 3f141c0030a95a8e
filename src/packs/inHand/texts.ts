/** Defines the texts of a pack of this mode. */
import { byName, optional, record } from '../../journal/shapes';
import { inLanguages, type PageTexts, pageTextsShape, text } from '../texts';

/** The texts of a pack in one language. The keys of the records are ids that the pack defines. */
export interface PackTexts {
  readonly title: string;
  readonly scenarios: Readonly<Record<string, PageTexts>>;
  readonly monsters?: Readonly<Record<string, string>>;
  readonly rules?: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, string>>;
  readonly counters?: Readonly<Record<string, string>>;
  readonly followers?: Readonly<Record<string, string>>;
}

const short = optional(byName(text(80), 60));

const packTexts = record<PackTexts>({
  title: text(40),
  scenarios: byName(pageTextsShape, 20),
  monsters: optional(byName(text(24), 30)),
  rules: short,
  options: short,
  counters: short,
  followers: short,
});

export const textsShape = inLanguages(packTexts);
