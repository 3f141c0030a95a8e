/** Exports the brief animations of the table, which load after the first frame. */
export { flipCard as turnOver } from '../../sprites/turning';
export { lightColumn, slideDown, slideUp } from '../combatTransitions';
export { enterBoss } from './ends';
export { presentLate } from './late';
