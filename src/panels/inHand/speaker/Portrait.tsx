/** The portrait of a speaker, with the name under it. */
import { t } from '../../../i18n';
import type { Person } from './people';

/** The URLs of the portraits. These URLs must be defined only here; heroPortraits.ts explains why. */
const PORTRAITS: Readonly<Record<Person, string>> = {
  tansy: new URL('../../../../assets/people/tansy.webp', import.meta.url).href,
  quill: new URL('../../../../assets/people/quill.webp', import.meta.url).href,
  brill: new URL('../../../../assets/people/brill.webp', import.meta.url).href,
  mire: new URL('../../../../assets/people/mire.webp', import.meta.url).href,
  gage: new URL('../../../../assets/people/gage.webp', import.meta.url).href,
  pim: new URL('../../../../assets/people/pim.webp', import.meta.url).href,
};

export function Portrait({ of }: { of: Person }) {
  return (
    <>
      <img src={PORTRAITS[of]} alt={t(`moments.person.${of}.seen`)} width="180" height="220" />
      <figcaption>{t(`moments.person.${of}.name`)}</figcaption>
    </>
  );
}
