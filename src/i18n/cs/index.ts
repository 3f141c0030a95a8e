/** All texts of a language, by chapter. */
import advice from './inHand/advice';
import cards from './inHand/cards';
import frame from './frame';
import journey from './inHand/journey';
import log from './inHand/log';
import saves from './saves';
import sound from './sound';
import special from './inHand/special';
import story from './inHand/story';
import table from './inHand/table';
import town from './inHand/town';

export default { advice, cards, frame, journey, log, saves, sound, special, story, table, town };
