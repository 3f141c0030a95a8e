/** The sheet for practising throws: instructions, the result of the last throw, and buttons to throw and to close the sheet. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../../i18n';
import { FACES, type Face } from '../../../rules/inHand/vocabulary';
import { keyOf } from '../../keys';
import type { InHandApp, Practice as Table } from '../app';
import './practice.css';

export function Practice({ app }: { app: InHandApp }) {
  const table = useRef<Promise<Table> | null>(null);
  const paper = useRef<HTMLElement>(null);
  const [faces, setFaces] = useState<readonly Face[]>([]);
  const [missed, miss] = useState(false);
  const close = () => app.show(null);
  const roll = () => void table.current?.then((laid) => laid.roll());
  useEffect(() => {
    const opened = app.showPractice({
      words: () => paper.current?.getBoundingClientRect() ?? new DOMRect(),
      onFace(face) {
        miss(false);
        setFaces((before) => [...before, face]);
      },
      onMiss: () => miss(true),
    });
    table.current = opened;
    opened.catch(close);
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
      if (keyOf(event) === 'r' && !event.ctrlKey && !event.metaKey && !event.altKey) roll();
    };
    addEventListener('keydown', key);
    return () => {
      removeEventListener('keydown', key);
      void opened.then((laid) => laid.close()).catch(() => {});
    };
  }, [app]);
  const last = faces.at(-1);
  return (
    <main class="practice" aria-label={t('practice.title')}>
      <section class="paper" ref={paper}>
        <h1>{t('practice.title')}</h1>
        <p>
          {t('practice.how')} {matchMedia('(pointer: fine)').matches && t('practice.key')}
        </p>
        <p class="practice-said" role="status" data-throws={faces.length}>
          {missed
            ? t('practice.missed')
            : last
              ? t('practice.thrown', { face: last, counts: FACES.map((face) => countOf(faces, face)).join(', ') })
              : ''}
        </p>
        <div class="row">
          <button type="button" class="plain strong" data-action="throw" aria-keyshortcuts="r" onClick={roll}>
            {t('practice.roll')}
          </button>
          <button type="button" class="plain" data-action="enough" onClick={close}>
            {t('practice.enough')}
          </button>
        </div>
      </section>
    </main>
  );
}

function countOf(faces: readonly Face[], face: Face): string {
  return `${face} ${faces.filter((each) => each === face).length}`;
}
