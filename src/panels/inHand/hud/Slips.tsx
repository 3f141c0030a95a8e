/** The buttons of the answers: slips, the tab for basic actions, and the seal. */
import { t } from '../../../i18n';
import { commandLabel } from '../../../i18n/inHand/words';
import type { Command } from '../../../rules/inHand/commands';
import type { Interaction } from '../../../session/inHand/interaction';
import { type Box, boxStyle } from '../../box';
import type { shortcut } from '../../keys';
import type { Primary } from './primary';
import { SealWord } from './SealWord';

interface SlipsProps {
  readonly interaction: Interaction;
  readonly slips: readonly Command[];
  /** Whether the slips show the picture of the seal, because they replace the seal. */
  readonly sealed?: boolean;
  /** The key of the slips, as attributes (`shortcut`). */
  readonly keys?: ReturnType<typeof shortcut>;
}

export function Slips({ interaction, slips, sealed = false, keys = {} }: SlipsProps) {
  return (
    <>
      {slips.map((command) => (
        <button
          type="button"
          class={`slip ${command.type} ${sealed ? 'sealed' : ''}`}
          key={JSON.stringify(command)}
          data-says={JSON.stringify(command)}
          {...keys}
          onClick={() => interaction.send(command)}
        >
          {commandLabel(interaction.play, command)}
        </button>
      ))}
    </>
  );
}

/** R9.4: the tab that switches between the printed actions and the basic actions Attack 2 and Move 2. */
export function BasicTab({ interaction }: { interaction: Interaction }) {
  const { basic } = interaction.draft;
  return (
    <button
      type="button"
      class="slip basic"
      data-term="basic"
      aria-pressed={basic}
      onClick={() => interaction.setBasic(!basic)}
    >
      {t('table.basic')}
    </button>
  );
}

export function Seal({ interaction, primary, box }: { interaction: Interaction; primary: Primary; box: Box }) {
  const press = () => (primary.command === 'draft' ? interaction.sendDraft() : interaction.send(primary.command));
  return (
    <div class="seal-place" style={boxStyle(box)}>
      <button
        type="button"
        class="seal"
        data-says={primary.command === 'draft' ? 'draft' : JSON.stringify(primary.command)}
        onClick={press}
      >
        <SealWord word={t(primary.word)} />
      </button>
    </div>
  );
}
