/** Opens the library with the packs of this mode. */
import { PACK_PREFIX } from '../../storage/records';
import type { Store } from '../../storage/store';
import * as shared from '../library';
import { install, uninstall } from './install';
import { type Pack, readPack } from './pack';

export type PackLibrary = shared.PackLibrary<Pack>;

export function openPackLibrary(store: Store): Promise<PackLibrary> {
  return shared.openPackLibrary(store, { prefix: PACK_PREFIX, read: readPack, install, uninstall });
}
