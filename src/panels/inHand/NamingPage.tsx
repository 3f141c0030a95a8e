import { useEffect, useRef, useState } from 'preact/hooks';
import { HEROES, type HeroId } from '../../flow/inHand/campaign';
import { openChapter, t } from '../../i18n';
import { lazyPanel } from '../lazyPanel';
import type { InHandApp } from './app';
import { HeroChoice } from './HeroChoice';

/** The choice of variants. Most players begin without variants, so this panel is loaded only when the player unfolds the choice. */
const ChosenVariants = lazyPanel(() =>
  Promise.all([import('./Variants'), openChapter('arrange')]).then(([panel]) => panel.ChosenVariants),
);

/** The page that begins a campaign: an introduction, the choice of the hero, and the hero's name. */
export function NamingPage({ app }: { app: InHandApp }) {
  const [name, setName] = useState('');
  const [hero, setHero] = useState<HeroId>(HEROES[0]);
  const [wrong, setWrong] = useState(false);
  const [unfolded, unfold] = useState(false);
  const [variants, setVariants] = useState({ hindrances: false, onTable: false });
  const field = useRef<HTMLInputElement>(null);
  // Focus the field only on devices with a mouse: on a touch screen the keyboard would cover the text above it.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, []);
  const sign = (event: Event) => {
    event.preventDefault();
    const isBegun = app.beginCampaign(name, variants, hero);
    setWrong(!isBegun);
    // The field and its message may be below the window on a phone.
    if (!isBegun) field.current?.focus();
  };
  return (
    <main class="screen">
      <form class="page paper naming" onSubmit={sign}>
        <div>
          <h1>{t('journey.naming.title')}</h1>
          <p class="lead">{t('story.prologue.first')}</p>
          <p class="lead">{t(`story.hero.${hero}.premise`, { name: name.trim() || t('journey.naming.nameless') })}</p>
          <p class="lead">{t('story.prologue.third')}</p>
        </div>
        <div>
          <label class="field">
            {t('journey.naming.label')}
            <input
              ref={field}
              value={name}
              autocomplete="off"
              aria-invalid={wrong}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
          <p class={wrong ? 'error' : ''}>{t(wrong ? 'journey.naming.empty' : 'journey.naming.hint')}</p>
          <HeroChoice hero={hero} onChoose={setHero} />
          <details class="folded" onToggle={() => unfold(true)}>
            <summary>{t('journey.naming.variants')}</summary>
            {unfolded && <ChosenVariants variants={variants} onChange={setVariants} />}
          </details>
        </div>
        <div class="row end">
          <button type="button" class="plain" onClick={() => app.back()}>
            {t('frame.back')}
          </button>
          <button type="submit" class="wax">
            {t('journey.naming.sign')}
          </button>
        </div>
      </form>
    </main>
  );
}
