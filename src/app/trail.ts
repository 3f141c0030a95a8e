/** Derives the trail (the steps from the title to the present place) from the game's state, and opens and closes its steps. */
import { isSameStep, type Step, type Trail } from '../flow/trail';
import type { Front } from '../modes/front';
import type { ModeTypes, SheetOf } from '../modes/types';
import { linkTo } from '../storage/address';
import type { CampaignAccess } from '../storage/campaignAccess';
import type { SaveLine } from '../storage/saveLines';
import type { Navigation } from './navigation';
import type { Watching } from './watching';

export interface TrailOptions<M extends ModeTypes> {
  readonly front: Pick<Front<M>, 'canReopen' | 'commandTo' | 'isSingle' | 'panels' | 'stepsTo'>;
  readonly navigation: Pick<
    Navigation<M>,
    'campaign' | 'page' | 'rule' | 'screen' | 'send' | 'sheet' | 'sheets' | 'show' | 'showRule' | 'warn'
  >;
  readonly watching: Pick<Watching<M>, 'copy' | 'leaveCopy' | 'stop' | 'watchCode' | 'watchAt' | 'watched'>;
  readonly access: Pick<CampaignAccess, 'leave' | 'open'>;
  /** The stored campaigns. */
  lines(): readonly Pick<SaveLine, 'id'>[];
  changed(): void;
}

export interface TrailController {
  readonly steps: Trail;
  /** The hash of the address, with the code of the watched game; empty if no game was opened by a code. */
  readonly hash: string;
  /**
   * Opens one more step; does nothing if that is not possible now, and warns if a game cannot be watched.
   * @param code the code of the game, for a step that watches a game
   */
  open(step: Step, code: string | null): Promise<void>;
  /** Closes the last step. */
  close(): void;
  /** Registers an open dialog, which `close` closes. Returns a function that the dialog must call when it has closed. */
  registerDialog(close: () => void): () => void;
  /** Returns the open page of a panel, or null for the panel's first page. */
  pageOf(panel: string): string | null;
  showPage(panel: string, page: string | null): void;
}

/** A dialog or page inside a screen or a sheet. */
interface InnerStep {
  readonly step: Step;
  /** The steps before the inner step, as text. When these steps change, the inner step closes. */
  readonly owner: string;
  /** Closes the dialog or page in its panel. */
  readonly close: () => void;
}

const TITLE: Step = { at: 'title' };
const COVER: Step = { at: 'cover' };
const PAGE = 'page of ';
/** Shared sheets that a history entry can open directly, in addition to those of the mode. */
const SHEETS: readonly string[] = ['settings', 'keys', 'credits', 'saves', 'watch'];
/** A step identifies a code by the last characters of the code; this is their number. */
const TAIL = 8;

/** Returns the step for watching a game that was opened by its code. */
export const stepOfCode = (code: string): Step => ({ at: 'watch', of: code.slice(-TAIL) });

/** Returns the steps to the watched game and to the copy. A copy does not survive a reload, so `open` cannot restore its step. */
function watchingSteps<M extends ModeTypes>({ copy, watched }: TrailOptions<M>['watching']): Trail {
  const looked =
    watched === null ? [] : ['code' in watched ? stepOfCode(watched.code) : { at: 'moment', of: `${watched.at}` }];
  return [...looked, ...(copy ? [{ at: 'copy', of: copy.original ? `${copy.original.at}` : 'lesson' }] : [])];
}

export function openTrail<M extends ModeTypes>(options: TrailOptions<M>): TrailController {
  const { front, navigation, watching, access, lines, changed } = options;
  let inners: readonly InnerStep[] = [];

  const withInners = (steps: Trail): Trail => {
    const owner = JSON.stringify(steps);
    return [...steps, ...inners.filter((each) => each.owner === owner).map(({ step }) => step)];
  };

  function screens(): Trail {
    if (navigation.screen === 'boot') return [];
    return [TITLE, ...front.stepsTo(navigation), ...watchingSteps(watching)];
  }

  function sheets(): Trail {
    const { rule } = navigation;
    return navigation.sheets.map((of) => ({ at: 'sheet', of: of === 'rules' && rule ? `rules ${rule}` : of }));
  }

  /** The steps without the dialogs and pages inside the last screen or sheet. */
  const base = (): Trail => (navigation.sheet === null ? screens() : [...withInners(screens()), ...sheets()]);

  function put(step: Step, close: () => void): InnerStep {
    const owner = JSON.stringify(base());
    const kept = [owner, JSON.stringify(screens())];
    const inner = { step, owner, close };
    inners = [...inners.filter((each) => kept.includes(each.owner)), inner];
    changed();
    return inner;
  }

  function remove(inner: InnerStep): void {
    if (!inners.includes(inner)) return;
    inners = inners.filter((each) => each !== inner);
    changed();
  }

  function innermost(): InnerStep | undefined {
    const owner = JSON.stringify(base());
    return inners.findLast((each) => each.owner === owner);
  }

  function openPageOf(panel: string): InnerStep | undefined {
    const owner = JSON.stringify(base());
    return inners.find((each) => each.owner === owner && each.step.at === PAGE + panel);
  }

  function showPage(panel: string, page: string | null): void {
    const open = openPageOf(panel);
    if (open) inners = inners.filter((each) => each !== open);
    if (page === null) changed();
    else put({ at: PAGE + panel, of: page }, () => {});
  }

  const isSheet = (name: string): name is SheetOf<M> =>
    SHEETS.includes(name) || Object.hasOwn(front.panels.sheets, name);

  function showSheet(name: string): void {
    const [sheet = '', rule] = name.split(' ');
    if (rule !== undefined) navigation.showRule(rule);
    else if (isSheet(sheet)) navigation.show(sheet);
  }

  async function openCampaign(id: string): Promise<void> {
    const isStored = front.isSingle({ id }) || lines().some((line) => line.id === id);
    if (isStored && front.canReopen({ id })) await access.open(id);
  }

  return {
    get steps() {
      return withInners(base());
    },
    get hash() {
      const { watched } = watching;
      return watched !== null && 'code' in watched ? linkTo('', watched.code) : '';
    },
    async open(step, code) {
      const { at, of = '' } = step;
      if (at === 'sheet') showSheet(of);
      else if (at === 'watch') {
        const why = code === null ? null : await watching.watchCode(code);
        if (why !== null) navigation.warn(why);
      } else if (at === 'moment') await watching.watchAt(Number(of));
      else if (at === 'campaign') await openCampaign(of);
      else if (at.startsWith(PAGE)) showPage(at.slice(PAGE.length), of);
      else {
        const command = front.commandTo(step);
        if (command) navigation.send(command);
        // The packs are a screen in one mode and a sheet in the other.
        else if (isSheet(at)) navigation.show(at);
      }
    },
    close() {
      const inner = innermost();
      const last = withInners(base()).at(-1);
      if (inner) {
        remove(inner);
        inner.close();
      } else if (last?.at === 'sheet') navigation.show(null);
      else if (last?.at === 'watch' || last?.at === 'moment') void watching.stop();
      else if (last?.at === 'copy') void watching.leaveCopy();
      else if (last?.at === 'campaign') void access.leave();
      else if (last && !isSameStep(last, TITLE)) navigation.send({ type: 'back' });
    },
    registerDialog(close) {
      const inner = put(COVER, close);
      return () => remove(inner);
    },
    pageOf: (panel) => openPageOf(panel)?.step.of ?? null,
    showPage,
  };
}
