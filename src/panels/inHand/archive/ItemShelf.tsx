/** Shows the printed strip of every item that the player has carried, found or seen in the shop, and an empty frame for each other item. */
import { items } from '../../../content/inHand';
import { contentText, t } from '../../../i18n';
import type { ItemFile } from '../../../session/inHand/archive';
import { CardPicture } from '../../CardPicture';
import { EmptyEntry, EntryCount, type ShelfProps, useIsInView } from './Shelf';

const ALL = Object.keys(items);

export function ItemShelf({ app, archived: { files } }: ShelfProps) {
  return (
    <>
      <EntryCount count={ALL.filter((id) => files.items[id]).length} most={ALL.length} />
      <ul class="strips">
        {ALL.map((id) => {
          const file = files.items[id];
          return <li key={id}>{file ? <Strip app={app} id={id} file={file} /> : <Unseen />}</li>;
        })}
      </ul>
    </>
  );
}

const Unseen = () => <EmptyEntry class="strip">{t('archive.item.unseen')}</EmptyEntry>;

function Strip({ app, id, file: { games, used } }: Pick<ShelfProps, 'app'> & { id: string; file: ItemFile }) {
  const { place, seen } = useIsInView();
  const said = `${contentText('cards.item', id)}. ${contentText('cards.itemEffect', id)}`;
  return (
    <>
      <span class="strip" ref={place}>
        {seen && (
          <CardPicture
            of={id}
            class="strip"
            label={said}
            paint={(ctx, width) => app.cardPictures.itemStrip(ctx, width, id)}
          />
        )}
      </span>
      <small>
        {games > 0
          ? `${t('archive.item.carried', { count: games })} · ${t('archive.item.used', { count: used })}`
          : t('archive.item.never')}
      </small>
    </>
  );
}
