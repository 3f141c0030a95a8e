/** Shows all honours, each with its condition and whether it is earned. */
import { t } from '../../../i18n';
import { HONOURS, type Honour } from '../../../session/inHand/honours';
import { Glyph } from '../../CardPicture';
import type { HonourSign } from '../cardPictures';
import { EntryCount, type ShelfProps } from './Shelf';

/** The icon on each honour's coin. */
export const HONOUR_SIGNS: Readonly<Record<Honour, HonourSign>> = {
  served: 'scroll',
  returned: 'back',
  unscratched: 'shield',
  lastDrop: 'hp',
  lastSheet: 'discard',
  heavyHand: 'attack',
  paperCut: 'pierce',
  thickSkin: 'body',
  stuckRuler: 'target',
  naturalCauses: 'hazardous',
  brisk: 'round',
  restless: 'longRest',
  magpie: 'money',
  twoChests: 'treasure',
  foundIt: 'trap',
  locksmith: 'disarmTrap',
  counterclaim: 'blocks',
  hardest: 'advantage',
  nothingPersonal: 'dead',
  knownToAll: 'deadMonster',
  halfCabinet: 'sight',
  fullCabinet: 'king',
  threeTrades: 'hero',
  halfTheBook: 'rules',
  anEnding: 'finish',
  everyEnding: 'levelUp',
  purse: 'small',
  hundredFiles: 'log',
  thousandThrows: 'roll',
};

export function HonourShelf({ app, archived: { honours } }: ShelfProps) {
  return (
    <>
      <EntryCount count={HONOURS.filter((each) => honours.includes(each)).length} most={HONOURS.length} />
      <ul class="honours">
        {HONOURS.map((each) => {
          const held = honours.includes(each);
          return (
            <li key={each} data-honour={each} data-held={held}>
              <i class="stamp" aria-hidden="true">
                <Glyph cardPictures={app.cardPictures} name={HONOUR_SIGNS[each]} />
              </i>
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
