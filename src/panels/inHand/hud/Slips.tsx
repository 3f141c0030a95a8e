/** The buttons of the answers: slips, the tab for basic actions, and the seal. */
import { t } from '../../../i18n';
import { commandLabel } from '../../../i18n/inHand/words';
import type { Command } from '../../../rules/inHand/commands';
import type { Interaction } from '../../../session/inHand/interaction';
import { type Box, boxStyle } from '../../box';
import { shortcut } from '../../keys';
import type { InHandApp } from '../app';
import { keysOfCommand, sealKeys } from './commandKeys';
import type { Primary } from './primary';
import { SealWord } from './SealWord';

interface SlipsProps {
  readonly app: InHandApp;
  readonly interaction: Interaction;
  readonly slips: readonly Command[];
  /** Whether the slips show the picture of the seal, because they replace the seal. */
  readonly sealed?: boolean;
}

export function Slips({ app, interaction, slips, sealed = false }: SlipsProps) {
  return (
    <>
      {slips.map((command) => (
        <button
          type="button"
          class={`slip ${command.type} ${sealed ? 'sealed' : ''}`}
          key={JSON.stringify(command)}
          data-says={JSON.stringify(command)}
          {...keysOfCommand(command, app.view.settings)}
          onClick={() => interaction.send(command)}
        >
          {commandLabel(interaction.play, command)}
        </button>
      ))}
    </>
  );
}

/** R9.4: the tab that switches between the printed actions and the basic actions Attack 2 and Move 2. */
export function BasicTab({ app, interaction }: Pick<SlipsProps, 'app' | 'interaction'>) {
  const { basic } = interaction.draft;
  return (
    <button
      type="button"
      class="slip basic"
      data-term="basic"
      aria-pressed={basic}
      {...shortcut('B', app.view.settings)}
      onClick={() => interaction.setBasic(!basic)}
    >
      {t('table.basic')}
    </button>
  );
}

interface SealProps extends Pick<SlipsProps, 'app' | 'interaction'> {
  readonly primary: Primary;
  readonly box: Box;
}

export function Seal({ app, interaction, primary, box }: SealProps) {
  const press = () => (primary.command === 'draft' ? interaction.sendDraft() : interaction.send(primary.command));
  return (
    <div class="seal-place" style={boxStyle(box)}>
      <button
        type="button"
        class="seal"
        data-says={primary.command === 'draft' ? 'draft' : JSON.stringify(primary.command)}
        {...sealKeys(primary.command, app.view.settings)}
        onClick={press}
      >
        <SealWord word={t(primary.word)} />
      </button>
    </div>
  );
}
