import { expect, it, vi } from 'vitest';
import { openWatching, type WatchingOptions as WatchingOptionsOf } from '../../src/app/watching';
import { FetchError } from '../../src/modes/fetching';
import type { InHandMode } from '../../src/modes/inHand/types';
import type { Interaction } from '../../src/session/inHand/interaction';
import { openViewing, type Viewing } from '../kit/inHand';
import { modeOf } from '../kit/modes';
import { byHand, someDesk } from './kit';

type WatchingOptions = WatchingOptionsOf<InHandMode>;

const MISSING =
  'This part of the game could not be fetched. Go online and reload the page; after that it works offline too.';

function viewingOf(interaction: Interaction): Viewing {
  const viewed = openViewing(interaction.play.book, interaction.session.journal);
  if (!viewed.ok) throw new Error(viewed.what);
  return viewed.viewing;
}

/** A host with a played game, and another game behind a share code. */
function hall(more: Partial<WatchingOptions> = {}, played: Interaction | null = someDesk('played')) {
  const heard: string[] = [];
  const shown = viewingOf(someDesk('shown'));
  const name = (interaction: Interaction | null) =>
    interaction === null ? 'nothing' : interaction === played ? 'played' : 'shown';
  const watching = openWatching<InHandMode>({
    modes: modeOf,
    here: 'inHand',
    switchMode: (mode, code) => void heard.push(`cross ${mode} ${code}`),
    fetch: async () => ({
      openCode: async (code) => (code === 'good' ? shown : 'That is no game.'),
      openJournal: async (journal, at) => {
        heard.push(`open ${journal.setup.seed} at ${at}`);
        return shown;
      },
    }),
    tableDisplay: {
      prepare: async () => void heard.push('prepare'),
      show: (interaction) => void heard.push(`lay ${name(interaction)}`),
      clear: () => void heard.push('clear'),
    },
    interaction: () => played,
    finished: () => null,
    onChanged: (lying) => void heard.push(`${name(lying)} lies`),
    copyOf: () => Promise.reject(new Error('no copies here')),
    lesson: async () => null,
    warn: (sentence) => void heard.push(sentence),
    ...more,
  });
  return { watching, heard, shown, played };
}

it('shows a watched game in place of the played one, and afterwards restores the played one', async () => {
  const { watching, heard, shown, played } = hall();
  expect(watching.onTable).toBe(played);
  expect(await watching.watchCode('good')).toBeNull();
  expect(watching.viewing).toBe(shown);
  expect(watching.onTable).toBe(shown.interaction);
  expect(heard).toEqual(['clear', 'shown lies', 'prepare', 'lay shown']);
  heard.length = 0;
  await watching.stop();
  expect([watching.viewing, watching.onTable]).toEqual([null, played]);
  expect(heard).toEqual(['clear', 'played lies', 'prepare', 'lay played']);
});

it('leaves the table empty afterwards when no game was played', async () => {
  const { watching, heard } = hall({}, null);
  await watching.watchCode('good');
  heard.length = 0;
  await watching.stop();
  expect(heard).toEqual(['clear', 'nothing lies']);
});

it('reports why a code is invalid, and shows nothing', async () => {
  const { watching, heard } = hall();
  expect(await watching.watchCode('bad')).toBe('That is no game.');
  expect(watching.viewing).toBeNull();
  expect(heard).toEqual([]);
});

it('warns when the code that opens games, or the picture, cannot be fetched', async () => {
  const opener = hall({ fetch: () => Promise.reject(new Error('offline')) });
  expect(await opener.watching.watchCode('good')).toBe(MISSING);
  let tries = 0;
  const laid: string[] = [];
  const tableDisplay = {
    prepare: async () => {
      tries += 1;
      if (tries === 1) throw new FetchError('offline');
    },
    show: () => void laid.push('lay'),
    clear: () => {},
  };
  const picture = hall({ tableDisplay });
  expect(await picture.watching.watchCode('good')).toBe(MISSING);
  expect(picture.watching.viewing).toBeNull();
  expect(laid).toEqual(['lay']);
});

it('does not blame the network when something is broken', async () => {
  const broken = new Error('broken');
  const tableDisplay = { prepare: () => Promise.reject(broken), show: () => {}, clear: () => {} };
  const { watching } = hall({ tableDisplay }, null);
  await expect(watching.watchCode('good')).rejects.toBe(broken);
  expect(watching.viewing).toBeNull();
});

it('does not draw a game that is no longer watched when its picture arrives', async () => {
  const fetched = byHand<void>();
  const laid: string[] = [];
  const tableDisplay = { prepare: () => fetched.promise, show: () => void laid.push('lay'), clear: () => {} };
  const { watching } = hall({ tableDisplay }, null);
  const looking = watching.watchCode('good');
  await expect.poll(() => watching.viewing).not.toBeNull();
  await watching.stop();
  fetched.resolve();
  await looking;
  expect(laid).toEqual([]);
});

it('keeps the game that is watched now when an older one cannot be drawn', async () => {
  const fetched = [byHand<void>(), byHand<void>()] as const;
  let asked = 0;
  const tableDisplay = {
    prepare: () => {
      asked += 1;
      return (asked === 1 ? fetched[0] : fetched[1]).promise;
    },
    show: () => {},
    clear: () => {},
  };
  const [first, second] = [viewingOf(someDesk('first')), viewingOf(someDesk('second'))];
  const openCode = async (code: string) => (code === 'first' ? first : second);
  const { watching } = hall({ tableDisplay, fetch: async () => ({ openCode, openJournal: async () => 'none' }) });
  const older = watching.watchCode('first');
  await expect.poll(() => watching.viewing).toBe(first);
  const newer = watching.watchCode('second');
  await expect.poll(() => watching.viewing).toBe(second);
  fetched[0].reject(new FetchError('offline'));
  expect(await older).toBe(MISSING);
  expect([watching.viewing, watching.watched]).toEqual([second, { code: 'second' }]);
  fetched[1].resolve();
  expect(await newer).toBeNull();
});

it('opens the played game, or the one that has just ended, at a given command', async () => {
  const { watching, heard } = hall();
  await watching.watchAt(4);
  expect(heard[0]).toBe('open played at 4');
  const ended = someDesk('ended').session.journal;
  const after = hall({ finished: () => ended }, null);
  await after.watching.watchAt(0);
  expect(after.heard[0]).toBe('open ended at 0');
  const never = hall({}, null);
  await never.watching.watchAt(0);
  expect(never.heard).toEqual([]);
});

it('warns when the played game cannot be opened for watching', async () => {
  const { watching, heard } = hall({ fetch: () => Promise.reject(new Error('offline')) });
  await watching.watchAt(1);
  expect(heard).toEqual([MISSING]);
});

it('shows the lesson over the played game, and afterwards restores that game and keeps no copy', async () => {
  const lesson = someDesk('lesson');
  const { watching, played } = hall({ lesson: async () => lesson });
  await watching.startLesson();
  expect(watching.copy).toMatchObject({ original: null, round: 1 });
  expect([watching.onTable, watching.playable]).toEqual([lesson, lesson]);
  await watching.leaveCopy();
  expect([watching.copy, watching.waitingCopy]).toEqual([null, null]);
  expect(watching.onTable).toBe(played);
});

it('keeps the suspended copy while a lesson is played', async () => {
  const copy = someDesk('copy');
  const { watching, played } = hall({ copyOf: async () => copy, lesson: async () => someDesk('lesson') });
  if (!played) throw new Error('nothing is played');
  await watching.startCopy(played.session.journal, 0);
  await watching.leaveCopy();
  const { waitingCopy } = watching;
  expect(waitingCopy?.interaction).toBe(copy);
  await watching.startLesson();
  await watching.leaveCopy();
  expect(watching.waitingCopy).toBe(waitingCopy);
});

it('warns when the lesson cannot be loaded', async () => {
  const { watching, heard, played } = hall({ lesson: () => Promise.reject(new FetchError('offline')) });
  await watching.startLesson();
  expect(heard).toEqual([MISSING]);
  expect(watching.onTable).toBe(played);
});

it('loads the page of the other mode to watch a game of it, and shows nothing here', async () => {
  const shown = viewingOf(someDesk('shown'));
  const { session } = shown.interaction;
  const other = {
    ...shown,
    interaction: { ...shown.interaction, session: { ...session, journal: { ...session.journal, mode: 'longTable' } } },
  };
  const opener = { openCode: async () => other as Viewing, openJournal: async () => other as Viewing };
  const { watching, heard, played } = hall({ fetch: async () => opener });
  expect(await watching.watchCode('https://game/#game=abc')).toBeNull();
  expect(heard).toEqual(['cross longTable abc']);
  expect([watching.viewing, watching.onTable]).toEqual([null, played]);
  await watching.watchAt(0);
  expect([heard.length, watching.viewing]).toEqual([1, null]);
});

it('only moves to the position if the game is watched already', async () => {
  const { watching, heard, shown } = hall();
  await watching.watchGame(shown.journal, 0);
  expect(watching.watched).toEqual({ at: 0 });
  const sought: number[] = [];
  shown.seek = (at) => void sought.push(at);
  heard.length = 0;
  await watching.watchGame(shown.journal, 3);
  expect([sought, heard]).toEqual([[3], ['shown lies']]);
});

it('offers no game for play while one is watched', async () => {
  const { watching, played } = hall();
  expect(watching.playable).toBe(played);
  await watching.watchCode('good');
  expect(watching.playable).toBeNull();
});

/** A host with a played game that can be copied, and with a lesson. */
function withCopies(more: Partial<WatchingOptions> = {}) {
  const laid: unknown[] = [];
  const tableDisplay = {
    prepare: async () => {},
    show: (interaction: Interaction) => void laid.push(interaction),
    clear: () => {},
  };
  const copy = someDesk('copy');
  const one = hall({ tableDisplay, copyOf: async () => copy, lesson: async () => someDesk('lesson'), ...more });
  if (!one.played) throw new Error('nothing is played');
  return { ...one, laid, copy, journal: one.played.session.journal, played: one.played };
}

it('keeps a copy whose table cannot be fetched, warns, and shows the played game again', async () => {
  const prepare = vi.fn<(book: unknown) => Promise<void>>(async () => {});
  prepare.mockRejectedValueOnce(new FetchError('offline'));
  const laid: unknown[] = [];
  const { watching, heard, copy, journal, played } = withCopies({
    tableDisplay: { prepare, show: (interaction) => void laid.push(interaction), clear: () => {} },
  });
  await watching.startCopy(journal, 0);
  expect(heard.filter((each) => each === MISSING)).toHaveLength(1);
  expect([watching.copy, watching.waitingCopy?.interaction, laid]).toEqual([null, copy, [played]]);
  await watching.resumeCopy();
  expect([watching.copy?.interaction, watching.waitingCopy]).toEqual([copy, null]);
  await watching.leaveCopy();
  prepare.mockRejectedValueOnce(new FetchError('offline'));
  await watching.startLesson();
  expect(watching.copy).toBeNull();
  expect(watching.waitingCopy?.interaction, 'a lesson does not replace the copy').toBe(copy);
});

it('does not blame the network when the table of a copy is broken', async () => {
  const broken = new Error('broken');
  const prepare = vi.fn(async () => {});
  prepare.mockRejectedValueOnce(broken);
  const { watching, heard, journal } = withCopies({ tableDisplay: { prepare, show: () => {}, clear: () => {} } });
  await expect(watching.startCopy(journal, 0)).rejects.toBe(broken);
  expect(heard).not.toContain(MISSING);
});

it('draws the played game again when a copy is left, and has nothing to resume once it is discarded', async () => {
  const { watching, laid, copy, journal, played } = withCopies();
  await watching.resumeCopy();
  expect(laid).toEqual([]);
  await watching.startCopy(journal, 0);
  await watching.leaveCopy();
  expect(laid).toEqual([copy, played]);
  watching.discardCopy();
  await watching.resumeCopy();
  expect([watching.copy, watching.waitingCopy]).toEqual([null, null]);
});

it('plays a claim on a copy, and remembers which claim it is', async () => {
  const { watching, copy, played } = withCopies();
  await watching.playClaim(played.play, 'claim 7');
  const original = { journal: copy.session.journal, at: 0 };
  expect(watching.copy).toEqual({ interaction: copy, original, round: 1, claim: 'claim 7' });
});

it.each<[string, Partial<WatchingOptions>, string]>([
  ['the code that makes copies cannot be fetched', { fetch: () => Promise.reject(new Error('offline')) }, MISSING],
  ['the copy cannot be made', { copyOf: () => Promise.reject(new Error('offline')) }, MISSING],
  [
    'the game cannot be replayed',
    { fetch: async () => ({ openCode: async () => 'No.', openJournal: async () => 'The rules have changed.' }) },
    'The rules have changed.',
  ],
])('warns if %s, and keeps the played game', async (_, more, warning) => {
  const { watching, heard, journal, played } = withCopies(more);
  await watching.startCopy(journal, 0);
  expect([heard.at(-1), watching.onTable, watching.copy]).toEqual([warning, played, null]);
});

it('warns if a claim cannot be played', async () => {
  const { watching, heard, played } = withCopies({ copyOf: () => Promise.reject(new Error('offline')) });
  await watching.playClaim(played.play, 'claim 7');
  expect([heard, watching.copy]).toEqual([[MISSING], null]);
});
