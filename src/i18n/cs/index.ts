/** Bundles the chapters of texts that the title screen needs. */
import campaigns from './campaigns';
import failure from './failure';
import frame from './frame';
import saves from './saves';
import sound from './sound';

export default { campaigns, failure, frame, saves, sound };
