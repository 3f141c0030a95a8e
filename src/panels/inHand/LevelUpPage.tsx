import { useState } from 'preact/hooks';
import { heroes } from '../../content/inHand';
import { upgradeableCards } from '../../flow/inHand/levels';
import { contentText, language, t } from '../../i18n';
import { faceWords, withoutSoftHyphens } from '../../i18n/inHand/words';
import { type AbilityCard, type CardId, SIDES } from '../../rules/inHand/vocabulary';
import { CardPicture, Glyph } from '../CardPicture';
import { isMotionOff } from '../isMotionOff';
import { PageHeader } from '../PageHeader';
import type { InHandApp } from './app';
import './levelUp.css';

/**
 * R28.1: the page on which the player upgrades one ability card to level 2. For each card that can be upgraded it shows sides A and B, at
 * level 1 and at level 2.
 */
export function LevelUpPage({ app }: { app: InHandApp }) {
  const { campaign } = app.view;
  const [chosen, setChosen] = useState<CardId | null>(null);
  if (!campaign) return null;
  const hero = heroes[campaign.hero];
  const cards = (hero?.cards ?? []).filter(({ id }) => upgradeableCards(campaign).includes(id));
  const [from = 0, to = 0] = hero?.maxHp.slice(campaign.level - 1, campaign.level + 1) ?? [];
  const card = cards.find(({ id }) => id === chosen);
  return (
    <main class="screen level-up">
      <PageHeader
        cardPictures={app.cardPictures}
        title={t('journey.levelUp.title', { level: campaign.level + 1 })}
        note={t('journey.levelUp.which')}
      >
        <p class="hp">{t('journey.levelUp.hp', { from, to })}</p>
      </PageHeader>
      <ul class="turnable" data-turns={!isMotionOff(app)}>
        {cards.map((each) => (
          <li key={each.id}>
            <Turnable
              app={app}
              hero={campaign.hero}
              card={each}
              chosen={each.id === chosen}
              onChoose={() => setChosen(each.id === chosen ? null : each.id)}
            />
          </li>
        ))}
      </ul>
      <div class="seal-row">
        <span>
          {card ? withoutSoftHyphens(contentText('cards.face', card.faces.A[1].id)) : t('journey.levelUp.choose')}
          {card && <small>{t('journey.levelUp.turn')}</small>}
        </span>
        <button
          type="button"
          class="wax"
          data-action="upgrade"
          aria-label={t('journey.levelUp.turn')}
          disabled={!card}
          onClick={() => card && app.upgrade(card.id)}
        >
          <Glyph cardPictures={app.cardPictures} name="levelUp" tone="bone" class="on-seal" />
        </button>
      </div>
    </main>
  );
}

interface TurnableProps {
  readonly app: InHandApp;
  readonly hero: string;
  readonly card: AbilityCard;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** Sides A and B of a card, with their text. A selected card turns over to show the sides of level 2 (docs/STYLE.md, section 7). */
function Turnable({ app, hero, card: { id, faces }, chosen, onChoose }: TurnableProps) {
  const when = t(chosen ? 'journey.levelUp.soon' : 'journey.levelUp.now');
  return (
    <button type="button" class="turn" data-card={id} aria-pressed={chosen} onClick={onChoose}>
      <span class="turn-name">{withoutSoftHyphens(contentText('cards.face', faces.A[chosen ? 1 : 0].id))}</span>
      <span class="turn-faces">
        {SIDES.map((side) => (
          <span class="turn-side" key={side}>
            <span class="turn-card">
              {([1, 2] as const).map((level) => (
                <CardPicture
                  of={`${id} ${side} ${level} ${language()}`}
                  class={`face level-${level}`}
                  key={level}
                  label={`${t(level === 1 ? 'journey.levelUp.now' : 'journey.levelUp.soon')}, ${side}: ${faceWords(faces[side][level === 1 ? 0 : 1])}`}
                  paint={(ctx, width) => app.cardPictures.abilityFace(ctx, width, hero, id, side, level)}
                />
              ))}
            </span>
            <small aria-hidden="true">
              {when} {side}
            </small>
          </span>
        ))}
      </span>
      {chosen && (
        <span class="turn-was" aria-hidden="true">
          {SIDES.map((side) => (
            <small key={side}>
              <b>
                {t('journey.levelUp.now')} {side}:
              </b>{' '}
              {faceWords(faces[side][0])}
            </small>
          ))}
        </span>
      )}
    </button>
  );
}
