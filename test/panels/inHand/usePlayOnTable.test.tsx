// @vitest-environment jsdom
/** Tests what the prompt says while the table animates a roll and what follows it. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, expect, it } from 'vitest';
import { openCurrentEvent } from '../../../src/app/tableDisplay';
import type { Play } from '../../../src/flow/inHand/play';
import { openChapter } from '../../../src/i18n';
import { usePlayOnTable } from '../../../src/panels/inHand/hud/usePlayOnTable';
import type { GameEvent } from '../../../src/rules/inHand/events';
import { openInteraction } from '../../../src/session/inHand/interaction';
import { book } from '../../kit/books';
import { openSession } from '../../kit/inHand';
import { hand, idle, passage } from '../../kit/scenes';
import { paper } from '../kit';

beforeAll(() => openChapter('narration'));

it('keeps the question of a roll until its result is shown, and then only marks it as past, because a text needs a layout', async () => {
  const cards = hand({ top: [{ kind: 'attack', value: 9 }], bottom: [] });
  const interaction = openInteraction(
    openSession(book({ board: passage(1), foes: [idle], cards }), { save: () => {} }),
  );
  const { currentEvent, set } = openCurrentEvent<GameEvent>();
  const told: Pick<ReturnType<typeof usePlayOnTable>, 'told' | 'isPast'>[] = [];
  const Shown = ({ shownPlay }: { shownPlay: Play | null }) => {
    const { told: now, isPast } = usePlayOnTable(interaction, shownPlay, currentEvent);
    told.push({ told: now, isPast });
    return null;
  };
  const root = paper();
  const draw = (shownPlay: Play | null) => act(() => void render(<Shown shownPlay={shownPlay} />, root));
  interaction.send({ type: 'select', leading: 'one', second: 'two' });
  interaction.send({ type: 'roll' });
  interaction.send({ type: 'play', card: 'one', half: 'top', basic: false });
  interaction.send({ type: 'attack', foe: 'dummy-1', consume: [] });
  await draw(interaction.play);
  await draw(null);
  await act(() => void interaction.send({ type: 'roll' }));
  const died = interaction.play.events.find(({ type }) => type === 'monsterDied');
  expect(died).toBeDefined();
  const said: Partial<Record<GameEvent['type'], (typeof told)[number] | undefined>> = {};
  for (const event of interaction.play.events) {
    await act(() => set(event));
    said[event.type] = told.at(-1);
  }
  const asks = { told: null, isPast: false };
  const past = { told: null, isPast: true };
  expect([said.rolled, said.attackResolved]).toEqual([asks, asks]);
  expect([said.monsterHurt, said.monsterDied, said.combatEnded]).toEqual([past, past, past]);
  await draw(interaction.play);
  expect(told.at(-1)).toEqual({ told: undefined, isPast: false });
});
