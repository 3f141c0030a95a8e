/** A speaker's portrait beside a text. The portraits are loaded on first use; their place is kept until then. */
import { openChapter } from '../../../i18n';
import { lazyPanel } from '../../lazyPanel';
import type { Person } from './people';

/** The speaker of a scenario's introduction, by the scenario's id. It is here because the first game's page needs it. */
export const INTRODUCTIONS: Readonly<Record<string, Person | undefined>> = {
  gageAndDaughter: 'gage',
  seniorBailiff: 'quill',
  proofSpirits: 'mire',
  landladyOfTheFen: 'mire',
  lastOrders: 'mire',
  kingsTicket: 'pim',
  halfHoliday: 'tansy',
  carriedForward: 'quill',
};

const Portrait = lazyPanel(() =>
  Promise.all([import('./Portrait'), openChapter('moments')]).then(([panel]) => panel.Portrait),
);

/** @param by null or undefined: no portrait */
export function Speaker({ by }: { by: Person | null | undefined }) {
  return by ? (
    <figure class="speaker" data-speaker={by}>
      <Portrait of={by} key={by} />
    </figure>
  ) : null;
}

/** A text of the story beside its speaker. */
export function Spoken({ by, children }: { by: Person | null | undefined; children: string }) {
  return (
    <div class="spoken">
      <Speaker by={by} />
      <p class="lead">{children}</p>
    </div>
  );
}
