/** The entry point of the campaign's rules: lists the legal moves, makes a move, and gives the reason for refusing a move. */
import { chooseHeroRule, chooseRule, keepQuestRule, payRule, shareRule } from './answers';
import type { CampaignBook } from './book';
import { applyMove, type ChangedCampaign } from './change';
import { enhanceRule } from './enhance';
import { applyScenarioResult, refuseResult } from './finish';
import { joinRule, leaveRule, levelUpRule, newHeroRule, retireRule, riseRule, tickPerkRule } from './heroes';
import type { Move, MoveName, Refusal } from './moves';
import type { ScenarioResult } from './result';
import type { MoveRule, MoveRules } from './rule';
import { runTasks } from './runTasks';
import type { Campaign, CampaignQuestion } from './state';
import {
  buyRule,
  cityEventRule,
  disbandRule,
  donateRule,
  foundPartyRule,
  noteRule,
  playPartyRule,
  sellRule,
} from './town';
import { dungeonRule, singleRule, toTownRule, travelRule } from './travel';
import { isMove } from './wellFormed';

const RULES: MoveRules = {
  choose: chooseRule,
  pay: payRule,
  share: shareRule,
  chooseHero: chooseHeroRule,
  keepQuest: keepQuestRule,
  cityEvent: cityEventRule,
  newHero: newHeroRule,
  buy: buyRule,
  sell: sellRule,
  levelUp: levelUpRule,
  rise: riseRule,
  donate: donateRule,
  enhance: enhanceRule,
  retire: retireRule,
  join: joinRule,
  leave: leaveRule,
  foundParty: foundPartyRule,
  playParty: playPartyRule,
  disband: disbandRule,
  tickPerk: tickPerkRule,
  note: noteRule,
  travel: travelRule,
  single: singleRule,
  dungeon: dungeonRule,
  toTown: toTownRule,
};

const ANSWERS: Readonly<Record<CampaignQuestion['ask'], MoveName>> = {
  option: 'choose',
  pay: 'pay',
  share: 'share',
  hero: 'chooseHero',
  quest: 'keepQuest',
};
const ANSWER_MOVES: readonly MoveName[] = Object.values(ANSWERS);

/** The result of a refused move: the reason for the refusal. */
export type RefusedMove = { readonly refused: Refusal };

/**
 * The rule for a kind of move. The cast is safe, because the type of `RULES` guarantees that a rule fits its move. TypeScript
 * loses this connection when a union type is the index.
 */
const ruleOf = (move: MoveName): MoveRule<Move> => RULES[move] as unknown as MoveRule<Move>;

/** The reason to refuse a move; null if it is legal. The function accepts any value from outside as a move, and never throws. */
export function refusalOf(book: CampaignBook, campaign: Campaign, move: Move): Refusal | null {
  return isMove(move) ? refusalOfMove(book, campaign, move) : 'notAMove';
}

function refusalOfMove(book: CampaignBook, campaign: Campaign, move: Move): Refusal | null {
  const { question, stage } = campaign;
  const answers = ANSWER_MOVES.includes(move.move);
  if (question && !answers) return 'answerFirst';
  if (question ? ANSWERS[question.ask] !== move.move : answers) return 'notAsked';
  if (stage.at === 'scenario') return 'notBetweenScenarios';
  return ruleOf(move.move).refuse(book, campaign, move);
}

/** Makes a move, and does its tasks until the player is asked a question or no task is left. A refused move changes nothing. */
export function makeMove(book: CampaignBook, campaign: Campaign, move: Move): ChangedCampaign | RefusedMove {
  const refused = refusalOf(book, campaign, move);
  if (refused) return { refused };
  return applyMove(book, campaign, (c) => {
    ruleOf(move.move).apply(c, move);
    runTasks(c);
  });
}

/** The legal moves. Names that the player would enter are empty, `note` is left out, and `dungeon` has only the preset penalties. */
export function legalMoves(book: CampaignBook, campaign: Campaign): Move[] {
  const { question, stage } = campaign;
  if (stage.at === 'scenario') return [];
  const names = question ? [ANSWERS[question.ask]] : (Object.keys(RULES) as MoveName[]);
  return names.flatMap((name) =>
    ruleOf(name)
      .candidates(book, campaign)
      .filter((move) => refusalOfMove(book, campaign, move) === null),
  );
}

/** L29.2, L29.3, L33: applies the result of a finished scenario. */
export function finishScenario(
  book: CampaignBook,
  campaign: Campaign,
  result: ScenarioResult,
): ChangedCampaign | RefusedMove {
  const refused = refuseResult(campaign, result);
  if (refused) return { refused };
  return applyMove(book, campaign, (c) => {
    applyScenarioResult(c, result);
    runTasks(c);
  });
}
