/** Tests the sounds of the Long Table. */
import { expect, it } from 'vitest';
import { sounds } from '../../../src/sound/longTable';
import { voiceOf } from '../../../src/sound/longTable/voices';
import { game, randomBook } from '../../kit/longTableGames';

it('every event in some games has a sound, or is silent on purpose', () => {
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

it('damage to a hero sounds different from damage to a monster, and 0 damage is silent', () => {
  const damaged = (figure: string, n: number) =>
    voiceOf({ type: 'damaged', figure, n, hp: 1, source: { from: 'rest' }, by: null, rule: 'L20.1' });
  expect(damaged('hero:bailiff', 2)?.sound).toBe('hurt');
  expect(damaged('monster:shuffler:1', 2)?.sound).toBe('hit');
  expect(damaged('hero:bailiff', 0)).toBeNull();
});

it('a change of screens has the sound of a page, and the end of a scenario has its own sound', () => {
  expect(sounds.screenVoice({ type: 'proceed' }, 'outcome', 'camp')).toEqual({ sound: 'page' });
  expect(sounds.screenVoice({ type: 'proceed' }, 'camp', 'camp')).toBeNull();
  expect(sounds.placeOf('table', 'theSaltOffice')).toBe('hall');
  expect(sounds.placeOf('table', 'noticeOnTheDoor')).toBe('wind');
  expect(sounds.placeOf('camp', null)).toBe('wind');
});
