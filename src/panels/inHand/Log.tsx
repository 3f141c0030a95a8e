import { t } from '../../i18n';
import type { GameEvent } from '../../rules/inHand/events';
import { LogSheet, type LogWords } from '../LogSheet';
import type { InHandApp } from './app';
import { figuresOf, hexesOf } from './eventFigures';
import { logEntries } from './logEntries';

/** The time in ms for which hexes stay highlighted after the log has closed to show them. */
const LIT_MS = 4000;

/** The log of the current scenario. It can highlight an event's hexes on the map, except in a watched game and during a fight. */
export function Log({ app }: { app: InHandApp }) {
  const { interaction, viewing } = app.view;
  if (!interaction) return null;
  const words: LogWords<GameEvent> = {
    entriesOf: logEntries,
    figuresOf,
    showButtonOf({ event }) {
      const hexes = hexesOf(event);
      if (viewing || interaction.play.state.fight || hexes.length === 0) return null;
      const show = () => {
        interaction.highlight(hexes);
        setTimeout(() => interaction.highlight([]), LIT_MS);
      };
      return { word: t('viewer.onMap'), show };
    },
  };
  return <LogSheet app={app} words={words as LogWords} />;
}
