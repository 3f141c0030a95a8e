/** 1 Plot Nine: map 1 upright, orange. */
import type { ScenarioDef } from '../../rules/book';
import { CHURCHYARD } from '../maps/churchyard';
import { heal } from '../print';
import { tile, tiles } from '../tiles';

const at = (mark: string) => tile(CHURCHYARD, mark);

export const plotNine: ScenarioDef = {
  id: 'plotNine',
  number: 1,
  board: CHURCHYARD.board,
  start: at('@'),
  foes: [
    { id: 'shuffler-1', monster: 'shuffler', kind: 'normal', at: at('1') },
    { id: 'tallyCrow-2', monster: 'tallyCrow', kind: 'elite', at: at('2') },
    { id: 'shuffler-3', monster: 'shuffler', kind: 'normal', at: at('3') },
  ],
  money: tiles(CHURCHYARD, '$'),
  treasures: [{ number: 1, at: at('!'), item: 'gravediggersLicence' }],
  marks: { a: at('a') },
  goals: [{ kind: 'killAll' }],
  // Last respects: the log reads the headstone aloud.
  rules: [{ kind: 'endTurnTile', id: 'lastRespects', at: at('a'), abilities: [heal(2)] }],
};
