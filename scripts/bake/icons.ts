/** The icon package, read at bake time: 6.4 MB of which the game uses little. */
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

/** The SVG of an icon, in `currentColor`, in a 512 x 512 box. */
export function iconBody(name: string): string {
  const body = set.icons[name]?.body;
  if (!body) throw new Error(`no such icon: ${name}`);
  return body;
}

/** The one path of an icon; an icon of several would be drawn wrongly, so it is refused. */
export function iconPath(name: string): string {
  const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(iconBody(name))?.[1];
  if (!path) throw new Error(`${name} is not a single path`);
  return path;
}
