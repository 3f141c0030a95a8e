/** Shows the quarter of the printed card for every monster that the player has met, and an empty frame for each other monster. */
import { useState } from 'preact/hooks';
import { HEROES } from '../../../flow/inHand/campaign';
import { contentText, t } from '../../../i18n';
import type { MonsterFile } from '../../../session/inHand/archive';
import { CardPicture } from '../../CardPicture';
import { isMotionOff } from '../../isMotionOff';
import type { InHandApp } from '../app';
import type { QuarterIds } from '../cardPictures';
import { otherQuarter, QUARTERS, type Quarter } from './cards';
import { EmptyEntry, EntryCount, OpenEntry, type ShelfProps, useEntry, useIsInView } from './Shelf';

const total = (slain: MonsterFile['slain']): number => Object.values(slain).reduce((sum, each) => sum + each, 0);

export function MonsterShelf({ app, archived: { files } }: ShelfProps) {
  const [open, turn] = useEntry(app);
  const { monsters, items } = files;
  /** What the archive shows of a quarter: the monster, and the item if the player has seen it. Null if the monster is unseen. */
  const shown = (quarter: Quarter | null): QuarterIds | null =>
    quarter && monsters[quarter.monster]
      ? { monster: quarter.monster, item: items[quarter.item] ? quarter.item : null }
      : null;
  const looked = QUARTERS.find(({ monster }) => monster === open);
  const upper = looked ? shown(looked) : null;
  const file = looked && monsters[looked.monster];
  if (upper && file)
    return (
      <OpenEntry title={contentText('cards.monster', upper.monster)} onBack={() => turn(null)}>
        <Entry app={app} file={file} upper={upper} lower={shown(otherQuarter(upper.monster))} />
      </OpenEntry>
    );
  return (
    <>
      <EntryCount count={QUARTERS.filter(({ monster }) => monsters[monster]).length} most={QUARTERS.length} />
      <ul class="monsters">
        {QUARTERS.map((quarter, index) => {
          const met = shown(quarter);
          const { monster } = quarter;
          return (
            <li key={monster}>
              {met ? (
                <Drawer app={app} of={met} file={monsters[monster]} onOpen={() => turn(monster)} />
              ) : (
                <EmptyEntry class="quarter">{t('archive.monster.unmet', { number: index + 1 })}</EmptyEntry>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface DrawerProps {
  readonly app: InHandApp;
  readonly of: QuarterIds;
  readonly file: MonsterFile | undefined;
  readonly onOpen: () => void;
}

function Drawer({ app, of, file, onOpen }: DrawerProps) {
  const { place, seen } = useIsInView();
  const { monster, item } = of;
  return (
    <button type="button" class="drawer" data-entry={monster} onClick={onOpen}>
      <span class="quarter" ref={place}>
        {seen && (
          <CardPicture
            of={`${monster} ${item}`}
            class="quarter"
            paint={(ctx, width) => app.cardPictures.monsterCard(ctx, width, of, null)}
          />
        )}
      </span>
      <b>{contentText('cards.monster', monster)}</b>
      {file && file.games > 0 && <small>{t('archive.monster.slain', { count: total(file.slain) })}</small>}
    </button>
  );
}

interface EntryProps {
  readonly app: InHandApp;
  readonly file: MonsterFile;
  readonly upper: QuarterIds;
  readonly lower: QuarterIds | null;
}

/** The entry of a monster: the side of its card (a button turns the card upside down), a note, and statistics. */
function Entry({ app, file, upper, lower }: EntryProps) {
  const [turned, turn] = useState(false);
  const name = contentText('cards.monster', upper.monster);
  const killers = HEROES.filter((hero) => (file.slain[hero] ?? 0) > 0);
  return (
    <div class="filed-card">
      <div class="whole" data-turned={turned} data-still={isMotionOff(app)}>
        <CardPicture
          of={JSON.stringify([upper, lower])}
          class="whole-card"
          label={t('archive.monster.cardOf', { monster: name })}
          paint={(ctx, width) => app.cardPictures.monsterCard(ctx, width, upper, lower)}
        />
      </div>
      <div>
        <p class="lead">{contentText('cards.monsterNote', upper.monster)}</p>
        {file.games > 0 ? (
          <ul class="counts">
            <li>{t('archive.monster.met', { count: file.games })}</li>
            <li>{t('archive.monster.slain', { count: total(file.slain) })}</li>
            {killers.map((hero) => (
              <li key={hero} class="by">
                {t('archive.monster.by', { hero: t(`story.hero.${hero}.name`), count: file.slain[hero] ?? 0 })}
              </li>
            ))}
            <li>{t('archive.monster.slew', { count: file.slew })}</li>
          </ul>
        ) : (
          <p class="counts">{t('archive.monster.uncounted')}</p>
        )}
        <p>
          {lower
            ? t('archive.monster.other', { monster: contentText('cards.monster', lower.monster) })
            : t('archive.monster.otherUnmet')}
        </p>
        <div class="row">
          <button
            type="button"
            class="plain"
            data-action="turn-card"
            aria-pressed={turned}
            onClick={() => turn(!turned)}
          >
            {t('archive.monster.turn')}
          </button>
        </div>
      </div>
    </div>
  );
}
