/** Bundles the chapters of texts that this mode always needs. */
import advice from './advice';
import cards from './cards';
import journey from './journey';
import log from './log';
import special from './special';
import story from './story';
import table from './table';
import town from './town';

export default { advice, cards, journey, log, special, story, table, town };
