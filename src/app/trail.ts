/** The steps from the title to what is shown: how each of them is opened and closed again. */
import { type Step, sameStep, type Trail } from '../flow/trail';
import type { Front } from '../modes/front';
import type { ModeTypes, SheetOf } from '../modes/types';
import { linkTo } from '../storage/address';
import type { CampaignAccess } from '../storage/campaignAccess';
import type { SaveLine } from '../storage/saves';
import type { Navigation } from './navigation';
import type { Watching } from './watching';

export interface TrailOptions<M extends ModeTypes> {
  readonly front: Pick<Front<M>, 'canReopen' | 'commandTo' | 'isSingle' | 'panels' | 'stepsTo'>;
  readonly navigation: Pick<
    Navigation<M>,
    'campaign' | 'page' | 'rule' | 'screen' | 'send' | 'sheet' | 'sheets' | 'show' | 'showRule' | 'warn'
  >;
  readonly watching: Pick<Watching<M>, 'copy' | 'leaveCopy' | 'stop' | 'watch' | 'watchAt' | 'watched'>;
  readonly door: Pick<CampaignAccess, 'leave' | 'open'>;
  /** The stored campaigns. */
  lines(): readonly Pick<SaveLine, 'id'>[];
  changed(): void;
}

export interface TrailBook {
  readonly steps: Trail;
  /** The address's part from # on, with the code of the game that is watched; empty: none was opened by its code. */
  readonly hash: string;
  /** Takes one more step; where it cannot be taken now, nothing happens. @param code of the game to watch */
  open(step: Step, code: string | null): Promise<void>;
  /** Takes the last step back. */
  close(): void;
  /** A dialog is open over the screen or the sheet. @param close tells it to close @returns to be called once it is closed */
  cover(close: () => void): () => void;
  /** The page at which a panel is open; null: its first. */
  pageOf(panel: string): string | null;
  turn(panel: string, page: string | null): void;
}

/** Something that is open within a screen or a sheet. */
interface Inner {
  readonly step: Step;
  /** The steps beneath it, as text: it is gone when they are. */
  readonly owner: string;
  /** Tells the panel that it is closed. */
  readonly close: () => void;
}

const TITLE: Step = { at: 'title' };
const COVER: Step = { at: 'cover' };
const PAGE = 'page of ';
/** Besides the sheets of the mode: those that can be opened without something having happened before. */
const SHEETS: readonly string[] = ['settings', 'credits', 'saves', 'watch'];
/** Characters at the end of a code that tell it from other codes. */
const TAIL = 8;

/** The step at which a game is watched that was opened by its code. */
export const stepOfCode = (code: string): Step => ({ at: 'watch', of: code.slice(-TAIL) });

export function openTrail<M extends ModeTypes>(options: TrailOptions<M>): TrailBook {
  const { front, navigation, watching, door, lines, changed } = options;
  let inners: readonly Inner[] = [];

  const withInners = (steps: Trail): Trail => {
    const owner = JSON.stringify(steps);
    return [...steps, ...inners.filter((each) => each.owner === owner).map(({ step }) => step)];
  };

  function screens(): Trail {
    if (navigation.screen === 'boot') return [];
    const steps = [TITLE, ...front.stepsTo(navigation)];
    const { copy, watched } = watching;
    const looked =
      watched === null ? [] : ['code' in watched ? stepOfCode(watched.code) : { at: 'moment', of: `${watched.at}` }];
    // A reload drops copies: nothing opens this step again.
    return [...steps, ...looked, ...(copy ? [{ at: 'copy', of: `${copy.at}` }] : [])];
  }

  function sheets(): Trail {
    const { rule } = navigation;
    return navigation.sheets.map((of) => ({ at: 'sheet', of: of === 'rules' && rule ? `rules ${rule}` : of }));
  }

  /** The steps that the innermost things are open within. */
  const base = (): Trail => (navigation.sheet === null ? screens() : [...withInners(screens()), ...sheets()]);

  function put(step: Step, close: () => void): Inner {
    const owner = JSON.stringify(base());
    const kept = [owner, JSON.stringify(screens())];
    const inner = { step, owner, close };
    inners = [...inners.filter((each) => kept.includes(each.owner)), inner];
    changed();
    return inner;
  }

  function remove(inner: Inner): void {
    if (!inners.includes(inner)) return;
    inners = inners.filter((each) => each !== inner);
    changed();
  }

  function innermost(): Inner | undefined {
    const owner = JSON.stringify(base());
    return inners.findLast((each) => each.owner === owner);
  }

  function openPage(panel: string): Inner | undefined {
    const owner = JSON.stringify(base());
    return inners.find((each) => each.owner === owner && each.step.at === PAGE + panel);
  }

  function turn(panel: string, page: string | null): void {
    const open = openPage(panel);
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
    if (isStored && front.canReopen({ id })) await door.open(id);
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
        const why = code === null ? null : await watching.watch(code);
        if (why !== null) navigation.warn(why);
      } else if (at === 'moment') await watching.watchAt(Number(of));
      else if (at === 'campaign') await openCampaign(of);
      else if (at.startsWith(PAGE)) turn(at.slice(PAGE.length), of);
      else {
        const command = front.commandTo(step);
        if (command) navigation.send(command);
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
      else if (last?.at === 'campaign') void door.leave();
      else if (last && !sameStep(last, TITLE)) navigation.send({ type: 'back' });
    },
    cover(close) {
      const inner = put(COVER, close);
      return () => remove(inner);
    },
    pageOf: (panel) => openPage(panel)?.step.of ?? null,
    turn,
  };
}
