import type en from '../en/audit';
import type { Texts } from '../shape';

export default {
  title: 'Revize',
  began: 'Na začátku',
  luck: 'Náhoda',
  choices: 'Rozhodnutí',
  ended: { won: 'Výhra', lost: 'Prohra', open: 'Ještě běží' },
  column: {
    round: 'Kolo',
    move: 'Tah',
    kind: 'Druh',
    what: 'Co se stalo',
    chance: 'Šance',
    change: 'Rozdíl',
    sure: 'Přesnost',
  },
  kind: { choice: 'rozhodnutí', luck: 'náhoda' },
  turning: 'Zlomové okamžiky',
  none: 'Žádný jednotlivý tah tuhle hru nezlomil.',
  worse: 'Tvoje volba „{what}“: {chance}. S volbou „{other}“ to mohlo být {otherChance}.',
  better: 'Tvoje volba „{what}“: {chance}. Druhá nejlepší, „{other}“: {otherChance}.',
  alone: 'Tvoje volba „{what}“: {before} → {after}.',
  chance: '{what} {before} → {after}.',
} as const satisfies Texts<typeof en>;
