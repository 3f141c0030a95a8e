/** Shows a speaker's portrait beside a text. Portraits are loaded when first shown; the place of a portrait is empty while it loads. */
import { openChapter } from '../../../i18n';
import { lazyPanel } from '../../lazyPanel';
import type { Person } from './people';

/** The speaker of each introduction, by scenario id. The list is not in speakers.ts, so that a first game need not load speakers.ts. */
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

/** The portrait of the speaker `by`; renders nothing if there is no speaker. */
export function Speaker({ by }: { by: Person | null | undefined }) {
  return by ? (
    <figure class="speaker" data-speaker={by}>
      <Portrait of={by} key={by} />
    </figure>
  ) : null;
}

/** A text of the story beside its speaker. */
export function SpokenText({ by, children }: { by: Person | null | undefined; children: string }) {
  return (
    <div class="spoken">
      <Speaker by={by} />
      <p class="lead">{children}</p>
    </div>
  );
}
