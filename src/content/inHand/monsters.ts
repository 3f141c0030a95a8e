/** The monsters of the Crown Catalogue, five cards of four monsters each (R1.5; docs/CONTENT.md, section 3). */
import type { Face, Kind, MonsterDef, Traits } from '../../rules/inHand/vocabulary';
import { column } from './cardNotation';

/**
 * The ids of the printed cards. Each card shows four monsters and four items. In a scenario, the King takes the items on the cards that
 * show the scenario's monsters (R3.5).
 */
export const MONSTER_CARDS = ['arrears', 'countingHouse', 'overdraft', 'pits', 'court'] as const;
export type MonsterCard = (typeof MONSTER_CARDS)[number];

type Columns = readonly [a: string, b: string, c: string];

const both = (traits: Traits): Record<Kind, Traits> => ({ normal: traits, elite: traits });
const table = ([a, b, c]: Columns): Record<Face, ReturnType<typeof column>> => ({
  A: column(a),
  B: column(b),
  C: column(c),
});

function monster<const Id extends string>(
  id: Id,
  card: MonsterCard,
  hp: Record<Kind, number>,
  traits: Record<Kind, Traits>,
  normal: Columns,
  elite: Columns,
): MonsterDef & { readonly id: Id } {
  return { id, card, hp, traits, behaviour: { normal: table(normal), elite: table(elite) } };
}

// Columns A, B and C of the normal half, then of the elite half: initiative · move · attack · range · extras.
const PRINTED = [
  // Card I The Arrears
  monster(
    'shuffler',
    'arrears',
    { normal: 7, elite: 9 },
    both({}),
    ['61 · 1 · 4 · -', '74 · 2 · 3 · -', '50 · 1 · 5 · -'],
    ['58 · 1 · 5 · -', '70 · 2 · 4 · -', '47 · 2 · 5 · - · IMM'],
  ),
  monster(
    'dunner',
    'arrears',
    { normal: 6, elite: 8 },
    both({ flying: true }),
    ['34 · 2 · 2 · 3 · Pl1', '44 · 2 · 1 · 4 · MUD', '29 · 3 · 3 · -'],
    ['31 · 2 · 4 · 3 · Pl2', '41 · 2 · 3 · 4 · MUD', '26 · 3 · 5 · -'],
  ),
  monster(
    'tallyCrow',
    'arrears',
    { normal: 4, elite: 6 },
    both({ flying: true }),
    ['11 · 4 · 2 · -', '6 · 5 · 1 · - · MUD', '16 · 4 · 3 · -'],
    ['10 · 4 · 2 · - · Pi2', '5 · 5 · 2 · - · MUD', '14 · 4 · 4 · - · DIS'],
  ),
  monster(
    'foremanGrubb',
    'arrears',
    { normal: 10, elite: 13 },
    { normal: {}, elite: { shield: 1 } },
    ['40 · 2 · 3 · - · Pu2', '66 · 1 · 5 · -', '22 · - · 2 · 3 · IMM'],
    ['38 · 2 · 4 · - · Pu2', '63 · 2 · 5 · -', '20 · - · 4 · 3 · IMM'],
  ),
  // Card II The Counting House
  monster(
    'writHound',
    'countingHouse',
    { normal: 6, elite: 8 },
    both({}),
    ['17 · 4 · 2 · -', '25 · 3 · 3 · -', '12 · 4 · 2 · - · IMM'],
    ['15 · 4 · 4 · -', '22 · 4 · 4 · - · Pi1', '10 · 5 · 2 · - · IMM'],
  ),
  monster(
    'inkwight',
    'countingHouse',
    { normal: 6, elite: 7 },
    both({}),
    ['38 · 2 · 2 · 4', '52 · 1 · 4 · 3', '27 · - · 1 · 4 · MUD'],
    ['35 · 2 · 4 · 4', '49 · 1 · 5 · 3', '24 · 1 · 3 · 5 · MUD'],
  ),
  monster(
    'waxGuard',
    'countingHouse',
    { normal: 6, elite: 7 },
    both({ shield: 1 }),
    ['55 · 2 · 4 · -', '80 · - · 3 · - · Sh1 Re1', '63 · 1 · 4 · - · Pu1'],
    ['51 · 2 · 5 · -', '78 · - · 4 · - · Sh1 Re2', '60 · 2 · 4 · - · Pu2'],
  ),
  monster(
    'auditor',
    'countingHouse',
    { normal: 10, elite: 12 },
    both({}),
    ['30 · 2 · 2 · 4 · DIS', '48 · 1 · 4 · 3', '19 · 3 · 3 · - · MUD'],
    ['28 · 2 · 4 · 4 · DIS', '46 · ♥2 · 4 · 3', '18 · 3 · 5 · - · MUD'],
  ),
  // Card III The Overdraft
  monster(
    'lienToad',
    'overdraft',
    { normal: 7, elite: 9 },
    both({}),
    ['57 · 1 · 3 · 4 · Pl3', '36 · - · 4 · -', '69 · 3 · 3 · -'],
    ['54 · 1 · 4 · 5 · Pl4', '32 · - · 6 · -', '65 · 3 · 4 · -'],
  ),
  monster(
    'compounder',
    'overdraft',
    { normal: 6, elite: 8 },
    both({}),
    ['43 · 2 · 2 · ♥1', '59 · 2 · 4 · -', '71 · 3 · 3 · ♥2'],
    ['39 · 2 · 4 · ♥1', '56 · 2 · 4 · - · Pi2', '67 · 3 · 4 · ♥2'],
  ),
  monster(
    'marshCandle',
    'overdraft',
    { normal: 3, elite: 5 },
    both({ retaliate: { value: 1, range: 2 }, flying: true }),
    ['8 · 2 · 2 · 5', '4 · 3 · 1 · 4 · MUD', '13 · 2 · 3 · 3'],
    ['7 · 2 · 3 · 5', '3 · 3 · 2 · 4 · MUD', '11 · 2 · 4 · 3'],
  ),
  monster(
    'motherMire',
    'overdraft',
    { normal: 10, elite: 13 },
    both({}),
    ['37 · 1 · ♥3 · - · Sh1', '26 · 2 · 3 · 3 · IMM', '72 · 1 · 5 · 2 · Pu2'],
    ['33 · ♥2 · 3 · 3 · Sh1', '23 · 2 · 4 · 3 · IMM', '70 · 2 · 6 · 2 · Pu3'],
  ),
  // Card IV The Pits
  monster(
    'gnaw',
    'pits',
    { normal: 5, elite: 7 },
    both({}),
    ['28 · 3 · 3 · - · Pi2', '18 · 3 · 1 · - · DIS', '42 · 2 · 3 · -'],
    ['25 · 3 · 4 · - · Pi3', '15 · 4 · 3 · - · DIS', '40 · 3 · 5 · -'],
  ),
  monster(
    'slagHulk',
    'pits',
    { normal: 9, elite: 12 },
    both({}),
    ['92 · - · 5 · -', '83 · 2 · 4 · -', '88 · 1 · 5 · - · Pu2'],
    ['90 · - · 6 · - · STU', '82 · 2 · 5 · -', '86 · 1 · 6 · - · Pu3'],
  ),
  monster(
    'shaftMoth',
    'pits',
    { normal: 6, elite: 7 },
    both({ flying: true }),
    ['39 · 3 · 2 · 2 · MUD', '58 · 3 · 4 · -', '21 · 2 · 1 · 2 · Sh2'],
    ['36 · 3 · 4 · 2 · MUD', '54 · 4 · 4 · - · Pi1', '19 · 2 · 2 · 2 · DIS Sh2'],
  ),
  monster(
    'powderBrat',
    'pits',
    { normal: 5, elite: 6 },
    both({ retaliate: { value: 2, range: 1 } }),
    ['49 · 2 · 4 · 3 · Pu1', '31 · 1 · 4 · 4', '76 · - · - · - · Sh1'],
    ['45 · 2 · 5 · 3 · Pu2', '29 · 1 · 6 · 4', '73 · 2 · - · - · Sh2'],
  ),
  // Card V The Court
  monster(
    'courtDuellist',
    'court',
    { normal: 7, elite: 9 },
    both({}),
    ['20 · 3 · 3 · -', '10 · 1 · 2 · - · Re2', '35 · 2 · 3 · - · DIS'],
    ['17 · 3 · 5 · -', '8 · 2 · 3 · - · Re3', '32 · 3 · 4 · - · DIS'],
  ),
  monster(
    'trophyBear',
    'court',
    { normal: 9, elite: 11 },
    both({}),
    ['64 · 3 · 4 · -', '53 · 1 · 5 · - · IMM', '85 · - · - · - · Sh2 Re1'],
    ['62 · 4 · 5 · -', '51 · 2 · 5 · - · IMM', '84 · 1 · 4 · - · Sh2'],
  ),
  monster(
    'discreetPerson',
    'court',
    { normal: 6, elite: 8 },
    both({}),
    ['9 · 3 · - · - · INV', '14 · 4 · 3 · -', '60 · 2 · 5 · -'],
    ['7 · 4 · - · - · INV', '12 · 4 · 4 · - · Pi2', '57 · 3 · 6 · -'],
  ),
  monster(
    'dargoth',
    'court',
    { normal: 11, elite: 14 },
    { normal: {}, elite: { shield: 1 } },
    ['46 · 1 · 4 · 3 · MUD', '27 · ♥1 · 3 · 2', '79 · 2 · 5 · -'],
    ['44 · 1 · 5 · 3 · MUD', '24 · ♥2 · 4 · 2', '75 · 2 · 6 · -'],
  ),
] as const;

export const MONSTERS: readonly MonsterDef[] = PRINTED;

export type PrintedMonsterId = (typeof PRINTED)[number]['id'];

/** Ids of names that a monster has in only one scenario (`alias` of a scenario's monster). */
export type Alias = 'kingOsbert' | 'signature';
