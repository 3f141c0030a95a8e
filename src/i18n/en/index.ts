/** All texts of a language, by chapter. */
import cards from './cards';
import frame from './frame';
import log from './log';
import saves from './saves';
import special from './special';
import story from './story';
import table from './table';
import town from './town';

export default { cards, frame, log, saves, special, story, table, town };
