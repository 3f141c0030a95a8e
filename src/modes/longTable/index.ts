/** The Long Table, put together as far as it goes without a picture. */
import { NEWCOMER } from '../../content/longTable/newcomer';
import { SHAPES } from '../../journal/longTable/schema';
import { SAVED_LONG_TABLE } from '../../storage/longTable/mode';

export const longTable = { ...SAVED_LONG_TABLE, shapes: SHAPES, newcomer: NEWCOMER };
