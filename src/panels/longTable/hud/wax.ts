/** Chooses the icon on the seal of the answers. */
import type { Icon } from '../../../i18n/longTable/printedLine';
import type { Command } from '../../../rules/longTable/commands';
import { losingCommand } from '../../../session/longTable/cardLoss';
import type { Interaction } from '../../../session/longTable/interaction';

/** The icon on the seal, which shows what the seal does. */
export function waxOf({ play, draft, options }: Interaction, seal: Command | null): Icon {
  if (losingCommand(draft, options)) return 'lost';
  if (seal === null) return draft.path.length > 0 ? 'move' : draft.area ? 'area' : 'carry';
  switch (seal.type) {
    case 'perform': {
      const { question } = play.state;
      const part = question?.ask === 'ability' ? question.action.parts[question.action.next] : undefined;
      return part?.part === 'ability' ? part.ability.verb : 'carry';
    }
    case 'suffer':
      return 'suffer';
    case 'longRest':
    case 'endTurn':
      return 'round';
    default:
      return 'carry';
  }
}
