/** The page's storage, read and changed from outside as the browser, another version or a fault may do. */

import type { Page } from 'playwright-core';
import type { Visit } from './browser';
import { type Envelope, unseal } from './inHand';

/** Everything that is stored under keys that begin so. */
export function records(page: Page, prefix = 'campaign/'): Promise<Record<string, string>> {
  return page.evaluate(
    (wanted) =>
      new Promise<Record<string, string>>((resolve, reject) => {
        const opening = indexedDB.open('gloomholdin');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const found: Record<string, string> = {};
          const database = opening.result;
          const cursor = database.transaction('saves').objectStore('saves').openCursor();
          cursor.onerror = () => reject(cursor.error);
          cursor.onsuccess = () => {
            if (!cursor.result) {
              database.close();
              return resolve(found);
            }
            const key = String(cursor.result.key);
            if (key.startsWith(wanted)) found[key] = String(cursor.result.value);
            cursor.result.continue();
          };
        };
      }),
    prefix,
  );
}

/** Puts records in the place of others, also where the page has never been. */
export function putRecords(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  return page.evaluate(
    (given) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('gloomholdin');
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => void opening.result.createObjectStore('saves');
        opening.onsuccess = () => {
          const database = opening.result;
          const writing = database.transaction('saves', 'readwrite');
          for (const [key, text] of Object.entries(given)) writing.objectStore('saves').put(text, key);
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    entries,
  );
}

/** Takes both write-ahead copies away: what the slots have is all there is. */
export function forgetAhead(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        localStorage.clear();
        const deleting = indexedDB.deleteDatabase('gloomholdin-ahead');
        deleting.onerror = () => reject(deleting.error);
        deleting.onsuccess = () => resolve();
      }),
  );
}

/** The newest record that can be read, and its key. */
export async function newestRecord(page: Page): Promise<{ key: string; envelope: Envelope }> {
  const found = Object.entries(await records(page)).flatMap(([key, text]) => {
    const read = unseal(text);
    return read.ok ? [{ key, envelope: read.value.envelope }] : [];
  });
  const [newest] = found.sort((a, b) => b.envelope.serial - a.envelope.serial);
  if (!newest) throw new Error('nothing is saved');
  return newest;
}

export const origin = (url: string): string => new URL(url).origin;

/** What the browser does when it runs short of room, or is told to by its owner. */
export async function wipe({ cdp }: Visit, url: string, storageTypes: 'indexeddb' | 'all'): Promise<void> {
  await cdp.send('Storage.clearDataForOrigin', { origin: origin(url), storageTypes });
}
