/** From a code, a link or a journal to a game that can be looked at, or a sentence why not. */
import { bookFor, ContentError } from '../../content/inHand';
import { openChapter, openModes, t } from '../../i18n';
import { reasonSentence } from '../../i18n/inHand/words';
import type { Journal } from '../../journal/journal';
import { openViewing, type Viewing } from '../../session/viewing';
import { sharedGame } from '../../storage/address';
import { decodeShare } from '../../storage/shareCode';
import { faultText } from '../faultText';
// The table reads from these styles how much room the bar takes.
import './viewer.css';

const openTexts = () => Promise.all([openChapter('viewer'), openModes()]);

/** @param text a code, or a link that carries one */
export async function openCode(text: string): Promise<Viewing | string> {
  await openTexts();
  const link = text.indexOf('#');
  const code = link < 0 ? text : (sharedGame(text.slice(link).trim()) ?? text);
  const read = await decodeShare(code);
  const opened = read.ok ? open(read.value) : faultText(read.fault);
  return typeof opened === 'string' ? t('viewer.refused', { why: opened }) : opened;
}

/** A game that was played here. */
export async function openJournal(journal: Journal, at: number): Promise<Viewing | string> {
  await openTexts();
  return open(journal, at);
}

function open(journal: Journal, at = 0): Viewing | string {
  try {
    const viewed = openViewing(bookFor(journal.setup), journal, at);
    if (viewed.ok) return viewed.viewing;
    if (viewed.what === 'start') return t('viewer.start');
    return t('viewer.command', { number: viewed.index + 1, why: reasonSentence(viewed.reason) });
  } catch (error) {
    if (error instanceof ContentError) return t('viewer.content', { detail: error.message });
    throw error;
  }
}
