import { expect, it } from 'vitest';
import { openWatching, type WatchingOptions as WatchingOptionsOf } from '../../src/app/watching';
import { modeOf } from '../../src/modes';
import { FetchError } from '../../src/modes/fetching';
import type { InHandMode } from '../../src/modes/inHand/types';
import type { Interaction } from '../../src/session/inHand/interaction';
import { openViewing, type Viewing } from '../kit/inHand';
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
