/**
 * Adds to the page the loading message, which players see if the page's scripts do not load in time. The message is in every
 * language, because without scripts the page cannot choose a language.
 */
import type { HtmlTagDescriptor, Plugin } from 'vite';
import cs from '../src/i18n/cs/failure.ts';
import en from '../src/i18n/en/failure.ts';
import { LANGUAGES, type Language } from '../src/i18n/languages.ts';
import ru from '../src/i18n/ru/failure.ts';

const WORDS = { en, ru, cs } as const satisfies Record<Language, object>;

/** Returns the Vite plugin. The styles hide the message at first (styles/failure.css); the game removes it (shell/loadingMessage.ts). */
export function loadingMessage(): Plugin {
  return {
    name: 'on-its-way',
    transformIndexHtml: () => [
      { tag: 'div', attrs: { id: 'on-its-way', role: 'status' }, children: LANGUAGES.map(sentence), injectTo: 'body' },
    ],
  };
}

function sentence(lang: Language): HtmlTagDescriptor {
  const { slow, again } = WORDS[lang];
  // A link with an empty address reloads the page without a script.
  const link = { tag: 'a', attrs: { href: '' }, children: again };
  return { tag: 'p', attrs: { lang }, children: [{ tag: 'span', children: `${slow} ` }, link] };
}
