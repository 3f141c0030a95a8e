/** Reads the icon package at bake time, because the package has 6.4 MB and the game uses few of its icons. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface IconSet {
  readonly width: number;
  readonly height: number;
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const source = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
const set = JSON.parse(readFileSync(source, 'utf8')) as IconSet;
if (set.width !== 512 || set.height !== 512) throw new Error('expected icons of 512 x 512');

const read = new Set<string>();

/** The sorted names of all icons of the package that have been read so far. */
export const iconsRead = (): string[] => [...read].sort();

/** Returns the SVG of an icon, in `currentColor`, in a box of 512 x 512. @throws Error if no icon has this name */
export function iconBody(name: string): string {
  const own = OWN_ICONS[name];
  if (!own) read.add(name);
  const body = own ? `<path fill="currentColor" d="${own}"/>` : set.icons[name]?.body;
  if (!body) throw new Error(`neither the icon package nor OWN_ICONS has an icon named ${name}`);
  return body;
}

/** Paths of the icons drawn for this game, each in a box of 512 x 512. */
export const OWN_ICONS: Readonly<Record<string, string>> = {
  moth:
    'M246 226C196 116 72 76 32 126C22 206 112 266 222 274C152 284 92 324 122 404C172 434 216 386 238 336L244 396L268 396L274 336C296 386 340 434 390 404C420 324 360 284 290 274C400 266 490 206 480 126C440 76 316 116 266 226L262 190C280 150 310 130 344 128L342 112C302 114 272 138 256 176C240 138 210 114 170 112L168 128C202 130 232 150 250 190Z' +
    'M104 152A26 26 0 1 1 156 152A26 26 0 1 1 104 152ZM356 152A26 26 0 1 1 408 152A26 26 0 1 1 356 152Z',
};

/** Returns the path of an icon. @throws Error if no icon has this name, or if the icon has several paths: the game can draw only one */
export function iconPath(name: string): string {
  const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(iconBody(name))?.[1];
  if (!path) throw new Error(`the icon ${name} is not a single path`);
  return path;
}
