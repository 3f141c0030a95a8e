/** All texts of a language, by chapter. */
import advice from './advice';
import cards from './cards';
import frame from './frame';
import journey from './journey';
import log from './log';
import saves from './saves';
import sound from './sound';
import special from './special';
import story from './story';
import table from './table';
import town from './town';

export default { advice, cards, frame, journey, log, saves, sound, special, story, table, town };
