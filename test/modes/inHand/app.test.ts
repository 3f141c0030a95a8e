// @vitest-environment jsdom
/** What only the application of the game in hand can do: begin a campaign, and give a hint where hints are allowed. */
import { afterEach, expect, it, vi } from 'vitest';
import { eventually, game, PLAIN, seated } from '../../app/wholeApp';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('begins a campaign with a name, and stays on its page with a name of blanks', () => {
  const { app } = game();
  app.openNewCampaign();
  expect([app.beginCampaign('  ', PLAIN), app.view.screen]).toEqual([false, 'naming']);
  expect(app.beginCampaign('Mirka', PLAIN)).toBe(true);
  expect(app.view.campaign?.name).toBe('Mirka');
});

/** A game on the table, which shows its last position, and what it has been told to show at the prompt. */
async function hinted() {
  const { app, shell } = await seated();
  const shownPlay = shell.session.interaction?.play ?? null;
  const around = shell.tableDisplay.hudContext;
  vi.spyOn(shell.tableDisplay, 'hudContext', 'get').mockReturnValue({ ...around, shownPlay });
  return { app, shell, showNotice: vi.spyOn(shell.tableDisplay, 'showNotice') };
}

it('shows a hint at the prompt only if hints are switched on', async () => {
  const { app, showNotice } = await hinted();
  app.changeSettings({ hints: false });
  app.showHint();
  expect(showNotice).not.toHaveBeenCalled();
  app.changeSettings({ hints: true });
  app.showHint();
  await eventually(() => showNotice.mock.calls.length).toBeGreaterThan(0);
});

it('gives no hint in a small claim, but in a copy of a game', async () => {
  const { app, shell, showNotice } = await hinted();
  const copy = vi.spyOn(shell.watching, 'copy', 'get');
  app.changeSettings({ hints: true });
  copy.mockReturnValue({ claim: 'c1' } as never);
  app.showHint();
  expect(showNotice).not.toHaveBeenCalled();
  copy.mockReturnValue({ claim: null } as never);
  app.showHint();
  await eventually(() => showNotice.mock.calls.length).toBeGreaterThan(0);
});
