/** Writes the prompts of the game in hand: one sentence about what the player decides. */
import { legal, type Play } from '../../flow/inHand/play';
import type { HexId } from '../../rules/core/hexes';
import { heroMaxHp } from '../../rules/inHand/damage';
import { dangersOn } from '../../rules/inHand/movement';
import { answersToDecision } from '../../rules/inHand/scenarioRules';
import type { Ability, CardId } from '../../rules/inHand/vocabulary';
import { contentText, t } from '..';
import { abilityWords, riderName } from './abilityWords';
import { disadvantageOfHero, rollPrompt } from './twoRolls';
import { capitalise, currentAbility, foeWithArticle, quotedCard, withFullStop } from './words';

/**
 * The current prompt, in one line; the prompt of an attack roll can have two lines.
 * @param sealed whether one button (the seal) confirms the draft; false if a list of answers is shown instead
 */
export function promptFor(play: Play, draft: Draft, sealed = true): string {
  return capitalise(promptOf(play, draft, sealed));
}

interface Draft {
  readonly cards: readonly CardId[];
  readonly path: readonly string[];
  /** Whether the halves are to be played as basic actions (R9.4). */
  readonly basic?: boolean;
}

/** R7.3: whether the hand has the two cards that a round needs. */
const canChooseTwo = ({ hero }: Play['state']): boolean => hero.cards.filter(({ zone }) => zone === 'hand').length >= 2;

function promptOf(play: Play, draft: Draft, sealed: boolean): string {
  const { state, phase } = play;
  const foe = state.fight ? foeWithArticle(play, state.fight.foe) : '';
  switch (phase) {
    case 'select':
      if (!canChooseTwo(state)) return t('table.prompt.mustLongRest');
      if (draft.cards.length === 0) return t('table.prompt.select');
      if (draft.cards.length === 1) return t('table.prompt.selectSecond');
      return sealed ? t('table.prompt.selected') : t('table.prompt.ability', { what: t('table.seal.select') });
    case 'longRest':
      return t('table.prompt.longRest');
    case 'forcedRest':
    case 'shortRest':
      return t('table.prompt.rest', { card: state.rest?.lost ? quotedCard(play, state.rest.lost) : '' });
    case 'entry':
      return t('table.prompt.entry');
    case 'behaviour':
      return t('table.roll.behaviour', { foe });
    case 'initiative':
      return t('table.prompt.initiative');
    case 'heroTurn.choosing': {
      const done = state.turn?.actions ?? [];
      if (done.length > 1) return t('table.prompt.spentTurn');
      if (draft.basic) {
        if (done.length === 0) return t('table.prompt.choosingBasic');
        return t(done[0]?.half === 'top' ? 'table.prompt.basicBottom' : 'table.prompt.basicTop');
      }
      if (done.length === 0) return t('table.prompt.choosing');
      return t('table.prompt.choosingOther', { half: t(`log.half.${done[0]?.half === 'top' ? 'bottom' : 'top'}`) });
    }
    case 'heroTurn.acting':
      return actingPrompt(play, draft.path, sealed);
    case 'heroTurn.rolling':
      return rollPrompt(play, t('table.roll.heroAttack', { foe }));
    case 'heroTurn.effects': {
      const rider = state.offers[0]?.rider;
      return t('table.prompt.effects', { what: rider ? riderName(rider) : '' });
    }
    case 'heroTurn.favour':
      return abilityPrompt(play, state.favour?.ability);
    case 'roundStart.deciding':
    case 'heroTurn.deciding':
    case 'turnEnd.deciding':
    case 'roundEnd.deciding': {
      const rule = contentText('special.rule', state.decisions[0]?.rule ?? '');
      const rolls = answersToDecision(play.book, state).some(({ type }) => type === 'roll');
      if (!rolls) return t('special.prompt', { rule });
      return t(play.book.setup.variants.onTable ? 'special.promptDie' : 'special.promptRoll', { rule });
    }
    case 'roundStart.suffering':
    case 'turnEnd.suffering':
    case 'roundEnd.suffering':
    case 'heroTurn.suffering':
    case 'monsterTurn.suffering':
    case 'interrupt.suffering': {
      const amount = state.suffering?.amount ?? 0;
      const { hp } = state.hero;
      return t('table.prompt.suffering', { amount, before: hp, after: Math.max(0, hp - amount) });
    }
    case 'monsterTurn.rolling':
    case 'interrupt.rolling':
      return rollPrompt(
        play,
        t('table.roll.monsterAttack', { foe }),
        capitalise(t('table.roll.monsterAttack', { foe })),
      );
    case 'cleanup':
      return t(canChooseTwo(state) ? 'table.prompt.cleanupOrCards' : 'table.prompt.cleanup');
    case 'won':
      return t('table.prompt.won');
    case 'lost':
      return t('table.prompt.lost');
  }
}

function actingPrompt(play: Play, path: readonly HexId[], sealed: boolean): string {
  const { state } = play;
  const ability = currentAbility(play);
  if (state.turn?.move) {
    const { left } = state.turn.move;
    if (state.fight) return t('table.prompt.shift', { left });
    if (path.length === 0) return t('table.prompt.move', { left });
    const dangers = dangersOn(play.book, state, path);
    if (dangers.length > 0) {
      const amount = dangers.reduce((sum, { damage }) => sum + damage, 0);
      const kinds = new Set(dangers.map(({ kind }) => kind));
      const through = kinds.size > 1 ? 'throughBoth' : kinds.has('trap') ? 'throughTrap' : 'throughHazard';
      return t(`table.prompt.${through}`, { amount });
    }
    return sealed ? t('table.prompt.moveAgain') : t('table.prompt.ability', { what: t('table.seal.move') });
  }
  if (ability?.kind === 'attack') {
    if (state.turn?.action?.waiting) return t('table.prompt.noTarget');
    const attacks = legal(play).flatMap((command) => (command.type === 'attack' ? [command] : []));
    const [first, other] = attacks;
    if (!first || attacks.some(({ foe }) => foe !== first.foe)) return t('table.prompt.attack');
    // If the attack can be paid in several ways, the player must first choose one. So the prompt does not mention the seal yet.
    const foe = foeWithArticle(play, first.foe);
    const asks = other || !sealed ? t('table.prompt.attackOrNot', { foe }) : t('table.prompt.attackFoe', { foe });
    const warning = disadvantageOfHero(play);
    return warning ? `${asks} ${withFullStop(warning)}` : asks;
  }
  return abilityPrompt(play, ability);
}

/** The question about an ability, such as 'Heal 2?' or 'Gain Invisible?'. R20.1: a heal of full HP says that it heals nothing. */
function abilityPrompt({ book, state }: Play, ability: Ability | undefined): string {
  if (!ability) return '';
  const isVain = ability.kind === 'heal' && state.hero.hp >= heroMaxHp(book);
  if (isVain) return t('table.prompt.healNothing', { what: abilityWords(ability) });
  return t(ability.kind === 'gain' ? 'table.prompt.gain' : 'table.prompt.ability', { what: abilityWords(ability) });
}
