/** The words around the table: header, prompt, the seal, and slips for the commands that have no place on the table itself. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { legal, type Play } from '../../../flow/inHand/play';
import { named, openChapter, pageText, t } from '../../../i18n';
import type { GlossaryTerm } from '../../../i18n/inHand/glossary';
import { telling } from '../../../i18n/inHand/telling';
import { commandLabel, promptFor, saidLabel } from '../../../i18n/inHand/words';
import type { Command } from '../../../rules/inHand/commands';
import { roundLimit } from '../../../rules/inHand/goals';
import { countOf, rulesOf } from '../../../rules/inHand/special';
import type { Interaction } from '../../../session/inHand/interaction';
import { type Box, boxStyle } from '../../box';
import { lazyPanel } from '../../lazyPanel';
import type { InHandApp } from '../app';
import { promptWhileAnimating } from './animationPrompt';
import { Explain } from './Explain';
import type { TableInspector } from './explainGestures';
import { enlarged, type HudPlan, type Waiting } from './plan';
import { onSheet, type Primary, primaryOf, slipsOf } from './primary';

const foresightPanel = () => Promise.all([import('./Foresight'), openChapter('foresight')]).then(([panel]) => panel);
const Foresight = lazyPanel(() => foresightPanel().then((panel) => panel.Foresight));
const CostLine = lazyPanel(() => foresightPanel().then((panel) => panel.CostLine));

const Lesson = lazyPanel(() =>
  Promise.all([import('./Lesson'), openChapter('lessons')]).then(([panel]) => panel.Lesson),
);
const ContinuePrompt = lazyPanel(() =>
  Promise.all([import('./ContinuePrompt'), openChapter('arrange')]).then(([panel]) => panel.ContinuePrompt),
);
/** A phone has no room for it. */
const Side = lazyPanel(() => import('./Side').then((panel) => panel.Side));
const Viewer = lazyPanel(() => import('../../viewer/Viewer').then((panel) => panel.Viewer));

/** At the foot of its box, as high as its contents but no higher than the box. */
const standingIn = ({ x, y, width, height }: Box) => ({
  left: `${x}px`,
  bottom: `calc(100% - ${y + height}px)`,
  width: `${width}px`,
  maxHeight: `${height}px`,
});

/** At the foot of its box, as high as its contents. */
const growingUp = ({ x, y, width, height }: Box) => ({
  left: `${x}px`,
  bottom: `calc(100% - ${y + height}px)`,
  width: `${width}px`,
});

interface HudProps {
  readonly app: InHandApp;
  readonly interaction: Interaction;
  readonly plan: HudPlan;
  readonly notice: string | null;
  /** What the table shows; null while it is still showing how that came about. */
  readonly laid: Play | null;
  readonly waiting: Waiting | null;
  readonly inspector: TableInspector;
}

export function Hud({ app, interaction, plan: places, notice, laid, waiting, inspector }: HudProps) {
  const plan = useMemo(() => enlarged(places), [places]);
  const [, redraw] = useState(0);
  /** The sentence of the first command since the table last stood still, which it is showing now; undefined: there was none. */
  const told = useRef<string | null | undefined>(undefined);
  useEffect(
    () =>
      interaction.subscribe((change) => {
        if (change.kind === 'command' && told.current === undefined)
          told.current = promptWhileAnimating(change.play, change.events);
        redraw((n) => n + 1);
      }),
    [interaction],
  );
  const shown = useRef(interaction.play);
  if (laid) {
    shown.current = laid;
    told.current = undefined;
  }
  const { viewing, settings } = app.view;
  const asks = !viewing && laid === interaction.play;
  const foresight = settings.foresight && !viewing;
  const foreseen = foresight && <Foresight app={app} interaction={interaction} plan={plan} play={shown.current} />;
  return (
    <div
      class={`hud ${plan.composition} ${foresight ? 'foreseeing' : ''}`}
      style={{ zoom: plan.words, '--words': plan.words }}
    >
      <Header app={app} interaction={interaction} play={shown.current} box={plan.header} />
      {viewing ? (
        <Viewer app={app} viewing={viewing} telling={telling} prompt={plan.prompt} laid={laid} />
      ) : waiting ? (
        <ContinuePrompt plan={plan} waiting={waiting} />
      ) : (
        <p class="prompt" role={notice ? 'status' : undefined} style={boxStyle(plan.prompt)}>
          {notice ?? told.current ?? promptFor(shown.current, interaction.draft, hasSeal(interaction, shown.current))}
        </p>
      )}
      {plan.side ? (
        <div class="aside" style={boxStyle(plan.side)}>
          <Side interaction={interaction} play={shown.current} folds={plan.folds} key={String(plan.folds)} />
          {foreseen}
        </div>
      ) : (
        foreseen
      )}
      {asks && <Answers interaction={interaction} plan={plan} costs={foresight} />}
      {!viewing && settings.hints && (
        <Lesson app={app} interaction={interaction} plan={plan} inspector={inspector} asks={asks} />
      )}
      <Explain app={app} interaction={interaction} inspector={inspector} words={plan.words} />
    </div>
  );
}

/** Is a seal there to be pressed, once the table shows this play? */
function hasSeal({ play, draft, options }: Interaction, shown: Play): boolean {
  const all = shown === play ? options : legal(shown);
  return !onSheet(shown, slipsOf(all, primaryOf(all, draft)));
}

/** Side by side where the place is flat; small and scrolled where it is narrow. */
const shapeOf = ({ width, height }: Box) =>
  width > 3 * height ? 'abreast' : width < 130 || height < 150 ? 'tight' : '';

/** The commands that are legal now, without those that are given on the table itself. */
function Answers({ interaction, plan, costs }: { interaction: Interaction; plan: HudPlan; costs: boolean }) {
  const { play, draft, options } = interaction;
  const primary = primaryOf(options, draft);
  const slips = slipsOf(options, primary);
  const choosing = options.some(({ type }) => type === 'play');
  const overHand = plan.composition !== 'desktop' && options.some(({ type }) => type === 'step' || type === 'lose');
  const place = overHand ? plan.walking : plan.tabs;
  if (onSheet(play, slips)) {
    return (
      <div class="choices paper" style={standingIn(plan.choices)}>
        {primary?.command === 'draft' && (
          <button type="button" class="slip sealed" data-says="draft" onClick={() => interaction.commit()}>
            {t(primary.word)}
          </button>
        )}
        {primary && primary.command !== 'draft' && <Slips interaction={interaction} slips={[primary.command]} sealed />}
        <Slips interaction={interaction} slips={slips} costs={costs} />
      </div>
    );
  }
  return (
    <>
      <div class={`tabs ${shapeOf(place)}`} style={overHand ? growingUp(place) : boxStyle(place)}>
        <Slips interaction={interaction} slips={slips} />
        {choosing && <BasicTab interaction={interaction} />}
      </div>
      {primary && <Seal interaction={interaction} primary={primary} box={plan.seal} />}
    </>
  );
}

function Header({ app, interaction, play, box }: { app: InHandApp; interaction: Interaction; play: Play; box: Box }) {
  const { state, book } = play;
  const all = state.foes.length;
  const done = state.foes.filter(({ hp }) => hp === 0).length;
  const slays = book.scenario.goals.some(({ kind }) => kind === 'killAll');
  const limit = roundLimit(book);
  const undoes = interaction.session.undoes();
  const undone = undoes && saidLabel(play, undoes);
  const watched = app.view.viewing !== null;
  return (
    <header class="bar leather" style={boxStyle(box)}>
      {!watched && (
        <button
          type="button"
          class="icon-button"
          data-term="menu"
          onClick={() => app.show('menu')}
          aria-label={t('table.menu')}
        >
          <span class="burger" aria-hidden="true" />
        </button>
      )}
      <div class="bar-title" data-term="goal">
        <h1>
          {book.scenario.number} · {pageText(book.scenario.id, 'title')}
        </h1>
        <p>
          {pageText(book.scenario.id, 'goal')} {slays && <b>{t('table.goalCount', { done, all })}</b>}
        </p>
      </div>
      <Counter term="level" word={t('table.level')} value={book.setup.scenarioLevel} />
      <Counter
        term="roundNumber"
        word={t('table.round')}
        value={limit === null ? state.round : `${state.round}/${limit}`}
      />
      {rulesOf(book, 'counter').map(({ id }) => (
        <Counter term="counter" key={id} word={named('special.counter', id)} value={countOf(book, state, id)} />
      ))}
      <Counter term="coins" word={t('table.coins')} value={state.hero.money} />
      {!watched && (
        <button
          type="button"
          class="icon-button undo"
          data-term="undo"
          disabled={!undoes}
          onClick={() => interaction.undo()}
          aria-label={undone ? t('table.undoWhat', { what: undone }) : t('table.undo')}
          aria-keyshortcuts="z"
        >
          <span aria-hidden="true" />
        </button>
      )}
    </header>
  );
}

function Counter({ term, word, value }: { term: GlossaryTerm; word: string; value: number | string }) {
  return (
    <p class="tally" data-term={term}>
      <span>{word}</span> <b>{value}</b>
    </p>
  );
}

interface SlipsProps {
  readonly interaction: Interaction;
  readonly slips: readonly Command[];
  readonly costs?: boolean;
  /** They take the seal's place, where there is no room for it. */
  readonly sealed?: boolean;
}

function Slips({ interaction, slips, costs = false, sealed = false }: SlipsProps) {
  return (
    <>
      {slips.map((command) => (
        <button
          type="button"
          class={`slip ${command.type} ${sealed ? 'sealed' : ''}`}
          key={JSON.stringify(command)}
          data-says={JSON.stringify(command)}
          onClick={() => interaction.say(command)}
        >
          {commandLabel(interaction.play, command)}
          {costs && interaction.play.state.suffering && <CostLine play={interaction.play} command={command} />}
        </button>
      ))}
    </>
  );
}

/** R9.4: any card may be used as Attack 2 or Move 2. */
function BasicTab({ interaction }: { interaction: Interaction }) {
  const { basic } = interaction.draft;
  return (
    <button
      type="button"
      class="slip basic"
      data-term="basic"
      aria-pressed={basic}
      onClick={() => interaction.playBasic(!basic)}
    >
      {t('table.basic')}
    </button>
  );
}

function Seal({ interaction, primary, box }: { interaction: Interaction; primary: Primary; box: Box }) {
  const press = () => (primary.command === 'draft' ? interaction.commit() : interaction.say(primary.command));
  return (
    <div class="seal-place" style={boxStyle(box)}>
      <button
        type="button"
        class="seal"
        data-says={primary.command === 'draft' ? 'draft' : JSON.stringify(primary.command)}
        onClick={press}
      >
        <span>{t(primary.word)}</span>
      </button>
    </div>
  );
}
