/** From a code, a link or a journal to a game that can be looked at, or a sentence why not. */
import { openChapter, openModes, t } from '../../i18n';
import type { Telling } from '../../i18n/telling';
import { type Journal, lawsOf } from '../../journal/journal';
import type { Shape } from '../../journal/shapes';
import { type ByMode, ContentError, type GameTypes, LawsNotFetched } from '../../rules/core/ruleset';
import { openViewing, type ViewableMode, type Viewing } from '../../session/viewing';
import { codeIn } from '../../storage/address';
import { decodeShare } from '../../storage/shareCode';
import { fault } from '../../storage/untrusted';
import { faultText } from '../faultText';
// The table reads from these styles how much room the bar takes.
import './viewer.css';

/** What it takes to open the games of a mode. */
interface OpenedMode<G extends GameTypes, I> extends ViewableMode<G, I> {
  readonly journal: Shape<Journal<G>>;
  readonly telling: Pick<Telling<G>, 'refused'>;
}

const openTexts = () => Promise.all([openChapter('viewer'), openModes()]);

/** @param text a code, or a link that carries one */
export async function openCode<G extends GameTypes, I>(
  text: string,
  modes: ByMode<OpenedMode<G, I>>,
): Promise<Viewing<G, I> | string> {
  await openTexts();
  const read = await decodeShare(codeIn(text), modes);
  if (!read.ok && read.fault.reason === 'notFetched') return faultText(read.fault);
  const opened = read.ok ? open(read.value, modes) : Promise.resolve(faultText(read.fault));
  return opened.then((game) => (typeof game === 'string' ? t('viewer.refused', { why: game }) : game), unfetched);
}

/** A game that was played here. */
export async function openJournal<G extends GameTypes, I>(
  journal: Journal<G>,
  at: number,
  modes: ByMode<OpenedMode<G, I>>,
): Promise<Viewing<G, I> | string> {
  await openTexts();
  return open(journal, modes, at).catch(unfetched);
}

function unfetched(error: unknown): string {
  if (error instanceof LawsNotFetched) return t('frame.cannotFetch');
  throw error;
}

/** @throws LawsNotFetched */
async function open<G extends GameTypes, I>(
  journal: Journal<G>,
  modes: ByMode<OpenedMode<G, I>>,
  at = 0,
): Promise<Viewing<G, I> | string> {
  const mode = modes(journal.mode);
  if (!mode) return faultText(fault('unknownMode', 'mode', journal.mode).fault);
  try {
    const laws = journal.start ? await lawsOf(mode.rules) : null;
    const viewed = openViewing(mode, mode.rules.bookFor(journal.setup), journal, laws, at);
    if (viewed.ok) return viewed.viewing;
    if (viewed.what === 'start') return t('viewer.start');
    return t('viewer.command', { number: viewed.index + 1, why: mode.telling.refused(viewed.reason) });
  } catch (error) {
    if (error instanceof ContentError) return t('viewer.content', { detail: error.message });
    throw error;
  }
}
