/** The content of the Long Table: the catalogue, and the book of a scenario. */
export { bookFor, findMissing as missing } from './book';
export { campaignBook } from './campaign/book';
export { goals, heroes, items, modifierCard, type Shelf, scenarios, summons } from './catalogue';
