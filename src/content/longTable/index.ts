/** The content of the Long Table: the catalogue, and the book of a scenario. */
export { bookFor, bookOf, findMissing as missing } from './book';
export { campaignBook } from './campaign/book';
export {
  addPack,
  type Catalogue,
  goals,
  heroes,
  isPackPage,
  items,
  modifierCard,
  type PackContent,
  removePack,
  scenarios,
  summons,
} from './catalogue';
