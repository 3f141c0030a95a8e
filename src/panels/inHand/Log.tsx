import { LogSheet, type LogWords } from '../LogSheet';
import type { InHandApp } from './app';
import { figuresOf } from './eventFigures';
import { logEntries } from './logEntries';

const WORDS: LogWords = { entriesOf: logEntries, figuresOf };

/** The log of the scenario on the table. */
export const Log = ({ app }: { app: InHandApp }) => app.view.interaction && <LogSheet app={app} words={WORDS} />;
