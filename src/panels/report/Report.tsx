import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n';
import { encodeShare } from '../../storage/shareCode';
import type { App } from '../app';
import { copyText } from '../clipboard';
import { Status } from '../Status';
import { useView } from '../useApp';
import { mailtoLink, reportOf } from './report';
import './report.css';

/** The form for reporting a problem. The player copies the report, which includes any game on the table, or sends it by mail. */
export function Report({ app }: { app: App }) {
  const { language } = useView(app);
  const [text, setText] = useState<string | null>(null);
  const [said, say] = useState<{ readonly text: string } | null>(null);
  useEffect(() => {
    const { journal } = app;
    const coded = journal ? encodeShare(journal) : Promise.resolve(null);
    void coded.then((game) => setText(reportOf(t('report.question'), { ...around(app), game })));
  }, [app, language]);
  if (text === null) return null;
  const letter = mailtoLink(t('report.subject'), text);
  const copy = () => void copyText(text).then((done) => say({ text: t(done ? 'report.copied' : 'report.notCopied') }));
  return (
    <section class="stack report">
      <h2>{t('report.title')}</h2>
      <p>{t('report.about')}</p>
      <div class="row">
        <button type="button" class="plain" data-action="copyReport" onClick={copy}>
          {t('report.copy')}
        </button>
        {letter && (
          <a class="plain" data-action="mailReport" href={letter}>
            {t('report.mail')}
          </a>
        )}
      </div>
      <Status of={said}>{said?.text}</Status>
      <details>
        <summary>{t('report.look')}</summary>
        <pre>{text}</pre>
      </details>
    </section>
  );
}

function around({ view: { language, screen, warnings } }: App) {
  const version = document.querySelector<HTMLMetaElement>('meta[name=version]')?.content ?? null;
  const canvas = document.querySelector<HTMLCanvasElement>('#game canvas');
  return {
    version,
    language,
    screen,
    warnings,
    window: { width: innerWidth, height: innerHeight, density: devicePixelRatio },
    browser: navigator.userAgent,
    // A canvas keeps the kind of its first context. So asking a WebGL canvas for '2d' gives null.
    renderer: canvas?.getContext('2d') ? 'canvas' : 'webgl',
  };
}
