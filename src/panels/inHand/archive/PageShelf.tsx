/** Shows the pages of played scenarios (with the conclusion if the scenario was won), and the endings that the player has reached. */
import type { ComponentChildren } from 'preact';
import { CHAPTERS, type Chapter } from '../../../content/inHand/chapters';
import { pageText, t } from '../../../i18n';
import { endingsIn } from '../../../session/inHand/archive';
import { Vignette } from '../../Vignette';
import { endingName } from '../endings';
import { INTRODUCTIONS, SpokenText } from '../speaker/Speaker';
import { concludingSpeaker, SPEAKERS } from '../speaker/speakers';
import { EmptyEntry, EntryCount, OpenEntry, type ShelfProps, useEntry, useIsInView } from './Shelf';

const ENDINGS = CHAPTERS.filter(({ isEnding }) => isEnding);
/** The id of an ending's entry. It differs from the id of the entry for the page of the same scenario. */
const endingEntry = (id: string): string => `ending-${id}`;

export function PageShelf({ app, archived: { files } }: ShelfProps) {
  const [open, turn] = useEntry(app);
  const { pages } = files;
  const reached = endingsIn(files);
  const page = CHAPTERS.find(({ id }) => id === open && pages[id]);
  const ending = ENDINGS.find(({ id }) => endingEntry(id) === open);
  if (page) return <Page files={files} chapter={page} onBack={() => turn(null)} />;
  if (ending) return <Ending chapter={ending} onBack={() => turn(null)} />;
  return (
    <>
      <EntryCount count={CHAPTERS.filter(({ id }) => pages[id]).length} most={CHAPTERS.length} />
      <ol class="read">
        {CHAPTERS.map(({ id, number }) => (
          <li key={id}>
            {pages[id] ? (
              <Leaf entry={id} block={`scenes/${id}`} onOpen={turn}>
                {number} · {pageText(id, 'title')}
              </Leaf>
            ) : (
              <EmptyEntry class="line">
                {number} · {t('archive.page.unread')}
              </EmptyEntry>
            )}
          </li>
        ))}
      </ol>
      <h2>{t('archive.page.endings')}</h2>
      <ol class="read">
        {ENDINGS.map(({ id, number }) => (
          <li key={id}>
            {reached.includes(id) ? (
              <Leaf entry={endingEntry(id)} block={`endings/${endingName(number)}`} onOpen={turn}>
                {titleOf(number)}
              </Leaf>
            ) : (
              <EmptyEntry class="line">{t('archive.page.ending')}</EmptyEntry>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

interface LeafProps {
  readonly entry: string;
  /** The path of the picture within assets/, without its extension. The picture is loaded when the button scrolls into view. */
  readonly block: string;
  readonly onOpen: (entry: string) => void;
  readonly children: ComponentChildren;
}

/** A button that opens a page or an ending, with the picture and title of that entry. */
function Leaf({ entry, block, onOpen, children }: LeafProps) {
  const { place, seen } = useIsInView();
  return (
    <button type="button" class="plain leaf" data-entry={entry} onClick={() => onOpen(entry)}>
      <span class="thumb" ref={place} {...(seen ? { 'data-block': block } : {})} aria-hidden="true" />
      <span>{children}</span>
    </button>
  );
}

/** The title of the ending to which a scenario leads; empty if it leads to none. */
function titleOf(number: number): string {
  const name = endingName(number);
  return name ? t(`story.ending.${name}.title`) : '';
}

interface ReadProps {
  readonly chapter: Chapter;
  readonly onBack: () => void;
}

function Page({ files, chapter: { id, number }, onBack }: ReadProps & { files: ShelfProps['archived']['files'] }) {
  const file = files.pages[id];
  return (
    <OpenEntry title={`${number} · ${pageText(id, 'title')}`} onBack={onBack}>
      <Vignette of={`scenes/${id}`} />
      <SpokenText by={INTRODUCTIONS[id]}>{pageText(id, 'introduction')}</SpokenText>
      <p>{pageText(id, 'goal')}</p>
      {file?.concluded && (
        <>
          <h3>{t('archive.page.concluded')}</h3>
          <SpokenText by={concludingSpeaker(id)}>{pageText(id, 'conclusion')}</SpokenText>
        </>
      )}
      {file && file.won + file.lost > 0 && (
        <ul class="counts">
          <li>{t('archive.page.won', { count: file.won })}</li>
          <li>{t('archive.page.lost', { count: file.lost })}</li>
        </ul>
      )}
    </OpenEntry>
  );
}

function Ending({ chapter: { number }, onBack }: ReadProps) {
  const name = endingName(number);
  if (!name) return null;
  return (
    <OpenEntry title={t(`story.ending.${name}.title`)} onBack={onBack}>
      <Vignette of={`endings/${name}`} />
      {(['first', 'second', 'third'] as const).map((part) => (
        <SpokenText by={SPEAKERS[`afterwards.ending.${name}.${part}`]} key={part}>
          {t(`afterwards.ending.${name}.${part}`)}
        </SpokenText>
      ))}
    </OpenEntry>
  );
}
