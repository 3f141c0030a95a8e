/** What nothing of this mode can be shown without, by chapter. */
import asked from './asked';
import names from './names';
import printed from './printed';

export default { asked, names, printed };
