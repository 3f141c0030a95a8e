/** The page of a small claim. It shows the position, the conditions of the seals and, after a try, the judgement. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ClaimOf } from '../../audit/claims';
import { type JudgedLine, sealOf } from '../../audit/judging';
import { t } from '../../i18n';
import type { GameTypes } from '../../rules/core/ruleset';
import { copyText } from '../clipboard';
import { Status } from '../Status';
import { Seal } from './Seal';
import { SealConditions } from './SealConditions';
import {
  bestOf,
  CLAIMS_SHEET,
  type ClaimsHost,
  type ClaimsView,
  type ClaimWords,
  capital,
  numberOf,
  points,
} from './words';

interface ClaimProps {
  readonly app: ClaimsHost;
  readonly view: ClaimsView;
  readonly words: ClaimWords;
  readonly claim: ClaimOf<GameTypes, unknown>;
}

export function ClaimPage({ app, view, words, claim }: ClaimProps) {
  const play = words.playOf(claim);
  const cards = words.cards(play);
  const result = view.results?.get(claim.id);
  const begin = t(view.waiting === claim.id ? 'claims.goOn' : result ? 'claims.again' : 'claims.begin');
  return (
    <article class="claim">
      <p class="over">{words.where(claim)}</p>
      <h2>{t('claims.row', { number: numberOf(view, claim.id), name: words.nameOf(claim) })}</h2>
      {view.last?.id === claim.id && !view.last.judged && <p role="alert">{t('claims.unjudged')}</p>}
      {result && <Outcome view={view} words={words} claim={claim} />}
      <div class="claim-task">
        <div class="claim-picture">{words.picture(play)}</div>
        <div>
          <p class="lead">{capital(words.aim(claim))}</p>
          <p>
            {words.aimLong(claim)} {t('claims.bestLine', { best: points(bestOf(claim)) })}
          </p>
          {cards.length > 0 && <p>{t('claims.cards', { cards: cards.join(', ') })}</p>}
          {words.situation(play).map((each) => (
            <p key={each}>{each}</p>
          ))}
        </div>
      </div>
      <SealConditions best={bestOf(claim)} />
      <p>{t(result ? 'claims.practice' : 'claims.first')}</p>
      <Ways app={app} view={view} claim={claim} />
      <div class="seal-row">
        <span>{begin}</span>
        <button
          type="button"
          class="wax signed"
          data-action="beginClaim"
          aria-label={begin}
          onClick={() => app.playClaim(claim)}
        />
      </div>
    </article>
  );
}

/**
 * Up to three buttons. The first opens the list of claims. The second shows the game with the best line, if this claim has a result. The
 * third opens the first other claim without a result, if there is one.
 */
function Ways({ app, view, claim }: Omit<ClaimProps, 'words'>) {
  const [isBusy, setBusy] = useState(false);
  const result = view.results?.get(claim.id);
  const next = view.list.find((each) => each.id !== claim.id && !view.results?.has(each.id));
  // The best line may come after the player has left this page.
  const isShown = useRef(true);
  useEffect(
    () => () => {
      isShown.current = false;
    },
    [],
  );
  const watch = () => {
    setBusy(true);
    void app.watchClaim(claim, () => isShown.current).finally(() => setBusy(false));
  };
  return (
    <div class="row claim-ways">
      <button type="button" class="plain" data-action="allClaims" onClick={() => app.showPage(CLAIMS_SHEET, null)}>
        {t('claims.all')}
      </button>
      {result && (
        <button type="button" class="plain" data-action="watchClaim" disabled={isBusy} onClick={watch}>
          {t(isBusy ? 'claims.weighing' : 'claims.watch')}
        </button>
      )}
      {next && (
        <button type="button" class="plain" data-action="nextClaim" onClick={() => app.openClaim(next.mode, next.id)}>
          {t('claims.next')}
        </button>
      )}
    </div>
  );
}

/** The judgement on the player's first try, and the steps of the last try if the last try was of this claim. */
function Outcome({ view, words, claim }: Omit<ClaimProps, 'app'>) {
  const result = view.results?.get(claim.id);
  if (!result) return null;
  const best = bestOf(claim);
  const seal = sealOf(result.score, best);
  const judged = view.last?.id === claim.id ? view.last.judged : null;
  return (
    <section class="claim-outcome">
      <div class="claim-verdict">
        <Seal as={seal} />
        <h3>{t(`claims.result.${seal ?? 'none'}`)}</h3>
      </div>
      <Bar word={t('claims.yourLine')} value={result.score} look="own" />
      <Bar word={t('claims.theBest')} value={best} look="best" />
      {judged && <Steps judged={judged} words={words} />}
      <Strip view={view} claim={claim} />
    </section>
  );
}

function Bar({ word, value, look }: { word: string; value: number; look: string }) {
  return (
    <p class="claim-bar" data-look={look}>
      <span>{word}</span>
      <i aria-hidden="true">
        <i style={{ width: `${value / 10}%` }} />
      </i>
      <b>{t('claims.chance', { points: points(value) })}</b>
    </p>
  );
}

function Steps({ judged: { steps, verdict }, words }: { judged: JudgedLine<GameTypes>; words: ClaimWords }) {
  return (
    <>
      <h3 class="claim-steps-head">
        {t('claims.steps')} <small>{t('claims.stepsHint')}</small>
      </h3>
      <ol class="claim-steps">
        {steps.map(({ play, command, better, score }) => (
          <li key={play} data-lost={better !== null}>
            <span>
              {words.label(play, command)}
              {better && <em> {t('claims.better', { what: words.label(better.play, better.command) })}</em>}
            </span>
            <b>{points(score)}</b>
          </li>
        ))}
      </ol>
      <p class="small">{t(verdict === 'reached' ? 'claims.fellWell' : 'claims.fellIll')}</p>
    </>
  );
}

/** The text about the result and the button that copies it for sharing. The text does not reveal the solution. */
function Strip({ view, claim }: Omit<ClaimProps, 'app' | 'words'>) {
  const [said, say] = useState<{ readonly text: string } | null>(null);
  const result = view.results?.get(claim.id);
  if (!result) return null;
  const best = bestOf(claim);
  const text = t('claims.share', {
    number: numberOf(view, claim.id),
    seal: t(`claims.seal.${sealOf(result.score, best) ?? 'none'}`).toLowerCase(),
    mine: points(result.score),
    best: points(best),
    squares: result.steps.replaceAll('k', '■').replaceAll('l', '◪'),
  });
  const copy = () => void copyText(text).then((done) => say({ text: t(done ? 'claims.copied' : 'claims.notCopied') }));
  return (
    <div class="claim-strip">
      <span>{text}</span>
      <button type="button" class="plain strong" data-action="copyClaim" onClick={copy}>
        {t('claims.copy')}
      </button>
      <Status as="span" of={said}>
        {said?.text}
      </Status>
    </div>
  );
}
