/** Opens the library with the packs of this mode. */
import { TABLE_PACK_PREFIX } from '../../storage/records';
import type { Store } from '../../storage/store';
import * as shared from '../library';
import { install, uninstall } from './install';
import { type LongPack, readLongPack } from './pack';

export type LongPackLibrary = shared.PackLibrary<LongPack>;

export function openPackLibrary(store: Store): Promise<LongPackLibrary> {
  return shared.openPackLibrary(store, { prefix: TABLE_PACK_PREFIX, read: readLongPack, install, uninstall });
}
