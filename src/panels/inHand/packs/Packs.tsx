/** The sheet of the player's scenario packs, and the outcome page of a pack's scenario. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Campaign, idOfPackGame, isTrial, pageOfPackGame } from '../../../flow/inHand/campaign';
import { language, named, pageText, t } from '../../../i18n';
import { seedFrom } from '../../../journal/seed';
import {
  isUnderWay,
  layPackGame,
  type Pack,
  type PackRoom,
  type PackScenario,
  removePack,
  type TrialProgress,
  textsOf,
} from '../../../packs/inHand';
import { SCENARIO_LEVELS, type ScenarioLevel } from '../../../rules/inHand/vocabulary';
import type { Fault } from '../../../storage/untrusted';
import { faultText } from '../../faultText';
import { SheetFrame } from '../../SheetFrame';
import { useCover } from '../../useCover';
import type { InHandApp } from '../app';
import { DefeatReason } from '../DefeatReason';
import { Seal } from '../reckoning/Seal';
import { PackForm } from './PackForm';
import './packs.css';
import { Status } from '../../Status';

const titleOf = (pack: Pack): string => textsOf(pack, language()).title;

type Said = { readonly text: string; readonly fault?: Fault; readonly progress?: TrialProgress } | null;

export function PacksSheet({ app }: { app: InHandApp }) {
  const [room, setRoom] = useState<PackRoom | null>(null);
  const [offer, setOffer] = useState<{ readonly text: string; readonly pack: Pack } | null>(null);
  const [said, say] = useState<Said>(null);
  useCover(app, offer, () => setOffer(null));
  useEffect(() => void app.packs().then(setRoom, () => say({ text: t('frame.cannotFetch') })), [app]);

  const refuse = (fault: Fault) => say({ text: t('packs.refused', { why: faultText(fault) }), fault });
  /** Counts checks of packs, so that a later check cancels an earlier one. */
  const looks = useRef(0);
  const look = async (text: string) => {
    const read = room?.library.inspect(text);
    if (!read) return;
    const mine = ++looks.current;
    setOffer(null);
    if (!read.ok) return refuse(read.fault);
    const fault = await room?.tryOut(read.value, (progress) => {
      if (mine === looks.current) say({ text: t('packs.trying', { ...progress }), progress });
    });
    if (mine !== looks.current) return;
    if (fault) return refuse(fault);
    say(null);
    setOffer({ text, pack: read.value });
  };
  const example = async () => look((await import('../../../../assets/packs/lostProperty.json?raw')).default);
  const accept = async () => {
    if (!room || !offer) return;
    const added = await room.library.add(offer.text);
    setOffer(null);
    if (added.ok) say({ text: t('packs.accepted', { title: titleOf(added.value) }) });
    else refuse(added.fault);
  };
  const remove = async (pack: Pack) => {
    if (!room) return;
    const fault = await removePack(room, pack);
    say({ text: fault ? faultText(fault) : t('packs.removed', { title: titleOf(pack) }) });
  };

  return (
    <SheetFrame app={app} title={t('packs.title')}>
      <p class="lead">{t('packs.about')}</p>
      <Status as="div" class={said?.fault ? 'error' : 'lead'} of={said}>
        {said && <p>{said.text}</p>}
        {said?.progress && <progress value={said.progress.done} max={said.progress.of} aria-hidden="true" />}
        {said?.fault?.detail && <p>{t('packs.what', { detail: said.fault.detail })}</p>}
      </Status>
      {room && offer && (
        <Offer
          pack={offer.pack}
          replaces={room.library.packs.find(({ id }) => id === offer.pack.id)}
          onAccept={() => void accept()}
          onCancel={() => setOffer(null)}
        />
      )}
      {room && !offer && (
        <>
          {room.library.packs.length === 0 && <p>{t('packs.none')}</p>}
          {room.library.packs.map((pack) => (
            <PackOf app={app} room={room} pack={pack} key={pack.id} onSay={say} onRemove={() => void remove(pack)} />
          ))}
          {Object.entries(room.library.faults).map(([id, fault]) => (
            <p class="error" key={id}>
              {t('packs.unreadable', { id, why: faultText(fault) })}
            </p>
          ))}
          <button type="button" class="slab" data-action="workshop" onClick={() => app.show('workshop')}>
            {t('frame.workshop')}
            <small>{t('packs.workshop')}</small>
          </button>
          <PackForm
            title={t('packs.putIn')}
            word={t('packs.look')}
            action="look"
            onText={(text) => void look(text)}
            onFault={refuse}
          >
            <button type="button" class="plain" data-action="example" onClick={() => void example()}>
              {t('packs.example')}
            </button>
          </PackForm>
        </>
      )}
    </SheetFrame>
  );
}

interface PackProps {
  readonly app: InHandApp;
  readonly room: PackRoom;
  readonly pack: Pack;
  readonly onSay: (said: Said) => void;
  readonly onRemove: () => void;
}

function PackOf({ app, room, pack, onSay, onRemove }: PackProps) {
  const [sure, ask] = useState(false);
  useCover(app, sure, () => ask(false));
  const title = titleOf(pack);
  return (
    <section class="stack pack" data-pack={pack.id}>
      <h2>
        {title} <small>{t('packs.by', { by: pack.by })}</small>
      </h2>
      {pack.scenarios.map((scenario) => (
        <Game app={app} room={room} scenario={scenario} key={scenario.page.id} onSay={onSay} />
      ))}
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

interface GameProps {
  readonly app: InHandApp;
  readonly room: PackRoom;
  readonly scenario: PackScenario;
  readonly onSay: (said: Said) => void;
}

function Game({ app, room, scenario, onSay }: GameProps) {
  const { page, heroLevel, items } = scenario;
  const [level, setLevel] = useState<ScenarioLevel>(1);
  const [underWay, setUnderWay] = useState(false);
  useEffect(() => void isUnderWay(room, page.id).then(setUnderWay), [room, page.id]);
  const play = async () => {
    const seed = seedFrom(crypto.getRandomValues(new Uint8Array(16)));
    const id = await layPackGame(room, scenario, { scenarioLevel: level, seed, name: t('packs.name') });
    if (id === null) onSay({ text: t('packs.elsewhere') });
    else app.resume(id);
  };
  return (
    <article class="pack-game" data-page={page.id}>
      <h3>{pageText(page.id, 'title')}</h3>
      <p>{pageText(page.id, 'introduction')}</p>
      <p>
        <b>{t('journey.page.goal')}:</b> {pageText(page.id, 'goal')}
      </p>
      {pageText(page.id, 'special') && <p>{pageText(page.id, 'special')}</p>}
      <p>
        {items.length > 0
          ? t('packs.heroWith', { level: heroLevel, items: items.map((id) => named('cards.item', id)).join(', ') })
          : t('packs.hero', { level: heroLevel })}
      </p>
      <fieldset class="levels">
        <legend>{t('journey.page.scenarioLevel')}</legend>
        {SCENARIO_LEVELS.map((each) => (
          <label key={each}>
            <input type="radio" name={`level-${page.id}`} checked={level === each} onChange={() => setLevel(each)} />
            <b>{each}</b>
          </label>
        ))}
      </fieldset>
      <div class="row">
        {underWay && (
          <button
            type="button"
            class="plain strong"
            data-action="goOn"
            onClick={() => app.resume(idOfPackGame(page.id))}
          >
            {t('packs.goOn')}
          </button>
        )}
        <button
          type="button"
          class={underWay ? 'plain' : 'plain strong'}
          data-action="play"
          onClick={() => void play()}
        >
          {t(underWay ? 'packs.anew' : 'packs.play')}
        </button>
      </div>
    </article>
  );
}

interface OfferProps {
  readonly pack: Pack;
  readonly replaces: Pack | undefined;
  readonly onAccept: () => void;
  readonly onCancel: () => void;
}

/** The contents of a pack before the player adds it. */
function Offer({ pack, replaces, onAccept, onCancel }: OfferProps) {
  const { scenarios: pages, title } = textsOf(pack, language());
  return (
    <section class="stack" data-offer={pack.id}>
      <h2>
        {title} <small>{t('packs.by', { by: pack.by })}</small>
      </h2>
      <p>{t('packs.holds', { count: pack.scenarios.length })}</p>
      <ul>
        {Object.entries(pages).map(([id, { title, goal }]) => (
          <li key={id}>
            <b>{title}</b>: {goal}
          </li>
        ))}
      </ul>
      {replaces && <p class="lead">{t('packs.replaces', { title: titleOf(replaces) })}</p>}
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

/** The outcome of a pack's scenario, and its conclusion. */
export function PackOutcome({ app, campaign }: { app: InHandApp; campaign: Campaign }) {
  const page = pageOfPackGame(campaign.id);
  if (campaign.stage.at !== 'outcome' || page === null) return null;
  const { outcome } = campaign.stage;
  const { won } = outcome;
  const tried = isTrial(campaign);
  const leave = () => {
    app.quit();
    app.show(tried ? 'workshop' : 'packs');
  };
  return (
    <main class="screen outcome">
      <article class="page paper" data-won={won}>
        <p class="over">{pageText(page, 'title')}</p>
        <h1>{t(won ? 'packs.won' : 'packs.lost')}</h1>
        <p class="lead">{won ? pageText(page, 'conclusion') : t('journey.outcome.lostText')}</p>
        <DefeatReason outcome={outcome} />
        <p>{t('packs.rounds', { count: campaign.rounds ?? 0 })}</p>
      </article>
      <div class="seal-row">
        <span />
        <Seal app={app} word={t(tried ? 'packs.drawing' : 'packs.again')} onPress={leave} />
      </div>
    </main>
  );
}
