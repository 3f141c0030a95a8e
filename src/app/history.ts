/**
 * Keeps the browser's history in step with the game: an entry for each step from the title to what is shown. The only place that
 * uses the History API. An entry's state says the whole trail and the mode, so that Back, Forward and Reload find it again; an entry of
 * another mode is opened by loading the page anew.
 */
import { changeBetween, leadsOnTo, type Step, sameStep, type Trail } from '../flow/trail';
import type { ModeId } from '../rules/core/ruleset';
import { linkTo, sharedGame } from '../storage/address';
import { stepOfCode, type TrailBook } from './trail';

/** What an entry of the browser's history stands for. */
export interface Place {
  readonly mode: ModeId;
  readonly trail: Trail;
}

/** What is wanted in another mode. */
export interface Wish {
  readonly mode: ModeId;
  /** A new campaign is begun. */
  readonly create: boolean;
  /** The campaign that is taken up; null: none. */
  readonly resume: string | null;
  /** The code of a game to watch. */
  readonly watch?: string;
}

type Page = Pick<Window, 'addEventListener' | 'history' | 'location'>;

const TITLE: Step = { at: 'title' };
/** An entry that the browser has added by itself: the address was changed by hand. */
const UNKNOWN: Step = { at: 'unknown' };
const MOST_STEPS = 50;

const isStep = (step: unknown): step is Step =>
  typeof step === 'object' &&
  step !== null &&
  'at' in step &&
  typeof step.at === 'string' &&
  (!('of' in step) || typeof step.of === 'string');

/** What the present entry stands for; null: it was not made by the game. */
export function placeIn({ history }: Pick<Window, 'history'>): Place | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('mode' in state) || !('trail' in state)) return null;
  const { mode, trail } = state;
  if (typeof mode !== 'string' || !Array.isArray(trail) || trail.length > MOST_STEPS) return null;
  return trail.every(isStep) && sameStep(trail[0], TITLE) ? { mode, trail } : null;
}

/** Loads the page anew at its title: what was open may be what broke it. */
export function startOver({ history, location }: Pick<Window, 'history' | 'location'>): void {
  history.replaceState(null, '');
  location.reload();
}

export interface HistoryOptions {
  readonly page: Page;
  /** The mode that this page plays. */
  readonly here: ModeId;
  /** What this page was loaded for; null: the title, or what the address asks for. */
  readonly first: Place | null;
  readonly trail: Pick<TrailBook, 'close' | 'hash' | 'open' | 'steps'>;
  /** Writes what is still to be written. */
  flush(): Promise<unknown>;
}

export interface HistoryKeeper {
  /** Opens the campaign of the first place, before the title is shown. */
  resume(): Promise<void>;
  /** Opens the rest of the first place, and follows Back and Forward from then on. */
  start(): Promise<void>;
  /** The game may have taken steps: the history follows once all of them are taken. */
  follow(): void;
  /** Loads the page anew with another mode. What is played must have been written. */
  cross(wish: Wish): void;
}

export function openHistory({ page, here, first, trail, flush }: HistoryOptions): HistoryKeeper {
  const { history, location } = page;
  const known = first?.mode === here ? first : null;
  /** The present entry. */
  let present: Place = known ?? { mode: here, trail: [UNKNOWN] };
  /** Where the browser has been sent, as the number of steps; null: nowhere. */
  let sent: number | null = null;
  /** Where Back or Forward has led, and the game is to follow; null: it is there. */
  let goal: Trail | null = null;
  let isMoving = true;
  let isDue = false;
  /** The browser is at an entry of another mode, for which the page is about to be loaded anew. */
  let isLeaving = false;
  /** The page is loaded anew once the history is there. */
  let crossing: { readonly place: Place; readonly hash: string } | null = null;

  function write(how: 'pushState' | 'replaceState', place: Place, hash: string): void {
    const isWatching = place.trail.some(({ at }) => at === 'watch');
    history[how](place, '', location.pathname + location.search + (isWatching ? hash : ''));
    present = place;
  }

  /** Brings the history to where the game is, or to where the page crosses over to. */
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
    reload();
  }

  /** In a task of its own: the browser would otherwise load the entry that it is just leaving. */
  const reload = () => void setTimeout(() => location.reload());

  /** Closes the last step, and the one before it. What does not close stays. */
  function closeUntil(isThere: () => boolean): void {
    while (!isThere()) {
      const open = trail.steps.length;
      trail.close();
      if (trail.steps.length >= open) return;
    }
  }

  /** Whether a table is wanted and the scenario was over when it was taken up: its outcome is shown, and nothing lies behind it. */
  const isOverAt = (to: Trail): boolean =>
    to.some(({ at }) => at === 'table') && trail.steps.some(({ at }) => at === 'outcome');

  async function moveTo(to: Trail): Promise<void> {
    if (isOverAt(to)) return;
    closeUntil(() => leadsOnTo(trail.steps, to));
    for (let next = to[trail.steps.length]; next && goal === null; next = to[trail.steps.length]) {
      const open = trail.steps;
      await trail.open(next, sharedGame(location.hash));
      if (trail.steps.length <= open.length || !leadsOnTo(trail.steps, to)) break;
    }
    // A campaign opens at its table, even where its page is wanted.
    if (leadsOnTo(to, trail.steps)) closeUntil(() => trail.steps.length === to.length);
  }

  /** Leads the game to where the browser is. What cannot be closed or opened stays as it is, and the history follows it. */
  async function move(): Promise<void> {
    if (isMoving) return;
    isMoving = true;
    try {
      while (goal) {
        const to = goal;
        goal = null;
        await moveTo(to);
      }
    } finally {
      isMoving = false;
      settle();
    }
  }

  async function watchAddress(): Promise<void> {
    const code = sharedGame(location.hash);
    if (code !== null) await trail.open(stepOfCode(code), code);
  }

  /** The address was changed by hand. */
  async function takeAddress(): Promise<void> {
    present = { mode: here, trail: [...present.trail, UNKNOWN] };
    if (isMoving) return;
    isMoving = true;
    await watchAddress().finally(() => {
      isMoving = false;
      settle();
    });
  }

  function arrive(): void {
    const place = placeIn(page);
    if (!place) return void takeAddress();
    const isForward = place.trail.length > present.trail.length;
    const isSent = place.trail.length === sent;
    present = place;
    sent = null;
    if (place.mode !== here && !crossing) {
      isLeaving = true;
      return void flush().then(reload);
    }
    // Forward leads on from what is shown. An entry that leads on from something else is skipped.
    if (isSent || crossing || (isForward && !leadsOnTo(trail.steps, place.trail))) return settle();
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
      // A page that the browser has kept, and shows again.
      page.addEventListener('pageshow', ({ persisted }) => persisted && arrive());
      isMoving = false;
      if (known) {
        goal = known.trail;
        await move();
      } else await watchAddress().finally(settle);
    },
    follow() {
      if (isDue) return;
      isDue = true;
      queueMicrotask(settle);
    },
    cross({ mode, create, resume, watch }) {
      const open: Step[] = [];
      if (watch !== undefined) open.push(stepOfCode(watch));
      // Where no scenario is under way the table does not open, and the campaign's page is shown.
      else if (resume !== null) open.push({ at: 'campaign', of: resume }, { at: 'table' });
      else if (create) open.push({ at: 'naming' });
      crossing = { place: { mode, trail: [TITLE, ...open] }, hash: watch === undefined ? '' : linkTo('', watch) };
      settle();
    },
  };
}
