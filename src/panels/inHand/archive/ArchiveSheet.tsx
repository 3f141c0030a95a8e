/** The sheet of the archive: monsters, items, scenario pages, heroes and honours from all campaigns. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../../i18n';
import type { ArchiveContents } from '../../../storage/inHand/archive';
import { SheetFrame } from '../../SheetFrame';
import type { InHandApp } from '../app';
import { HeroShelf } from './HeroShelf';
import { HonourShelf } from './HonourShelf';
import { ItemShelf } from './ItemShelf';
import { MonsterShelf } from './MonsterShelf';
import { PageShelf } from './PageShelf';
import './archive.css';

const SHELVES = {
  monsters: MonsterShelf,
  items: ItemShelf,
  pages: PageShelf,
  heroes: HeroShelf,
  honours: HonourShelf,
} as const;
type ShelfName = keyof typeof SHELVES;
const NAMES = Object.keys(SHELVES) as readonly ShelfName[];

export function ArchiveSheet({ app }: { app: InHandApp }) {
  // Null while the archive is loading; 'locked' if it cannot be read.
  const [archived, show] = useState<ArchiveContents | 'locked' | null>(null);
  const [name, turnTo] = useState<ShelfName>('monsters');
  useEffect(() => void app.readArchive().then((found) => show(found ?? 'locked')), []);
  const Shelf = SHELVES[name];
  return (
    <SheetFrame app={app} title={t('archive.title')}>
      <div class="archive">
        {archived === 'locked' && <p role="alert">{t('archive.unreadable')}</p>}
        {archived !== null && archived !== 'locked' && (
          <>
            <p class="lead">{t('archive.lead')}</p>
            <nav class="shelves" aria-label={t('archive.shelves')}>
              {NAMES.map((each) => (
                <button
                  type="button"
                  class="plain"
                  key={each}
                  data-shelf={each}
                  aria-pressed={each === name}
                  onClick={() => turnTo(each)}
                >
                  {t(`archive.shelf.${each}`)}
                </button>
              ))}
            </nav>
            <Shelf key={name} app={app} archived={archived} />
          </>
        )}
      </div>
    </SheetFrame>
  );
}
