/** Defines the texts of a pack of this mode. */
import { byName, optional, record } from '../../journal/shapes';
import { languagesShape, type PageTexts, pageTextsShape, textShape } from '../texts';

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

const short = optional(byName(textShape(80), 60));

const packTexts = record<PackTexts>({
  title: textShape(40),
  scenarios: byName(pageTextsShape, 20),
  monsters: optional(byName(textShape(24), 30)),
  rules: short,
  options: short,
  counters: short,
  followers: short,
});

export const textsShape = languagesShape(packTexts);
