/** The chapters that the title needs. */
import campaigns from './campaigns';
import failure from './failure';
import frame from './frame';
import saves from './saves';
import sound from './sound';

export default { campaigns, failure, frame, saves, sound };
