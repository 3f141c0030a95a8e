/** All texts of a language, by chapter. */

import failure from './failure';
import frame from './frame';
import advice from './inHand/advice';
import cards from './inHand/cards';
import journey from './inHand/journey';
import log from './inHand/log';
import special from './inHand/special';
import story from './inHand/story';
import table from './inHand/table';
import town from './inHand/town';
import saves from './saves';
import sound from './sound';

export default { advice, cards, failure, frame, journey, log, saves, sound, special, story, table, town };
