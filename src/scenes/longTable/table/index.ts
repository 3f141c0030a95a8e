export type { TableInit } from './TableInit';
export { TableScene } from './TableScene';
