export { type TableInit, TableScene } from './TableScene';
