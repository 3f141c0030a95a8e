/** Test kit: reads and changes the page's storage from outside, as the browser, another version or a fault may do. */

import type { Page } from 'playwright-core';
import type { Visit } from './browser';
import { type Envelope, unseal } from './inHand';

/** Returns all records whose keys begin with `prefix`. */
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

/** Writes records, replacing those with the same keys, and creates the database if the page was never opened. */
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

/** Deletes both write-ahead copies, so that only the slots remain. */
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

/** Returns the newest readable record and its key. @throws Error if there is none */
export async function newestRecord(page: Page): Promise<{ key: string; envelope: Envelope }> {
  const found = Object.entries(await records(page)).flatMap(([key, text]) => {
    const read = unseal(text);
    return read.ok ? [{ key, envelope: read.value.envelope }] : [];
  });
  const [newest] = found.sort((a, b) => b.envelope.serial - a.envelope.serial);
  if (!newest) throw new Error('no record can be read');
  return newest;
}

export const origin = (url: string): string => new URL(url).origin;

/** Deletes the site's data, as the browser does when storage is full or when its user asks for it. */
export async function wipe({ cdp }: Visit, url: string, storageTypes: 'indexeddb' | 'all'): Promise<void> {
  await cdp.send('Storage.clearDataForOrigin', { origin: origin(url), storageTypes });
}
