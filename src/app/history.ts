/**
 * Keeps the browser's history in step with the game, with one entry for each step from the title to the present screen. Only this file uses
 * the History API. The state of an entry contains the whole trail and the mode, so that Back, Forward and Reload can restore the place.
 * When the browser arrives at an entry of another mode, the page reloads.
 */
import { changeBetween, isPrefix, isSameStep, type Step, type Trail } from '../flow/trail';
import type { ModeId } from '../rules/core/ruleset';
import { linkTo, sharedGame } from '../storage/address';
import { stepOfCode, type TrailController } from './trail';

/** The place in the game that an entry of the history represents. */
export interface Place {
  readonly mode: ModeId;
  readonly trail: Trail;
}

/** What to open in another mode after the page has reloaded. */
export interface ModeSwitch {
  readonly mode: ModeId;
  /** Whether to begin a new campaign. */
  readonly create: boolean;
  /** The campaign to resume, or null if there is none. */
  readonly resume: string | null;
  /** The code of a game to watch. */
  readonly watch?: string;
  /** Whether to open the packs of the mode. */
  readonly packs?: true;
  /** The small claim to show. */
  readonly claim?: string;
}

type Page = Pick<Window, 'addEventListener' | 'history' | 'location'>;

const TITLE: Step = { at: 'title' };
/** The step of an entry that the browser added because the user edited the address. @param hash the hash of that address */
const unknownStep = (hash: string): Step => ({ at: 'unknown', of: hash });
const MAX_STEPS = 50;

const isStep = (step: unknown): step is Step =>
  typeof step === 'object' &&
  step !== null &&
  'at' in step &&
  typeof step.at === 'string' &&
  (!('of' in step) || typeof step.of === 'string');

/** Returns the place of the present entry, or null if the game did not create the entry. */
export function placeIn({ history }: Pick<Window, 'history'>): Place | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('mode' in state) || !('trail' in state)) return null;
  const { mode, trail } = state;
  if (typeof mode !== 'string' || !Array.isArray(trail) || trail.length > MAX_STEPS) return null;
  return trail.every(isStep) && isSameStep(trail[0], TITLE) ? { mode, trail } : null;
}

/** Reloads the page at its title, because reopening the present place might fail again. */
export function startOver({ history, location }: Pick<Window, 'history' | 'location'>): void {
  history.replaceState(null, '');
  location.reload();
}

export interface HistoryOptions {
  readonly page: Page;
  /** The page's mode. */
  readonly here: ModeId;
  /** The place to open at the start, or null to open the title or the place named in the address. */
  readonly first: Place | null;
  readonly trail: Pick<TrailController, 'close' | 'hash' | 'open' | 'steps'>;
  /** Completes all pending writes. */
  flush(): Promise<unknown>;
}

export interface HistoryKeeper {
  /** Opens the campaign of the first place, if there is one. Call before the title is shown. */
  resume(): Promise<void>;
  /** Opens the remaining steps of the first place, or the game that the address names. From then on follows Back and Forward. */
  start(): Promise<void>;
  /** Call when the game's place may have changed; the history is updated once the game has settled. */
  scheduleUpdate(): void;
  /** Reloads the page with another mode. The caller must have completed all writes. */
  switchMode(to: ModeSwitch): void;
}

/** Opens the history keeper, the only user of the History API. It follows Back and Forward only after `start`. */
export function openHistory({ page, here, first, trail, flush }: HistoryOptions): HistoryKeeper {
  const { history, location } = page;
  const known = first?.mode === here ? first : null;
  /** The place of the present entry. */
  let present: Place = known ?? { mode: here, trail: [unknownStep(location.hash)] };
  /**
   * The number of steps at which the browser will arrive after a pending `history.go`, or null if none is pending. If the player edits the
   * address meanwhile, the browser adds the entry of that address at once, and afterwards still arrives where it was sent.
   */
  let sent: number | null = null;
  /**
   * What the game still has to open: the trail that the player reached with Back or Forward, the hash of the address that the player has
   * edited, or null if there is nothing. Only the last of several wishes is opened.
   */
  let goal: Trail | string | null = null;
  let isMoving = true;
  let isDue = false;
  /** Whether the page is about to reload, because an entry belongs to another mode. */
  let isLeaving = false;
  /** The place in another mode that the history must reach before the page reloads, or null if there is none. */
  let crossing: { readonly place: Place; readonly hash: string } | null = null;

  function write(how: 'pushState' | 'replaceState', place: Place, hash: string): void {
    const isWatching = place.trail.some(({ at }) => at === 'watch');
    history[how](place, '', location.pathname + location.search + (isWatching ? hash : ''));
    present = place;
  }

  /** Updates the history to the game's place, or to the place in another mode (`crossing`). */
  function settle(): void {
    isDue = false;
    if (isMoving || isLeaving || sent !== null) return;
    const to = crossing?.place ?? { mode: here, trail: trail.steps };
    if (to.trail.length === 0) return;
    const hash = crossing?.hash ?? trail.hash;
    const change = changeBetween(present.trail, to.trail);
    if (change && 'back' in change) {
      sent = present.trail.length - change.back;
      history.go(-change.back);
      return;
    }
    if (change?.replace) write('replaceState', { mode: to.mode, trail: change.replace }, hash);
    for (const each of change?.push ?? []) write('pushState', { mode: to.mode, trail: each }, hash);
    if (!crossing) return;
    if (present.mode !== to.mode) write('replaceState', to, hash);
    reloadSoon(location);
  }

  /** Moves the game to the browser's place, or opens the game of its address. If a step cannot be closed or opened, the history is updated to the game's place instead. */
  async function move(): Promise<void> {
    if (isMoving) return;
    isMoving = true;
    try {
      while (goal) {
        const to = goal;
        goal = null;
        if (typeof to === 'string') await watchAddress(trail, to);
        else await moveTo(trail, to, { code: () => sharedGame(location.hash), isReplaced: () => goal !== null });
      }
    } finally {
      isMoving = false;
      settle();
    }
  }

  /**
   * Arrives at an entry that the browser added because the player edited the address. Two such addresses in a row add two entries for one
   * step: the history then goes back from the second to the first, which becomes the entry of the step.
   */
  function arriveAtUnknown(): void {
    const { steps, isSent } = arrivalAtUnknown(present.trail, sent, location.hash);
    present = { mode: here, trail: steps };
    if (isSent) sent = null;
    else goal = location.hash;
    void move();
  }

  function arrive(): void {
    const place = placeIn(page);
    if (!place) return arriveAtUnknown();
    const isForward = place.trail.length > present.trail.length;
    const isSent = place.trail.length === sent;
    present = place;
    sent = null;
    // The title's entry may belong to the home mode. If the game itself went back to this entry, the page keeps the present mode.
    if (place.mode !== here && !crossing && !isSent) {
      isLeaving = true;
      return void flush().then(() => reloadSoon(location));
    }
    // An entry reached by Forward is opened only if its trail continues the game's trail; otherwise the history returns there.
    if (isSent || crossing || (isForward && !isPrefix(trail.steps, place.trail))) return settle();
    goal = place.trail;
    void move();
  }

  return {
    async resume() {
      const campaign = known?.trail.find(({ at }) => at === 'campaign');
      if (campaign) await trail.open(campaign, null);
    },
    async start() {
      page.addEventListener('popstate', arrive);
      // The browser may show the page again from its back-forward cache.
      page.addEventListener('pageshow', ({ persisted }) => persisted && arrive());
      isMoving = false;
      goal = known?.trail ?? location.hash;
      await move();
    },
    scheduleUpdate() {
      if (isDue) return;
      isDue = true;
      queueMicrotask(settle);
    },
    switchMode(wish) {
      const { mode, watch } = wish;
      crossing = {
        place: { mode, trail: [TITLE, ...stepsTo(wish)] },
        hash: watch === undefined ? '' : linkTo('', watch),
      };
      settle();
    },
  };
}

/**
 * The steps after the browser has arrived at an entry of an edited address, and whether the game has sent it to this entry. If not, the
 * address is new.
 * @param sent the number of steps at which the browser should arrive, or null if it was not sent
 */
function arrivalAtUnknown(steps: Trail, sent: number | null, hash: string): { steps: Trail; isSent: boolean } {
  const step = unknownStep(hash);
  return sent !== null && isSameStep(steps[sent - 1], step)
    ? { steps: steps.slice(0, sent), isSent: true }
    : { steps: [...steps, step], isSent: false };
}

/** Reloads in a new task, because in this task the browser would reload the entry that it is leaving. */
const reloadSoon = (location: Pick<Location, 'reload'>) => void setTimeout(() => location.reload());

/** The steps from the title to what is opened in another mode. */
function stepsTo({ create, resume, watch, packs, claim }: ModeSwitch): readonly Step[] {
  if (watch !== undefined) return [stepOfCode(watch)];
  // If the campaign has no current scenario, the table does not open and the campaign's page is shown.
  if (resume !== null) return [{ at: 'campaign', of: resume }, { at: 'table' }];
  if (create) return [{ at: 'naming' }];
  if (packs) return [{ at: 'packs' }];
  return claim === undefined
    ? []
    : [
        { at: 'sheet', of: 'claims' },
        { at: 'page of claims', of: claim },
      ];
}

type OpenTrail = HistoryOptions['trail'];

/** Opens the game that the address names, if it names one. */
async function watchAddress(trail: OpenTrail, hash: string): Promise<void> {
  const code = sharedGame(hash);
  if (code !== null) await trail.open(stepOfCode(code), code);
}

/** Closes steps, starting with the last, until `isThere` returns true or a step cannot be closed. */
function closeUntil(trail: OpenTrail, isThere: () => boolean): void {
  while (!isThere()) {
    const open = trail.steps.length;
    trail.close();
    if (trail.steps.length >= open) return;
  }
}

/** Whether the target is a table whose scenario is already over: its outcome is shown instead, so there is nothing to open. */
const isOverAt = (trail: OpenTrail, to: Trail): boolean =>
  to.some(({ at }) => at === 'table') && trail.steps.some(({ at }) => at === 'outcome');

/**
 * Closes and opens steps until the game is at the target, or a step cannot be opened.
 * @param on tells the code of the game that the address names, and whether the player has chosen another target meanwhile
 */
async function moveTo(
  trail: OpenTrail,
  to: Trail,
  on: { code(): string | null; isReplaced(): boolean },
): Promise<void> {
  if (isOverAt(trail, to)) return;
  closeUntil(trail, () => isPrefix(trail.steps, to));
  for (let next = to[trail.steps.length]; next && !on.isReplaced(); next = to[trail.steps.length]) {
    const open = trail.steps;
    await trail.open(next, on.code());
    if (trail.steps.length <= open.length || !isPrefix(trail.steps, to)) break;
  }
  // Opening a campaign shows its table, even if the target is the campaign's page; then the table is closed again.
  if (isPrefix(to, trail.steps)) closeUntil(trail, () => trail.steps.length === to.length);
}
