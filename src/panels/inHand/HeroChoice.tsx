import { HEROES, type HeroId } from '../../flow/inHand/campaign';
import { t } from '../../i18n';
import { HERO_PORTRAITS } from './heroPortraits';

interface HeroChoiceProps {
  readonly hero: HeroId;
  readonly onChoose: (hero: HeroId) => void;
}

/** The field in which the player chooses the campaign's hero. It shows each hero's portrait, name and two sentences. */
export function HeroChoice({ hero, onChoose }: HeroChoiceProps) {
  return (
    <fieldset class="heroes">
      <legend>{t('journey.naming.hero')}</legend>
      {HEROES.map((each) => (
        <button
          type="button"
          key={each}
          class="hero"
          data-hero={each}
          aria-pressed={each === hero}
          onClick={() => onChoose(each)}
        >
          <img src={HERO_PORTRAITS[each]} alt="" width="180" height="220" />
          <span>
            <strong>{t(`story.hero.${each}.name`)}</strong>
            <span>{t(`story.hero.${each}.trade`)}</span>
            <span>{t(`story.hero.${each}.way`)}</span>
          </span>
        </button>
      ))}
    </fieldset>
  );
}
