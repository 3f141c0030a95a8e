/** Opens a share code, a link or a journal in the viewer. If the game cannot be opened, the result is a sentence that says why. */
import { openChapter, openModes, t } from '../../i18n';
import type { GameWords } from '../../i18n/gameWords';
import { contentHash } from '../../journal/digest';
import { type Journal, lawsOf } from '../../journal/journal';
import type { Shape } from '../../journal/shapes';
import { type ByMode, ContentError, type GameTypes, LawsUnavailableError } from '../../rules/core/ruleset';
import { openViewing, type ViewableMode, type Viewing } from '../../session/viewing';
import { codeIn } from '../../storage/address';
import { decodeShare } from '../../storage/shareCode';
import { fault } from '../../storage/untrusted';
import { faultText } from '../faultText';
// The styles are imported here, because the table reads the height of the viewer's bar from them.
import './viewer.css';

/** The part of a mode that is needed for opening one of its games. */
interface OpenedMode<G extends GameTypes, I> extends ViewableMode<G, I> {
  readonly journal: Shape<Journal<G>>;
  readonly gameWords: Pick<GameWords<G>, 'refusalText'>;
}

const openTexts = () => Promise.all([openChapter('viewer'), openModes()]);

/** Opens a game in the viewer. @param text a share code, or a link that contains a code */
export async function openCode<G extends GameTypes, I>(
  text: string,
  modes: ByMode<OpenedMode<G, I>>,
): Promise<Viewing<G, I> | string> {
  await openTexts();
  const read = await decodeShare(codeIn(text), modes);
  if (!read.ok && read.fault.reason === 'notFetched') return faultText(read.fault);
  const opened = read.ok ? openShared(read.value, modes) : Promise.resolve(faultText(read.fault));
  return opened.then((game) => (typeof game === 'string' ? t('viewer.refused', { why: game }) : game), unfetched);
}

/** Opens a game from its journal. @param at the number of commands that are already played when the viewer opens */
export async function openJournal<G extends GameTypes, I>(
  journal: Journal<G>,
  at: number,
  modes: ByMode<OpenedMode<G, I>>,
): Promise<Viewing<G, I> | string> {
  await openTexts();
  return open(journal, modes, at).catch(unfetched);
}

function unfetched(error: unknown): string {
  if (error instanceof LawsUnavailableError) return t('frame.cannotFetch');
  throw error;
}

/** Opens a shared journal. Refuses one of other content: its moves may be legal still, but lead to another game than the one that was shared. */
async function openShared<G extends GameTypes, I>(
  journal: Journal<G>,
  modes: ByMode<OpenedMode<G, I>>,
): Promise<Viewing<G, I> | string> {
  const opened = await open(journal, modes);
  const mode = modes(journal.mode);
  if (typeof opened === 'string' || !mode) return opened;
  return contentHash(mode.rules.bookFor(journal.setup)) === journal.contentHash ? opened : t('viewer.otherVersion');
}

/** Opens a journal in the viewer. @throws LawsUnavailableError if the laws cannot be fetched now */
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
    return t('viewer.command', { number: viewed.index + 1, why: mode.gameWords.refusalText(viewed.reason) });
  } catch (error) {
    if (error instanceof ContentError) return t('viewer.content', { detail: error.message });
    throw error;
  }
}
