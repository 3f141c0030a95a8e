import { useEffect, useMemo, useState } from 'preact/hooks';
import { language, t } from '../i18n';
import { BACKUPS_KEPT, type Backup } from '../storage/backups';
import {
  type ExportedFile,
  MAX_FILE,
  type Offer,
  openSaveTransfer,
  type SaveSummary,
  type SaveTransfer,
} from '../storage/transfer';
import { type Fault, MAX_CODE, type ReadResult, shorten } from '../storage/untrusted';
import type { App } from './app';
import { download } from './download';
import { FileField } from './FileField';
import { faultText } from './faultText';
import { longPasteHandlers } from './longPaste';
import { SheetFrame } from './SheetFrame';
import { Status } from './Status';
import { useView } from './useApp';
import { useCloseOnBack } from './useCloseOnBack';

const MINUTE = 60_000;

const dateOf = (time: number): string =>
  new Date(time).toLocaleString(language(), { dateStyle: 'medium', timeStyle: 'short' });

/** The sheet for export, import and backups. It shows what an import contains and asks before the import adds or replaces a campaign. */
export function SavesSheet({ app }: { app: App }) {
  const transfer = useMemo(() => openSaveTransfer(app.transfer), [app]);
  const { campaign } = useView(app);
  /** The campaigns of an import, shown one after the other. */
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const [offer] = offers;
  const [said, setSaid] = useState<{ text: string; bad: boolean } | null>(null);
  const refuse = (fault: Fault) => setSaid({ text: t('transfer.refused', { why: faultText(fault) }), bad: true });

  const look = async (reading: Promise<ReadResult<readonly Offer[]>>) => {
    setSaid(null);
    const read = await reading;
    if (read.ok) setOffers(read.value);
    else refuse(read.fault);
  };
  const lookAtOne = (reading: Promise<ReadResult<Offer>>) =>
    look(reading.then((read) => (read.ok ? { ok: true, value: [read.value] } : read)));
  const next = () => setOffers((all) => all.slice(1));
  useCloseOnBack(app, offer ?? null, next);
  const accept = async (taken: Offer) => {
    const fault = await transfer.accept(taken);
    next();
    if (fault) refuse(fault);
    else setSaid({ text: t('transfer.accepted', { name: taken.summary.name }), bad: false });
  };

  return (
    <SheetFrame app={app} title={t('saves.title')}>
      <p class="lead" data-persistence={transfer.persistence()}>
        {t(`transfer.persistence.${transfer.persistence()}`)}
      </p>
      <Status class={said?.bad ? 'error' : 'lead'} of={said}>
        {said?.text}
      </Status>
      {offer ? (
        <OfferOf offer={offer} onAccept={() => void accept(offer)} onCancel={next} />
      ) : (
        <>
          <Export app={app} transfer={transfer} key={campaign?.id ?? ''} onFault={refuse} />
          <Import
            onCode={(code) => void lookAtOne(transfer.inspect(code))}
            onFile={(text) => void look(transfer.inspectFile(text))}
            onFault={refuse}
          />
          <Backups transfer={transfer} onPick={(key) => void lookAtOne(transfer.inspectBackup(key))} />
        </>
      )}
    </SheetFrame>
  );
}

interface ExportProps {
  readonly app: App;
  readonly transfer: SaveTransfer;
  readonly onFault: (fault: Fault) => void;
}

function Export({ app, transfer, onFault }: ExportProps) {
  const { campaign, saves } = app.view;
  /** The id of the campaign whose code was copied last. */
  const [copied, setCopied] = useState<string | null>(null);
  const pack = async (id: string | null, use: (parcel: ExportedFile) => Promise<void> | void) => {
    const parcel = await transfer.exportCampaign(id);
    if (parcel.ok) await use(parcel.value);
    else onFault(parcel.fault);
  };
  const save = ({ fileName, code }: ExportedFile) => download(fileName, code);
  const copy = async (id: string, { code }: ExportedFile) => {
    setCopied(null);
    await navigator.clipboard?.writeText(code).then(
      () => setCopied(id),
      () => {},
    );
  };
  const good = saves.flatMap((line) => (line.ok ? [line] : []));
  // The list of saves contains the level. If a party is missing in the list, it has just been founded and has level 1.
  const head = campaign && { level: 1, ...good.find(({ id }) => id === campaign.id), ...campaign };
  const open = head ? [head] : good;
  return (
    <section class="stack">
      <h2>{t('transfer.export')}</h2>
      <p>{t(campaign || open.length < 2 ? 'transfer.exportHint' : 'transfer.exportNone')}</p>
      {open.map(({ id, name, level }) => (
        <div class="row" key={id}>
          <span>{t('transfer.holds', { name, level })}</span>
          <button type="button" class="plain" data-action="export" onClick={() => void pack(id, save)}>
            {t('transfer.file')}
          </button>
          <button
            type="button"
            class="plain"
            data-action="copy"
            onClick={() => void pack(id, (parcel) => copy(id, parcel))}
          >
            {t(copied === id ? 'transfer.copied' : 'transfer.copy')}
          </button>
        </div>
      ))}
    </section>
  );
}

interface ImportProps {
  readonly onCode: (code: string) => void;
  readonly onFile: (text: string) => void;
  readonly onFault: (fault: Fault) => void;
}

function Import({ onCode, onFile, onFault }: ImportProps) {
  const [code, setCode] = useState('');
  /** Reads a file. A file that is too large is refused without reading it. */
  const read = async (file: File) => {
    if (file.size > MAX_FILE) return onFault({ reason: 'tooLong', field: '', detail: shorten(file.name) });
    onFile(await file.text());
  };
  return (
    <section class="stack">
      <h2>{t('transfer.import')}</h2>
      <p>{t('transfer.importHint')}</p>
      <FileField word={t('transfer.choose')} accept=".txt,text/plain" onFile={(file) => void read(file)} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onCode(code);
        }}
      >
        <label class="field">
          {t('transfer.code')}
          <input
            name="code"
            maxLength={MAX_CODE}
            value={code}
            autocomplete="off"
            onInput={({ currentTarget }) => setCode(currentTarget.value)}
            {...longPasteHandlers(onCode)}
          />
        </label>
        <button type="submit" class="plain" data-action="look" disabled={code === ''}>
          {t('transfer.look')}
        </button>
      </form>
    </section>
  );
}

function OfferOf({ offer, onAccept, onCancel }: { offer: Offer; onAccept: () => void; onCancel: () => void }) {
  const { summary: holds, restarts, replaces } = offer;
  return (
    <section class="stack" data-offer={holds.id}>
      <SummaryOf summary={holds} />
      {restarts && <p>{t('transfer.relaid')}</p>}
      {replaces === null && <p class="lead">{t('transfer.adds')}</p>}
      {replaces === 'unreadable' && <p class="lead">{t('transfer.replacesUnreadable')}</p>}
      {replaces !== null && replaces !== 'unreadable' && (
        <>
          <p class="lead">{t('transfer.replaces')}</p>
          <SummaryOf summary={replaces} />
        </>
      )}
      <div class="row">
        <button type="button" class="plain" data-action="accept" onClick={onAccept}>
          {t('transfer.accept')}
        </button>
        <button type="button" class="plain" onClick={onCancel}>
          {t('transfer.cancel')}
        </button>
      </div>
    </section>
  );
}

function SummaryOf({ summary }: { summary: SaveSummary }) {
  const { name, level, done, scenario, savedAt, played } = summary;
  const minutes = Math.floor(played / MINUTE);
  return (
    <div class="stack">
      <h2>{t('transfer.holds', { name, level })}</h2>
      <span>{t('transfer.done', { count: done })}</span>
      {scenario !== null && <span>{t('transfer.underWay', { scenario })}</span>}
      <span>{t('transfer.played', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</span>
      <span>{t('transfer.savedAt', { date: dateOf(savedAt) })}</span>
    </div>
  );
}

function Backups({ transfer, onPick }: { transfer: SaveTransfer; onPick: (key: string) => void }) {
  const [backups, setBackups] = useState<readonly Backup[]>([]);
  useEffect(() => void transfer.backups().then(setBackups), [transfer]);
  return (
    <section class="stack">
      <h2>{t('transfer.backups')}</h2>
      <p>{t(backups.length > 0 ? 'transfer.backupsHint' : 'transfer.backupsNone', { count: BACKUPS_KEPT })}</p>
      {backups.map(({ key, occasion, madeAt, of }) => (
        <div class="row" key={key}>
          <span>
            {of ? t('transfer.holds', { name: of.name, level: of.level }) : t('transfer.unreadable')}: {dateOf(madeAt)},{' '}
            {t(`transfer.occasion.${occasion}`)}
          </span>
          <button type="button" class="plain" data-backup={key} disabled={of === null} onClick={() => onPick(key)}>
            {t('transfer.restore')}
          </button>
        </div>
      ))}
    </section>
  );
}

/** Says that another tab plays the campaign, and offers to play it in this tab instead. */
export function ElsewhereSheet({ app }: { app: App }) {
  return (
    <SheetFrame app={app} title={t('saves.elsewhere.title')}>
      <p class="lead">{t('saves.elsewhere.text')}</p>
      <div class="row">
        <button type="button" class="plain" data-action="take-over" onClick={() => app.takeOver()}>
          {t('saves.elsewhere.takeOver')}
        </button>
      </div>
    </SheetFrame>
  );
}
