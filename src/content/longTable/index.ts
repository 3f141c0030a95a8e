/** The content of the Long Table: the catalogue, and the book of a scenario. */
export { bookFor, bookOf, findMissing as missing } from './book';
export { campaignBook } from './campaign/book';
export {
  addPack,
  goals,
  heroes,
  isPackPage,
  items,
  modifierCard,
  type PackContent,
  removePack,
  type Shelf,
  scenarios,
  summons,
} from './catalogue';
