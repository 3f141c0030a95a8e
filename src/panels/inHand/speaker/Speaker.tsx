/** Who speaks, as a plate beside the words. The portraits come when the first of them is wanted; their place is kept until then. */
import { openChapter } from '../../../i18n';
import { lazyPanel } from '../../lazyPanel';
import type { Person } from './people';

/** Who speaks, or is there in person, when a scenario’s page is opened, by its id: here, since it comes with the way to the first game. */
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

/** @param by null, undefined: nobody whom one could show */
export function Speaker({ by }: { by: Person | null | undefined }) {
  return by ? (
    <figure class="speaker" data-speaker={by}>
      <Portrait of={by} key={by} />
    </figure>
  ) : null;
}

/** A text of the story, beside whoever speaks in it. */
export function Spoken({ by, children }: { by: Person | null | undefined; children: string }) {
  return (
    <div class="spoken">
      <Speaker by={by} />
      <p class="lead">{children}</p>
    </div>
  );
}
