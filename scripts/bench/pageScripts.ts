/** Scripts that run in the measured page, as texts, and the types of the variables that they set there. */

/** The HTML of a page with bare Phaser, which sets `done` after Phaser's first frame. */
export const BARE_PAGE = `<!doctype html><script src="phaser.min.js"></script><script>
new Phaser.Game({ width: 390, height: 844, banner: false, scene: { create() {
  this.game.events.once('postrender', () => { window.done = performance.now(); });
} } });
</script>`;

/**
 * Continues the campaign as soon as the title shows the button, and records the times (`Marks`) of the click and of the table's appearance.
 */
export const CONTINUE_CAMPAIGN = `
const look = () => {
  const button = document.querySelector('[data-action=continue]');
  if (button && !('continued' in window)) {
    window.continued = performance.now();
    button.click();
  }
  if (document.querySelector('.hud .prompt')) window.seated = performance.now();
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);
`;

/**
 * Records how long each write with strict durability takes, in ms, from its transaction to the disk's answer. For comparison,
 * `writeRelaxed` writes a text with relaxed durability into another database. Runs before all scripts of the page.
 */
export const MEASURE_WRITES = `
window.strictWrites = [];
const { transaction } = IDBDatabase.prototype;
IDBDatabase.prototype.transaction = function (stores, mode, options) {
  const began = performance.now();
  const made = transaction.call(this, stores, mode, options);
  if (mode === 'readwrite' && options && options.durability === 'strict')
    made.addEventListener('complete', () => window.strictWrites.push(performance.now() - began));
  return made;
};
const opened = new Promise((resolve, reject) => {
  const opening = indexedDB.open('bench', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('texts');
  opening.onsuccess = () => resolve(opening.result);
  opening.onerror = () => reject(opening.error);
});
window.writeRelaxed = async (text) => {
  const database = await opened;
  const began = performance.now();
  await new Promise((resolve, reject) => {
    const made = transaction.call(database, 'texts', 'readwrite', { durability: 'relaxed' });
    made.objectStore('texts').put(text, 'bench');
    made.oncomplete = resolve;
    made.onabort = () => reject(made.error);
    made.commit();
  });
  return performance.now() - began;
};
`;

/** The variables that `MEASURE_WRITES` sets in the page. */
export interface Writes {
  /** The ms of each write with strict durability. */
  readonly strictWrites: number[];
  /** Writes a text with relaxed durability. @returns the ms that the write took */
  writeRelaxed(text: string): Promise<number>;
}

/** The times that `CONTINUE_CAMPAIGN` records, in ms since the page's start. */
export interface Marks {
  /** When the button was clicked. */
  readonly continued: number;
  /** When the table appeared. */
  readonly seated: number;
}
