/** The page of a small claim. It shows the position, the conditions of the seals and, after a try, the judgement. */
import { useState } from 'preact/hooks';
import type { SmallClaim } from '../../../audit/inHand/claims';
import { type JudgedLine, sealOf } from '../../../audit/judging';
import type { InHand } from '../../../flow/inHand/types';
import { pageText, t } from '../../../i18n';
import { gameWords } from '../../../i18n/inHand/gameWords';
import { opened } from '../../../i18n/inHand/words';
import { copyText } from '../../clipboard';
import { Status } from '../../Status';
import type { ClaimsView, InHandApp } from '../app';
import { situationInWords } from '../mirror/situation';
import { TableInSmall } from '../TableInSmall';
import { Seal } from './Seal';
import { SealsAsked } from './SealsAsked';
import { aimWords, bestOf, CLAIMS, nameOf, playOf, points } from './words';

interface ClaimProps {
  readonly app: InHandApp;
  readonly view: ClaimsView;
  readonly claim: SmallClaim;
}

export function ClaimPage({ app, view, claim }: ClaimProps) {
  const play = playOf(claim);
  const { setup } = claim;
  const number = view.claims.indexOf(claim) + 1;
  const result = view.results?.get(claim.id);
  const next = view.claims.find((each) => each.id !== claim.id && !view.results?.has(each.id));
  const begin = t(view.waiting === claim.id ? 'claims.goOn' : result ? 'claims.again' : 'claims.begin');
  const { scenario } = play.book;
  return (
    <article class="claim">
      <p class="over">
        {t('claims.where', {
          number: scenario.number,
          title: pageText(scenario.id, 'title'),
          level: setup.scenarioLevel,
        })}
      </p>
      <h2>{t('claims.row', { number, name: nameOf(claim) })}</h2>
      {result && <Outcome view={view} claim={claim} />}
      <div class="claim-task">
        <div class="claim-picture">
          <TableInSmall play={play} />
        </div>
        <div>
          <p class="lead">{opened(aimWords(claim))}</p>
          <p>
            {t(`claims.aimLong.${claim.aim.kind}`)} {t('claims.bestLine', { best: points(bestOf(claim)) })}
          </p>
          {situationInWords(play).map((each) => (
            <p key={each}>{each}</p>
          ))}
        </div>
      </div>
      <SealsAsked best={bestOf(claim)} />
      <p>{t(result ? 'claims.practice' : 'claims.first')}</p>
      <div class="row claim-ways">
        <button type="button" class="plain" data-action="allClaims" onClick={() => app.showPage(CLAIMS, null)}>
          {t('claims.all')}
        </button>
        {result && (
          <button type="button" class="plain" data-action="watchClaim" onClick={() => app.watchClaim(claim)}>
            {t('claims.watch')}
          </button>
        )}
        {next && (
          <button type="button" class="plain" data-action="nextClaim" onClick={() => app.showPage(CLAIMS, next.id)}>
            {t('claims.next')}
          </button>
        )}
      </div>
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

/** The judgement on the player's first try, and the steps of the last try of this claim if the app still has them. */
function Outcome({ view, claim }: Omit<ClaimProps, 'app'>) {
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
      {judged && <Steps judged={judged} />}
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

function Steps({ judged: { steps, verdict } }: { judged: JudgedLine<InHand> }) {
  return (
    <>
      <h3 class="claim-steps-head">
        {t('claims.steps')} <small>{t('claims.stepsHint')}</small>
      </h3>
      <ol class="claim-steps">
        {steps.map(({ play, command, better, score }) => (
          <li key={play} data-lost={better !== null}>
            <span>
              {gameWords.label(play, command)}
              {better && <em> {t('claims.better', { what: gameWords.label(better.play, better.command) })}</em>}
            </span>
            <b>{points(score)}</b>
          </li>
        ))}
      </ol>
      <p class="small">{t(verdict === 'reached' ? 'claims.fellWell' : 'claims.fellIll')}</p>
    </>
  );
}

/** The button that copies a line about the result to share. The line does not reveal the solution. */
function Strip({ view, claim }: Omit<ClaimProps, 'app'>) {
  const [said, say] = useState<{ readonly text: string } | null>(null);
  const result = view.results?.get(claim.id);
  if (!result) return null;
  const best = bestOf(claim);
  const text = t('claims.share', {
    number: view.claims.indexOf(claim) + 1,
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
