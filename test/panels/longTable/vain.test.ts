/** Tests the warning before a push or pull that something on the map would stop (L14.2). */
import { expect, it } from 'vitest';
import { legal, type Play } from '../../../src/flow/longTable/play';
import { t } from '../../../src/i18n';
import { noEffectWarning } from '../../../src/panels/longTable/noEffectWarning';
import { abilityHasNoEffect } from '../../../src/session/longTable/noEffect';
import { game, randomBook } from '../../kit/longTableGames';
import { boardOpened } from './opened';

boardOpened();

it('L14.2: warns of directions in which a figure would be stopped, but only for a push or pull without Slam', () => {
  const seen = { told: 0, slams: 0, free: 0 };
  for (let seed = 0; seed < 80 && Math.min(...Object.values(seen)) === 0; seed += 1)
    for (const { play } of game(randomBook(`${seed}`), `${seed}`)) {
      const { question } = play.state;
      if (question?.ask !== 'force') continue;
      const free = legal(play).some(({ type }) => type === 'force');
      if (!free) continue;
      const slamming = {
        ...play,
        state: { ...play.state, question: { ...question, force: { ...question.force, slam: 2 } } },
      };
      const plain = {
        ...play,
        state: { ...play.state, question: { ...question, force: { ...question.force, slam: 0 } } },
      };
      const against = legal(plain as Play).some(({ type }) => type === 'forceAgainst');
      const words = noEffectWarning(plain as Play);
      if (words === t('board.against')) seen.told += 1;
      if (against) expect(words).not.toBeNull();
      else {
        expect(words).not.toBe(t('board.against'));
        seen.free += 1;
      }
      expect(noEffectWarning(slamming as Play)).not.toBe(t('board.against'));
      seen.slams += 1;
    }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});

it('L14.2: says of a Shove or Drag that moves nobody that it cannot move them, not that nobody is in reach', () => {
  const words: (string | null)[] = [];
  for (let seed = 34; seed < 60 && words.length === 0; seed += 1)
    for (const { play } of game(randomBook(`${seed}`), `${seed}`)) {
      const { question } = play.state;
      const part = question?.ask === 'ability' ? question.action.parts[question.action.next] : undefined;
      if (part?.part !== 'ability' || (part.ability.verb !== 'shove' && part.ability.verb !== 'drag')) continue;
      if (!abilityHasNoEffect(play)) continue;
      const unmoved = t(`board.unmoved.${part.ability.verb}`);
      expect(noEffectWarning(play)?.toLowerCase()).toBe(`${unmoved}.`.toLowerCase());
      words.push(unmoved);
    }
  expect(words).not.toEqual([]);
});
