/** The honours, held and not yet held: each says what it is for. */
import { t } from '../../../i18n';
import { HONOURS } from '../../../session/inHand/honours';
import type { ShelfProps } from './ArchiveSheet';
import { Filed } from './Shelf';

export function HonourShelf({ archived: { honours } }: ShelfProps) {
  return (
    <>
      <Filed count={HONOURS.filter((each) => honours.includes(each)).length} most={HONOURS.length} />
      <ul class="honours">
        {HONOURS.map((each) => {
          const held = honours.includes(each);
          return (
            <li key={each} data-honour={each} data-held={held}>
              <i class="stamp" aria-hidden="true" />
              <div>
                <b>{t(`archive.honour.${each}.name`)}</b>
                <p>{t(`archive.honour.${each}.line`)}</p>
                <span class="said">{t(held ? 'archive.honours.held' : 'archive.honours.open')}</span>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
