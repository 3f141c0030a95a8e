// @vitest-environment jsdom
/** Copies, the lesson, small claims and watched games in the whole application: what they show, and where they lead back to. */
import { Blob } from 'node:buffer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { t } from '../../src/i18n';
import { encodeShare } from '../../src/storage/shareCode';
import { ClaimWorkerHere, eventually, game, seated } from './wholeApp';

beforeEach(() => {
  // jsdom's own Blob cannot be streamed.
  vi.stubGlobal('Blob', Blob);
  vi.stubGlobal('Worker', ClaimWorkerHere);
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

type Game = ReturnType<typeof game>;

/** Sends the first legal commands to the game on the table. */
function send({ shell }: Pick<Game, 'shell'>, count: number): void {
  for (let sent = 0; sent < count; sent += 1) {
    const interaction = shell.watching.playable;
    const [command] = interaction?.options ?? [];
    if (command) interaction?.send(command);
  }
}

/** Plays two commands, and then continues the game after its first command as a copy, which is begun in the log. */
async function copied() {
  const one = await seated();
  send(one, 2);
  one.app.show('log');
  one.app.startCopy(1);
  await eventually(() => one.app.view.copy).not.toBeNull();
  return one;
}

/** The number of commands that the copy has in addition to its start. */
const sentIn = ({ shell }: Game) => shell.watching.copy?.interaction.session.journal.commands.length;

it('continues a game as a copy, without changing it, and leads back to the sheet in which the copy was begun', async () => {
  const one = await copied();
  const { app, shell, heard } = one;
  const played = shell.session.interaction;
  expect(app.view).toMatchObject({ screen: 'table', sheet: null, viewing: null, waitingCopy: null });
  expect(app.view.copy).toEqual({ firstRound: 1, round: 1, outcome: null, isLesson: false, isClaim: false });
  expect(shell.watching.copy?.original).toEqual({ journal: played?.session.journal, at: 1 });
  expect(app.journal).toBe(shell.watching.copy?.interaction.session.journal);
  send(one, 1);
  expect([sentIn(one), played?.session.journal.commands.length]).toEqual([1, 2]);
  app.giveUp();
  heard.length = 0;
  app.back();
  await eventually(() => app.view.sheet).toBe('log');
  expect(heard).toContain('lay');
  expect([app.view.screen, app.view.interaction, app.view.copy]).toEqual(['table', played, null]);
  expect(app.view.waitingCopy).toMatchObject({ firstRound: 1, isLesson: false });
});

it('resumes the copy that was left, begins it again from its position, and discards it', async () => {
  const one = await copied();
  const { app, shell } = one;
  send(one, 1);
  app.quit();
  await eventually(() => app.view.sheet).toBe('log');
  app.show('menu');
  app.copies.resumeCopy();
  await eventually(() => app.view.copy).not.toBeNull();
  expect(sentIn(one)).toBe(1);
  const { original } = shell.watching.copy ?? {};
  app.copies.restart();
  await eventually(() => sentIn(one)).toBe(0);
  expect(shell.watching.copy?.original).toEqual(original);
  app.copies.leave();
  await eventually(() => app.view.sheet).toBe('menu');
  let rendered = 0;
  app.subscribe(() => {
    rendered += 1;
  });
  app.copies.discard();
  expect([app.view.waitingCopy, rendered]).toEqual([null, 1]);
});

it('continues the watched game rather than the played one, and the page of the sheet is shown again afterwards', async () => {
  const { app, shell } = await seated();
  const other = await seated();
  send(other, 3);
  const { journal } = other.app;
  expect(await app.watch(journal ? await encodeShare(journal) : '')).toBeNull();
  app.show('log');
  app.showPage('log', 'second');
  app.startCopy(2);
  await eventually(() => app.view.copy).not.toBeNull();
  expect(shell.watching.copy?.original?.journal).toEqual(journal);
  expect(app.view.viewing).toBeNull();
  app.copies.leave();
  await eventually(() => app.pageOf('log')).toBe('second');
  expect(app.view.viewing?.journal).toEqual(journal);
});

it('begins no copy and leaves nothing when there is no game', async () => {
  const { app } = game();
  app.startCopy(0);
  app.watchAt(0);
  app.copies.restart();
  await new Promise((resolve) => setTimeout(resolve));
  expect([app.view.screen, app.view.copy, app.view.viewing]).toEqual(['title', null, null]);
});

it('plays the lesson over the title, begins it again, and leads back to no sheet', async () => {
  const one = game();
  const { app, lit } = one;
  app.show('settings');
  app.copies.startLesson();
  await eventually(() => app.view.copy).toMatchObject({ isLesson: true, firstRound: 1 });
  expect([app.view.screen, app.view.sheet, lit()]).toEqual(['table', null, true]);
  expect(document.documentElement.hasAttribute('data-lesson')).toBe(true);
  expect(document.documentElement.hasAttribute('data-copy')).toBe(false);
  send(one, 1);
  expect(sentIn(one)).toBe(1);
  app.copies.restart();
  await eventually(() => sentIn(one)).toBe(0);
  app.back();
  await eventually(() => app.view.copy).toBeNull();
  expect([app.view.screen, app.view.sheet, app.view.waitingCopy, lit()]).toEqual(['title', null, null, false]);
  expect(document.documentElement.hasAttribute('data-lesson')).toBe(false);
});

it('shows the best line of a claim from its first position, and afterwards the page of the claim again', async () => {
  const { app, shell } = game();
  app.show('claims');
  const [claim] = (await app.readClaims()).claims;
  if (!claim) return expect.unreachable('a claim is needed');
  app.showPage('claims', claim.id);
  await app.watchClaim(claim, () => true);
  expect(app.view).toMatchObject({ screen: 'table', sheet: null });
  expect(app.view.viewing?.at).toBe(0);
  expect(app.view.viewing?.last).toBeGreaterThan(0);
  app.stopWatching();
  await eventually(() => app.view.sheet).toBe('claims');
  expect(app.pageOf('claims')).toBe(claim.id);
  // A game that was left by Back does not lead back later, from another game.
  await app.watchClaim(claim, () => true);
  shell.trail.close();
  await eventually(() => app.view.viewing).toBeNull();
  app.show(null);
  // A game that was opened by its code does not lead back to the claim.
  const other = await seated();
  const { journal } = other.app;
  app.show(null);
  await app.watch(journal ? await encodeShare(journal) : '');
  app.stopWatching();
  await eventually(() => app.view.viewing).toBeNull();
  expect(app.view.sheet).toBeNull();
});

it('plays a claim without odds and hints, resumes it while it is undecided, and does not list it as a waiting copy', async () => {
  const one = game();
  const { app, shell } = one;
  app.changeSettings({ odds: true, hints: true });
  app.show('claims');
  const [claim, other] = (await app.readClaims()).claims;
  if (!claim || !other) return expect.unreachable('two claims are needed');
  expect(app.claimUnderWay()).toBeNull();
  app.playClaim(claim);
  await eventually(() => app.view.copy).toMatchObject({ isClaim: true, isLesson: false });
  expect(app.view.settings).toMatchObject({ odds: false, hints: false });
  expect(app.claimUnderWay()).toMatchObject({ claim, isDecided: false });
  const tried = shell.watching.copy?.interaction;
  app.showHint();
  expect(shell.tableDisplay.hudContext.notice).toBeNull();
  app.back();
  await eventually(() => app.view.sheet).toBe('claims');
  expect([app.view.waitingCopy, shell.watching.waitingCopy?.interaction]).toEqual([null, tried]);
  expect(app.view.settings).toMatchObject({ odds: true, hints: true });
  expect((await app.readClaims()).waiting).toBe(claim.id);
  app.playClaim(claim);
  await eventually(() => shell.watching.copy?.interaction).toBe(tried);
  app.back();
  await eventually(() => app.view.copy).toBeNull();
  app.playClaim(other);
  await eventually(() => app.claimUnderWay()?.claim).toBe(other);
});

it('removes the notice at the prompt when the player moves in a copy', async () => {
  const one = await copied();
  const { shell } = one;
  shell.tableDisplay.showNotice(t('advice.thinking'));
  send(one, 1);
  expect(shell.tableDisplay.hudContext.notice).toBeNull();
});

it('returns to the title of the home mode only when the game watched over the title of another mode ends', async () => {
  const other = await seated();
  send(other, 2);
  const { journal } = other.app;
  const { app, shell, heard } = game({ home: 'longTable' });
  const crossings = () => heard.filter((each) => each.startsWith('cross ')).length;
  await app.watch(journal ? await encodeShare(journal) : '');
  app.show('audit');
  app.show(null);
  app.startCopy(1);
  await eventually(() => app.view.copy).not.toBeNull();
  app.copies.leave();
  await eventually(() => app.view.copy).toBeNull();
  await shell.queue.flush();
  expect([crossings(), app.view.viewing?.journal]).toEqual([0, journal]);
  app.stopWatching();
  await eventually(crossings).toBe(1);
});

it('returns to the title of the home mode when a copy that was started over the title of another mode ends', async () => {
  const { app, heard } = game({ home: 'longTable' });
  app.copies.startLesson();
  await eventually(() => app.view.copy).toMatchObject({ isLesson: true });
  app.back();
  await eventually(() => heard.filter((each) => each.startsWith('cross ')).length).toBe(1);
});
