/** The packs of this mode. */
import type { Store } from '../../storage/store';
import * as shared from '../shelf';
import { install, uninstall } from './install';
import { type Pack, readPack } from './pack';

export type Shelf = shared.Shelf<Pack>;

export function openShelf(store: Store): Promise<Shelf> {
  return shared.openShelf(store, { prefix: 'pack/', read: readPack, install, uninstall });
}
