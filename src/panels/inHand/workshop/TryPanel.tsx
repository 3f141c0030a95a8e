/** The tab in which the player tries a draft scenario, on the table or by letting the bot play it, and exports it as a pack. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../../../i18n';
import { formatTenths } from '../../../i18n/numbers';
import { seedFrom } from '../../../journal/seed';
import { BOT_LOSSES, type BotTally } from '../../../packs/inHand/botGames';
import { type Draft, textsIn, withTitles } from '../../../packs/inHand/draft';
import { packTextOf, problemsOf } from '../../../packs/inHand/draftPack';
import { fingerprintOf } from '../../../packs/inHand/workshop';
import { SCENARIO_LEVELS, type ScenarioLevel } from '../../../rules/inHand/vocabulary';
import type { Fault } from '../../../storage/untrusted';
import { copyText } from '../../clipboard';
import { download } from '../../download';
import { faultText } from '../../faultText';
import { Status } from '../../Status';
import type { InHandApp } from '../app';
import type { Editor } from './useEditor';

/** The number of games that the bot plays. */
const GAMES = 20;

export function TryPanel({ app, editor }: { app: InHandApp; editor: Editor }) {
  const [level, setLevel] = useState<ScenarioLevel>(1);
  const [said, say] = useState<{ readonly text: string; readonly fault?: Fault } | null>(null);
  const refuse = (fault: Fault) => say({ text: faultText(fault), fault });
  const { draft } = editor;
  const trial = useMemo(() => trialOf(draft), [draft]);
  const isPlayable = useMemo(() => problemsOf(trial).length === 0, [trial]);
  const isFinished = editor.problems.length === 0;
  return (
    <section class="stack" data-panel="try">
      <h2>{t('workshop.tab.try')}</h2>
      {!isFinished && (
        <p class="error">
          {t('workshop.notYet', { count: editor.problems.length })}{' '}
          <button type="button" class="plain" onClick={() => editor.openTab('check')}>
            {t('workshop.tab.check')}
          </button>
        </p>
      )}
      <fieldset class="levels">
        <legend>{t('journey.page.scenarioLevel')}</legend>
        {SCENARIO_LEVELS.map((each) => (
          <label key={each}>
            <input type="radio" name="level" checked={level === each} onChange={() => setLevel(each)} />
            <b>{each}</b>
          </label>
        ))}
      </fieldset>
      <OnTable
        app={app}
        editor={editor}
        trial={trial}
        level={level}
        playable={isPlayable}
        onFault={refuse}
        onSay={(text) => say({ text })}
      />
      <ByBot editor={editor} trial={trial} level={level} playable={isPlayable} onFault={refuse} />
      <AsPack app={app} editor={editor} playable={isFinished} onFault={refuse} onSay={(text) => say({ text })} />
      <Status as="div" class={said?.fault ? 'error' : 'lead'} of={said}>
        {said && <p>{said.text}</p>}
        {said?.fault?.detail && <p>{t('packs.what', { detail: said.fault.detail })}</p>}
      </Status>
    </section>
  );
}

/** The draft with default texts in place of an empty title or goal text, because a draft can be tried before the player writes texts. */
const trialOf = (draft: Draft): Draft =>
  withTitles(draft, {
    title: t('workshop.untitled'),
    goal: draft.page.goals.map(({ kind }) => t(`workshop.goal.${kind}`)).join('; '),
  });

interface PartProps {
  readonly editor: Editor;
  readonly playable: boolean;
  readonly onFault: (fault: Fault) => void;
}

interface TrialProps extends PartProps {
  readonly trial: Draft;
  readonly level: ScenarioLevel;
}

interface TableProps extends TrialProps {
  readonly app: InHandApp;
  readonly onSay: (text: string) => void;
}

function OnTable({ app, editor, trial, level, playable, onFault, onSay }: TableProps) {
  const { workshop, tried } = editor;
  const [game, setGame] = useState<string | null>(null);
  useEffect(() => void workshop.runningGame(trial, tried).then(setGame), [trial, tried]);
  const play = async () => {
    editor.markTried(fingerprintOf(trial));
    const seed = seedFrom(crypto.getRandomValues(new Uint8Array(16)));
    const laid = await workshop.startGame(trial, { scenarioLevel: level, seed, name: t('packs.name') });
    if (!laid.ok) onFault(laid.fault);
    else if (laid.value === null) onSay(t('packs.elsewhere'));
    else app.resume(laid.value);
  };
  return (
    <div class="row">
      {game !== null && (
        <button type="button" class="plain strong" data-action="goOn" onClick={() => app.resume(game)}>
          {t('packs.goOn')}
        </button>
      )}
      <button type="button" class="slab" data-action="play" disabled={!playable} onClick={() => void play()}>
        {t(game === null ? 'workshop.play' : 'packs.anew')}
        <small>{t('workshop.playHint')}</small>
      </button>
    </div>
  );
}

/** Lets the careful bot play the draft scenario in the background. */
function ByBot({ editor, trial, level, playable, onFault }: TrialProps) {
  const { workshop } = editor;
  const [tally, setTally] = useState<BotTally | null>(null);
  const [running, setRunning] = useState<AbortController | null>(null);
  const last = useRef<AbortController | null>(null);
  // Stop the bot's games when the draft changes or the panel closes.
  useEffect(
    () => () => {
      last.current?.abort();
      setTally(null);
    },
    [trial],
  );
  const run = async () => {
    const stop = new AbortController();
    last.current = stop;
    setRunning(stop);
    setTally(null);
    const order = { text: packTextOf(trial), scenarioLevel: level, games: GAMES };
    const result = await workshop.playBotGames(order, setTally, stop.signal).catch(() => null);
    if (last.current !== stop) return;
    setRunning(null);
    if (result?.ok) setTally(result.value);
    else if (result) onFault(result.fault);
  };
  return (
    <div class="bot">
      {running ? (
        <button type="button" class="slab" data-action="stop" onClick={() => running.abort()}>
          {t('workshop.stop')}
        </button>
      ) : (
        <button type="button" class="slab" data-action="bot" disabled={!playable} onClick={() => void run()}>
          {t('workshop.bot', { count: GAMES })}
          <small>{t('workshop.botHint')}</small>
        </button>
      )}
      {tally && (
        <>
          <progress value={tally.done} max={tally.of} aria-hidden="true" />
          <Tally tally={tally} />
        </>
      )}
    </div>
  );
}

function Tally({ tally: { done, of, won, rounds, lost } }: { tally: BotTally }) {
  if (done === 0) return <p role="status">{t('workshop.played', { done, of })}</p>;
  const losses = BOT_LOSSES.filter((loss) => lost[loss] > 0).map((loss) =>
    t(`workshop.loss.${loss}`, { games: lost[loss] }),
  );
  return (
    <div role="status" data-played={done}>
      <p>{t('workshop.played', { done, of })}</p>
      <p class="rate">
        <b>{t('workshop.winRate', { rate: Math.round((100 * won) / done) })}</b>
      </p>
      <p>{t('workshop.meanRounds', { rounds: formatTenths(rounds / done) })}</p>
      {losses.length > 0 && <p>{t('workshop.lostBy', { list: losses.join(', ') })}</p>}
    </div>
  );
}

interface PackProps extends PartProps {
  readonly app: InHandApp;
  readonly onSay: (text: string) => void;
}

/** Saves the pack as a file, copies it as text, or adds it to the player's packs. */
function AsPack({ app, editor, playable, onFault, onSay }: PackProps) {
  const { draft } = editor;
  const text = () => packTextOf(draft);
  const title = textsIn(draft, editor.textLanguage).title;
  const putIn = async () => {
    const room = await app.loadPacks();
    const added = await room.library.add(text());
    if (added.ok) onSay(t('packs.accepted', { title }));
    else onFault(added.fault);
  };
  return (
    <div class="row">
      <button
        type="button"
        class="plain"
        data-action="export"
        disabled={!playable}
        onClick={() => download(`${draft.id}.json`, text())}
      >
        {t('workshop.export')}
      </button>
      <button
        type="button"
        class="plain"
        data-action="copy"
        disabled={!playable}
        onClick={() => void copyText(text()).then((done) => onSay(t(done ? 'workshop.copied' : 'workshop.notCopied')))}
      >
        {t('workshop.copy')}
      </button>
      <button type="button" class="plain" data-action="putIn" disabled={!playable} onClick={() => void putIn()}>
        {t('workshop.putIn')}
      </button>
    </div>
  );
}
