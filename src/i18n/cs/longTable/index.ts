/** Bundles the chapters of texts that this mode always needs. */
import asked from './asked';
import names from './names';
import printed from './printed';

export default { asked, names, printed };
