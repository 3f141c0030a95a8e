/** Unit tests read English, as the page does when it has fetched it. */
import { setLanguage } from '../../src/i18n';

await setLanguage('en');
