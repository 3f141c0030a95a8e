/** The workshop (scenario editor): shows the list of draft scenarios, or the editor of one of them. */
import { useEffect, useState } from 'preact/hooks';
import { language, t } from '../../../i18n';
import { seedFrom } from '../../../journal/seed';
import { newDraft, textsIn } from '../../../packs/inHand/draft';
import { draftsOf } from '../../../packs/inHand/draftPack';
import type { DraftStore } from '../../../packs/inHand/draftStore';
import { currentDraft, newHistory, recordEdit } from '../../../packs/inHand/history';
import { readPack } from '../../../packs/inHand/pack';
import type { Workshop } from '../../../packs/inHand/workshop';
import type { Fault } from '../../../storage/untrusted';
import { faultText } from '../../faultText';
import { PageHeader } from '../../PageHeader';
import { PackForm } from '../../packs/PackForm';
import { packFaultText } from '../../packs/packFault';
import { useView } from '../../useApp';
import { useCloseOnBack } from '../../useCloseOnBack';
import type { InHandApp } from '../app';
import { EditorPage } from './EditorPage';
import { useEditor } from './useEditor';
import './workshop.css';

/** The workshop's name for `App.pageOf` and `App.showPage`. The workshop's page is the id of the draft scenario in the editor. */
const PANEL = 'workshop';

type Opened = { readonly workshop: Workshop; readonly drawer: DraftStore };

export function WorkshopSheet({ app }: { app: InHandApp }) {
  const [opened, setOpened] = useState<Opened | 'elsewhere' | 'missing' | null>(null);
  useEffect(() => {
    const open = async () => {
      const workshop = await app.loadWorkshop();
      const drawer = await workshop.open();
      if (!drawer) return setOpened('elsewhere');
      const { place } = workshop;
      if (place.drawingId !== null && drawer.drawings.has(place.drawingId)) app.showPage(PANEL, place.drawingId);
      setOpened({ workshop, drawer });
    };
    open().catch(() => setOpened('missing'));
  }, [app]);
  useView(app);
  const isOpen = opened !== null && typeof opened === 'object';
  const page = app.pageOf(PANEL);
  const drawing = isOpen && page !== null && opened.drawer.drawings.has(page) ? page : null;
  useEffect(() => {
    if (isOpen) opened.workshop.place.drawingId = drawing;
  }, [opened, drawing]);
  const lay = (id: string | null) => app.showPage(PANEL, id);
  if (isOpen && drawing !== null) {
    return <OnDesk app={app} {...opened} id={drawing} onBack={() => lay(null)} key={drawing} />;
  }
  return (
    <main class="screen workshop">
      <PageHeader cardPictures={app.cardPictures} title={t('workshop.title')} onBack={() => app.show(null)} />
      <article class="page paper" aria-label={t('workshop.title')}>
        <p class="lead">{t('workshop.about')}</p>
        {opened === 'elsewhere' && <p class="error">{t('workshop.elsewhere')}</p>}
        {opened === 'missing' && <p class="error">{t('frame.cannotFetch')}</p>}
        {isOpen && <DrawerPage app={app} {...opened} onLay={lay} />}
      </article>
    </main>
  );
}

interface OnDeskProps extends Opened {
  readonly app: InHandApp;
  readonly id: string;
  readonly onBack: () => void;
}

function OnDesk({ app, workshop, drawer, id, onBack }: OnDeskProps) {
  const editor = useEditor(workshop, drawer, id);
  return editor && <EditorPage app={app} editor={editor} onBack={onBack} />;
}

interface DrawerProps extends Opened {
  readonly app: InHandApp;
  readonly onLay: (id: string) => void;
}

function DrawerPage({ app, workshop, drawer, onLay }: DrawerProps) {
  const [, redraw] = useState(0);
  const [said, say] = useState<{ readonly text: string; readonly fault?: Fault } | null>(null);
  const begin = () => {
    const draft = newDraft(seedFrom(crypto.getRandomValues(new Uint8Array(9))), language());
    drawer.save(newHistory(draft), null);
    onLay(draft.id);
  };
  const bring = (text: string) => {
    const read = readPack(text);
    if (!read.ok) return say({ text: t('packs.refused', { why: packFaultText(read.fault) }), fault: read.fault });
    const drafts = draftsOf(read.value);
    for (const draft of drafts) {
      const there = drawer.drawings.get(draft.id);
      // If the draft scenario exists already, its previous form becomes an undo step of the history.
      drawer.save(there ? recordEdit(there.history, draft) : newHistory(draft), there?.tried ?? null);
    }
    say({ text: t('workshop.brought', { titles: drafts.map((each) => textsIn(each, language()).title).join(', ') }) });
  };
  const remove = async (id: string) => {
    const there = drawer.drawings.get(id);
    drawer.remove(id);
    redraw((n) => n + 1);
    if (there) await workshop.clearTable(currentDraft(there.history));
  };
  return (
    <>
      <button type="button" class="slab" data-action="newDrawing" onClick={begin}>
        {t('workshop.begin')}
        <small>{t('workshop.beginHint')}</small>
      </button>
      {drawer.drawings.size === 0 && <p class="lead">{t('workshop.none')}</p>}
      {[...drawer.drawings].map(([id, { history }]) => {
        const draft = currentDraft(history);
        const title = textsIn(draft, language()).title || t('workshop.untitled');
        return (
          <Line
            key={id}
            app={app}
            id={id}
            title={title}
            facts={t('workshop.facts', {
              hexes: Object.keys(draft.page.board.hexes).length,
              foes: draft.page.foes.length,
              rules: draft.page.rules.length,
            })}
            onLay={() => onLay(id)}
            onRemove={() => void remove(id)}
          />
        );
      })}
      {Object.entries(drawer.faults).map(([id, fault]) => (
        <p class="error" key={id}>
          {t('workshop.unreadable', { id, why: faultText(fault) })}
        </p>
      ))}
      <PackForm
        title={t('workshop.import')}
        word={t('workshop.import')}
        action="import"
        onText={bring}
        onFault={(fault) => say({ text: t('packs.refused', { why: packFaultText(fault) }), fault })}
        message={said}
      />
    </>
  );
}

interface LineProps {
  readonly app: InHandApp;
  readonly id: string;
  readonly title: string;
  readonly facts: string;
  readonly onLay: () => void;
  readonly onRemove: () => void;
}

function Line({ app, id, title, facts, onLay, onRemove }: LineProps) {
  const [sure, ask] = useState(false);
  useCloseOnBack(app, sure, () => ask(false));
  return (
    <section class="drawing" data-line={id}>
      <button type="button" class="slab" data-action="lay" onClick={onLay}>
        {title}
        <small>{facts}</small>
      </button>
      {sure ? (
        <div class="row" role="alertdialog" aria-label={t('workshop.removeSure', { title })}>
          <p>{t('workshop.removeSure', { title })}</p>
          <button type="button" class="plain" data-action="removeYes" onClick={onRemove}>
            {t('workshop.removeYes')}
          </button>
          <button type="button" class="plain" onClick={() => ask(false)}>
            {t('packs.keep')}
          </button>
        </div>
      ) : (
        <button type="button" class="plain" data-action="remove" onClick={() => ask(true)}>
          {t('workshop.remove')}
          <span class="said"> {title}</span>
        </button>
      )}
    </section>
  );
}
