/** The list of the player's packs for one mode. The player can add a pack after seeing its contents, and remove packs. */
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Language, language, t } from '../../i18n';
import { modeOfPack } from '../../packs/handOver';
import type { PackLibrary } from '../../packs/library';
import type { TrialProgress } from '../../packs/trial';
import type { ModeId } from '../../rules/core/ruleset';
import type { Fault } from '../../storage/untrusted';
import type { App } from '../app';
import { Status } from '../Status';
import { useCloseOnBack } from '../useCloseOnBack';
import { PackForm } from './PackForm';
import { packFaultText, type ShelfStatus } from './packFault';
import './packs.css';

/** What packs of all modes have in common. */
interface AnyPack {
  readonly id: string;
  readonly by: string;
  readonly scenarios: readonly unknown[];
}

/** The opened pack library of a mode, and other functions that the shelf needs. */
interface PackContext<P> {
  readonly library: PackLibrary<P>;
  /** Plays the pack with random commands. @returns the first fault; null if there is none */
  runTrial(pack: P, tell: (progress: TrialProgress) => void): Promise<Fault | null>;
  /** Reads and removes the pack text that the other mode's page has stored for this page; null if no text is stored. */
  takeStoredPack(): Promise<string | null>;
}

interface Cover {
  readonly title: string;
  readonly scenarios: Readonly<Record<string, { readonly title: string; readonly goal: string }>>;
}

export interface GamesProps<P, R> {
  readonly context: R;
  readonly pack: P;
  readonly onStatus: (status: ShelfStatus | null) => void;
}

interface ShelfProps<P extends AnyPack, R extends PackContext<P>> {
  readonly app: App;
  /** The other mode, and the label of the button that opens its packs. */
  readonly other: { readonly mode: ModeId; readonly word: string };
  /** Opens the pack library of the mode. The prop must be the same function at each rendering, because an effect depends on it. */
  readonly open: () => Promise<R>;
  /** Loads the text of an example pack. */
  readonly example: () => Promise<string>;
  readonly textsOf: (pack: P, language: Language) => Cover;
  readonly remove: (context: R, pack: P) => Promise<Fault | null>;
  /** The component that shows the scenarios of a pack, with buttons to play them. */
  readonly Games: ComponentType<GamesProps<P, R>>;
  /** Further buttons below the list. */
  readonly children?: ComponentChildren;
}

export function PackShelf<P extends AnyPack, R extends PackContext<P>>(props: ShelfProps<P, R>) {
  const { app, other, open, textsOf, Games, children } = props;
  const [context, setContext] = useState<R | null>(null);
  const [offer, setOffer] = useState<{ readonly text: string; readonly pack: P } | null>(null);
  const [status, setStatus] = useState<ShelfStatus | null>(null);
  useCloseOnBack(app, offer, () => setOffer(null));
  const tellMissing = () => setStatus({ text: t('frame.cannotFetch') });
  useEffect(() => void open().then(setContext, tellMissing), [open]);
  useEffect(() => void context?.takeStoredPack().then((text) => (text === null ? undefined : look(text))), [context]);

  const titleOf = (pack: P): string => textsOf(pack, language()).title;
  const refuse = (fault: Fault) => setStatus({ text: t('packs.refused', { why: packFaultText(fault) }), fault });
  /** The number of checks so far. The result of a check is dropped if another check has begun since. */
  const looks = useRef(0);
  const look = async (text: string) => {
    if (modeOfPack(text) === other.mode) return app.packsOf(other.mode, text);
    const read = context?.library.inspect(text);
    if (!read) return;
    const mine = ++looks.current;
    setOffer(null);
    if (!read.ok) return refuse(read.fault);
    const fault = await context?.runTrial(read.value, (progress) => {
      if (mine === looks.current) setStatus({ text: t('packs.trying', { ...progress }), progress });
    });
    if (mine !== looks.current) return;
    if (fault) return refuse(fault);
    setStatus(null);
    setOffer({ text, pack: read.value });
  };
  const accept = async () => {
    if (!context || !offer) return;
    const added = await context.library.add(offer.text);
    setOffer(null);
    if (added.ok) setStatus({ text: t('packs.accepted', { title: titleOf(added.value) }) });
    else refuse(added.fault);
  };
  const remove = async (pack: P) => {
    if (!context) return;
    const fault = await props.remove(context, pack);
    setStatus({ text: fault ? packFaultText(fault) : t('packs.removed', { title: titleOf(pack) }) });
  };

  const isOfForm = status?.fault !== undefined || status?.progress !== undefined;
  return (
    <>
      <Status class="lead" of={status}>
        {!isOfForm && status?.text}
      </Status>
      {context && offer && (
        <Offer
          pack={offer.pack}
          cover={textsOf(offer.pack, language())}
          replaces={context.library.packs.filter(({ id }) => id === offer.pack.id).map(titleOf)[0]}
          onAccept={() => void accept()}
          onCancel={() => setOffer(null)}
        />
      )}
      {context && !offer && (
        <>
          {context.library.packs.length === 0 && <p>{t('packs.none')}</p>}
          {context.library.packs.map((pack) => (
            <PackOf app={app} pack={pack} title={titleOf(pack)} key={pack.id} onRemove={() => void remove(pack)}>
              <Games context={context} pack={pack} onStatus={setStatus} />
            </PackOf>
          ))}
          {Object.entries(context.library.faults).map(([id, fault]) => (
            <p class="error" key={id}>
              {t('packs.unreadable', { id, why: packFaultText(fault) })}
            </p>
          ))}
          <div class="stack">
            {children}
            <button
              type="button"
              class="slab"
              data-action="otherPacks"
              onClick={() => void app.packsOf(other.mode, null)}
            >
              {other.word}
            </button>
          </div>
          <PackForm
            title={t('packs.putIn')}
            word={t('packs.look')}
            action="look"
            onText={(text) => void look(text)}
            onFault={refuse}
            message={isOfForm ? status : null}
          >
            <button
              type="button"
              class="plain"
              data-action="example"
              onClick={() => void props.example().then(look, tellMissing)}
            >
              {t('packs.example')}
            </button>
          </PackForm>
        </>
      )}
    </>
  );
}

interface PackProps {
  readonly app: App;
  readonly pack: AnyPack;
  readonly title: string;
  readonly onRemove: () => void;
  readonly children: ComponentChildren;
}

function PackOf({ app, pack, title, onRemove, children }: PackProps) {
  const [sure, ask] = useState(false);
  useCloseOnBack(app, sure, () => ask(false));
  return (
    <section class="stack pack" data-pack={pack.id}>
      <h2>
        {title} <small>{t('packs.by', { by: pack.by })}</small>
      </h2>
      {children}
      {sure ? (
        <div class="row" role="alertdialog" aria-label={t('packs.removeSure', { title })}>
          <p>{t('packs.removeSure', { title })}</p>
          <button type="button" class="plain" data-action="removeYes" onClick={onRemove}>
            {t('packs.removeYes')}
          </button>
          <button type="button" class="plain" onClick={() => ask(false)}>
            {t('packs.keep')}
          </button>
        </div>
      ) : (
        <button type="button" class="plain" data-action="remove" onClick={() => ask(true)}>
          {t('packs.remove')}
        </button>
      )}
    </section>
  );
}

interface StartProps {
  readonly underWay: boolean;
  readonly disabled?: boolean;
  readonly onGoOn: () => void;
  readonly onPlay: () => void;
}

/** The buttons of a pack's scenario: one starts a new game; the other continues a game that is already under way. */
export function StartRow({ underWay, disabled = false, onGoOn, onPlay }: StartProps) {
  return (
    <div class="row start-row">
      {underWay && (
        <button type="button" class="plain strong" data-action="goOn" onClick={onGoOn}>
          {t('packs.goOn')}
        </button>
      )}
      <button
        type="button"
        class={underWay ? 'plain' : 'plain strong'}
        data-action="play"
        disabled={disabled}
        onClick={onPlay}
      >
        {t(underWay ? 'packs.anew' : 'packs.play')}
      </button>
    </div>
  );
}

interface OfferProps {
  readonly pack: AnyPack;
  readonly cover: Cover;
  /** The title of the pack that the new pack would replace; undefined if it replaces none. */
  readonly replaces: string | undefined;
  readonly onAccept: () => void;
  readonly onCancel: () => void;
}

/** Shows the contents of a pack before the player adds it. */
function Offer({ pack, cover, replaces, onAccept, onCancel }: OfferProps) {
  return (
    <section class="stack" data-offer={pack.id}>
      <h2>
        {cover.title} <small>{t('packs.by', { by: pack.by })}</small>
      </h2>
      <p>{t('packs.holds', { count: pack.scenarios.length })}</p>
      <ul>
        {Object.entries(cover.scenarios).map(([id, { title, goal }]) => (
          <li key={id}>
            <b>{title}</b>: {goal}
          </li>
        ))}
      </ul>
      {replaces !== undefined && <p class="lead">{t('packs.replaces', { title: replaces })}</p>}
      <div class="row">
        <button type="button" class="plain strong" data-action="accept" onClick={onAccept}>
          {t('packs.accept')}
        </button>
        <button type="button" class="plain" onClick={onCancel}>
          {t('packs.cancel')}
        </button>
      </div>
    </section>
  );
}
