/** The summary of a finished game: rounds, damage, best throw, best card, new honours, and a picture to share. */
import { useEffect, useState } from 'preact/hooks';
import { contentText, t } from '../../../i18n';
import { signed, withoutSoftHyphens } from '../../../i18n/inHand/words';
import type { Account } from '../../../session/inHand/account';
import { type ArchivedGame, isHonour } from '../../../storage/inHand/archive';
import { SharePicture } from '../../SharePicture';
import type { InHandApp } from '../app';
import { type Keepsake, shareKeepsake } from './keepsake';

interface ReckoningProps {
  readonly app: InHandApp;
  /** The campaign's id. */
  readonly id: string;
  /** The text above the title of the shared picture. */
  readonly over: string;
  readonly title: string;
}

/** A line of the summary: a name, a number, and possibly a note. */
type Figure = Keepsake['figures'][number];

function figuresOf({ rounds, dealt, struck, best, card }: Account): readonly Figure[] {
  return [
    { what: t('afterwards.reckoning.rounds'), is: String(rounds) },
    {
      what: t('afterwards.reckoning.dealt'),
      is: String(dealt),
      note: struck === dealt ? t('afterwards.reckoning.allStruck') : t('afterwards.reckoning.struck', { struck }),
    },
    best
      ? {
          what: t('afterwards.reckoning.best'),
          is: String(best.damage),
          note: `${best.face} ${signed(best.modifier)} · ${contentText('cards.monster', best.monster)}`,
        }
      : { what: t('afterwards.reckoning.best'), is: '–', note: t('afterwards.reckoning.noThrow') },
    card
      ? {
          what: t('afterwards.reckoning.card'),
          is: String(card.damage),
          note: withoutSoftHyphens(contentText('cards.face', card.face)),
        }
      : { what: t('afterwards.reckoning.card'), is: '–', note: t('afterwards.reckoning.noCard') },
  ];
}

/** Shows nothing until the stored summary is loaded, and nothing for games without a summary: games of packs and old games. */
export function GameSummary({ app, id, over, title }: ReckoningProps) {
  const [filed, show] = useState<ArchivedGame | null>(null);
  useEffect(
    () => void app.readArchive().then((archived) => show(archived?.games.findLast((each) => each.id === id) ?? null)),
    [id],
  );
  if (!filed) return null;
  const { account, honours } = filed;
  const figures = figuresOf(account);
  return (
    <section class="reckoning" aria-label={t('afterwards.reckoning.title')}>
      <h2>{t('afterwards.reckoning.title')}</h2>
      <Figures figures={figures} />
      <Earned honours={honours} />
      <ShareKeepsake
        of={{
          hero: account.hero,
          over,
          title,
          figures,
          seal: t(account.won ? 'afterwards.reckoning.sealWon' : 'afterwards.reckoning.sealLost'),
        }}
      />
    </section>
  );
}

function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl class="figures">
      {figures.map(({ what, is, note }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>
            <b>{is}</b>
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The honours earned in this game. */
function Earned({ honours }: { honours: readonly string[] }) {
  const known = honours.filter(isHonour);
  if (known.length === 0) return null;
  return (
    <ul class="earned" aria-label={t('afterwards.reckoning.earned')}>
      {known.map((each) => (
        <li key={each}>
          <b>{t('afterwards.reckoning.honour', { name: t(`archive.honour.${each}.name`) })}</b>
          {t(`archive.honour.${each}.line`)}
        </li>
      ))}
    </ul>
  );
}

/** A button that shares the picture of a result, or saves the picture as a file if the browser cannot share. */
export function ShareKeepsake({ of }: { of: Keepsake }) {
  return <SharePicture action="keepsake" word={t('afterwards.reckoning.share')} share={() => shareKeepsake(of)} />;
}
