/** What is seen for a moment on the table: fetched after the first picture, before it is needed. */
export { turnOver } from '../../../core/turning';
export { lightColumn, slideDown, slideUp } from '../combatTransitions';
export { enterBoss } from './ends';
export { presentLate } from './late';
