/** Brief animations on the table, loaded after the first picture. */
export { turnOver } from '../../../core/turning';
export { lightColumn, slideDown, slideUp } from '../combatTransitions';
export { enterBoss } from './ends';
export { presentLate } from './late';
