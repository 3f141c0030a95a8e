/** What is heard at the Long Table. */
import { expect, it } from 'vitest';
import { sounds } from '../../../src/sound/longTable';
import { voiceOf } from '../../../src/sound/longTable/voices';
import { game, randomBook } from '../../kit/longTableGames';

it('has a voice, or none on purpose, for whatever comes up in games', () => {
  const heard = new Set<string>();
  for (const seed of ['1', '2', '3'])
    for (const { play } of game(randomBook(seed), seed))
      for (const event of play.events) {
        const voice = voiceOf(event);
        expect(voice === null || typeof voice.sound === 'string').toBe(true);
        if (voice) heard.add(event.type);
      }
  expect(heard.size).toBeGreaterThan(15);
});

it('hurts sound other for a hero than for a monster, and no damage makes none', () => {
  const damaged = (figure: string, n: number) =>
    voiceOf({ type: 'damaged', figure, n, hp: 1, source: { from: 'rest' }, by: null, rule: 'L20.1' });
  expect(damaged('hero:bailiff', 2)?.sound).toBe('hurt');
  expect(damaged('monster:shuffler:1', 2)?.sound).toBe('hit');
  expect(damaged('hero:bailiff', 0)).toBeNull();
});

it('a page is heard when one goes from screen to screen, the end of a scenario has its own sound', () => {
  expect(sounds.screenVoice({ type: 'proceed' }, 'outcome', 'camp')).toEqual({ sound: 'page' });
  expect(sounds.screenVoice({ type: 'proceed' }, 'camp', 'camp')).toBeNull();
  expect(sounds.placeOf('table', 'theSaltOffice')).toBe('hall');
  expect(sounds.placeOf('table', 'noticeOnTheDoor')).toBe('wind');
  expect(sounds.placeOf('camp', null)).toBe('wind');
});
