/** What the heroes and the campaign gain by a scenario (L29.2, L29.3, L33.1). */
import { campaignBook } from '../../../content/longTable/campaign/book';
import { t } from '../../../i18n';
import { factSentences } from '../../../i18n/longTable/factSentences';
import { withSign } from '../../../i18n/longTable/forms';
import { heroTitle } from '../../../i18n/longTable/naming';
import type { CampaignFact } from '../../../rules/longTable/campaign/facts';
import { canLevelUp, experienceForLevel, MAX_HERO_LEVEL, partyHeroes } from '../../../rules/longTable/campaign/lookups';
import type { HeroResult } from '../../../rules/longTable/campaign/result';
import type { Campaign } from '../../../rules/longTable/campaign/state';
import type { Account } from '../../../session/longTable/account';
import type { LongTableApp } from '../app';
import { levelWords } from '../camp/levelWords';
import { Chip, Picture } from '../Icon';

type CampaignHero = Campaign['heroes'][number];

const GAINS = ['experience', 'gold', 'checkmarks'] as const;
type Gain = (typeof GAINS)[number];

/** L29.2, L29.3: whether the fact is what a hero brought from the scenario. The facts of rewards have other rule numbers. */
const isBrought = ({ rule }: CampaignFact): boolean => rule.startsWith('L29.');

const rewardOf = (facts: readonly CampaignFact[], gain: Gain, no: number): number =>
  facts.reduce((sum, each) => (each.fact === gain && each.hero === no && !isBrought(each) ? sum + each.n : sum), 0);

/** Whether the lines of the heroes show the fact. */
export const isInLines = ({ fact }: CampaignFact): boolean => (GAINS as readonly string[]).includes(fact);

interface HeroGainsProps {
  readonly app: LongTableApp;
  readonly heroes: readonly HeroResult[];
  /** The campaign after the scenario; null if there is none. */
  readonly state: Campaign | null;
  readonly facts: readonly CampaignFact[];
  /** Coins and bonus of the heroes; null until the game is replayed. */
  readonly account: Pick<Account, 'coins' | 'bonus'> | null;
  /** The part of the gains that is counted so far, from 0 to 1. Screen readers get the whole gains. */
  readonly counted: number;
}

/** A line for each hero: portrait, experience with a bar up to the next level, gold and checkmarks. */
export function HeroGains({ app, heroes, state, facts, account, counted }: HeroGainsProps) {
  const pictures = app.cardPictures;
  const so = (gain: number) => Math.round(counted * gain);
  return (
    <ul class="hero-gains">
      {heroes.map(({ hero, ...brought }) => {
        // L35.2: a hero who has died is no longer in the party.
        const now = state && partyHeroes(state).find((each) => each.class === hero);
        // L33.1: the rewards of the scenario come to what the hero brought.
        const reward = (gain: Gain) => (now ? rewardOf(facts, gain, now.no) : 0);
        const [experience, gold, checkmarks] = GAINS.map((gain) => brought[gain] + reward(gain)) as [
          number,
          number,
          number,
        ];
        return (
          <li key={hero} data-hero={hero}>
            <Chip pictures={pictures} kind={hero} ring="hero" />
            <strong>{heroTitle(hero)}</strong>
            <small class="earned-xp">{t('board.outcome.gained', { n: so(experience) })}</small>
            {now && <Experience hero={now} gained={experience} counted={counted} />}
            <span class="gold" role="img" aria-label={`${t('frame.gold')}: ${withSign(gold)}`}>
              <Picture path={pictures.sign('money')} />
              {withSign(so(gold))}
            </span>
            {account && <Sums brought={{ hero, ...brought }} account={account} reward={reward} />}
            {/* L32.7: one box for each checkmark. */}
            <span class="boxes" role="img" aria-label={`${t('board.outcome.checkmarks')}: ${checkmarks}`}>
              {Array.from({ length: checkmarks }, (_, nth) => (
                <i key={nth} data-ticked={nth < so(checkmarks)} />
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface SumsProps {
  readonly brought: Pick<HeroResult, 'hero' | 'experience' | 'gold'>;
  readonly account: NonNullable<HeroGainsProps['account']>;
  readonly reward: (gain: Gain) => number;
}

/** L29.2, L29.3, L33.1: what the hero's experience and gold are made of. Experience of one kind needs no explanation. */
function Sums({ brought, account: { coins, bonus }, reward }: SumsProps) {
  const of = coins.find((each) => each.hero === brought.hero);
  const parts = (...all: readonly (readonly ['played' | 'bonus' | 'treasure' | 'rewarded', number])[]) =>
    all.filter(([, n]) => n > 0).map(([part, n]) => t(`board.outcome.${part}`, { n }));
  const experience = parts(
    ['played', brought.experience - bonus],
    ['bonus', bonus],
    ['rewarded', reward('experience')],
  );
  const gold = [
    // L3.2: coins and gold differ in number.
    ...(of ? [t('board.outcome.coins', { count: of.count, each: of.each })] : []),
    ...parts(['treasure', brought.gold - (of ? of.count * of.each : 0)], ['rewarded', reward('gold')]),
  ];
  return (
    <small class="sums">
      {experience.length > 1 && <span>{t('board.outcome.experience', { parts: experience.join(' + ') })}</span>}
      {gold.length > 0 && <span class="coins">{gold.join(' + ')}</span>}
    </small>
  );
}

/** L32.5: the hero's experience up to the next level. The gain of this scenario has another colour. */
function Experience({ hero, gained, counted }: { hero: CampaignHero; gained: number; counted: number }) {
  const { experience, level } = hero;
  const next = experienceForLevel(campaignBook(), level + 1);
  const waits = level >= MAX_HERO_LEVEL || canLevelUp(campaignBook(), hero);
  const part = (n: number) => `${Math.min(100, (100 * n) / next)}%`;
  return (
    <span class="to-level">
      {level < MAX_HERO_LEVEL && (
        <span class="xp-bar" aria-hidden="true">
          <i style={{ width: part(experience - gained + counted * gained) }} />
          <b style={{ width: part(experience - gained) }} />
        </span>
      )}
      <small>
        {waits ? levelWords(hero) : t('board.outcome.toLevel', { now: experience, next, level: level + 1 })}
      </small>
    </span>
  );
}

interface ChangesProps {
  readonly state: Campaign;
  readonly facts: readonly CampaignFact[];
}

/** A sentence for each change of the campaign. What opens is emphasised. */
export function Changes({ state, facts }: ChangesProps) {
  if (facts.length === 0) return null;
  return (
    <ul class="changes">
      {factSentences(campaignBook(), state, facts).map((sentence, i) => (
        <li key={i} data-fact={facts[i]?.fact}>
          {sentence}
        </li>
      ))}
    </ul>
  );
}
