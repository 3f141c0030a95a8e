/** The rules of the moves that answer a campaign's questions (L31.2-L31.4, L32.2). */
import { OPTIONS } from './book';
import { applyTo, takeShare as shareOut } from './effects';
import { heroByNumber, partyHeroes } from './lookups';
import type { MoveOf, Refusal } from './moves';
import { chooseOption, payFor } from './outcomes';
import { keepQuest } from './quests';
import type { MoveRule } from './rule';
import type { Campaign, CampaignQuestion } from './state';

type QuestionOf<A extends CampaignQuestion['ask']> = Extract<Campaign['question'], { ask: A }>;

function asked<A extends CampaignQuestion['ask']>(campaign: Campaign, ask: A): QuestionOf<A> | null {
  const { question } = campaign;
  return question?.ask === ask ? (question as QuestionOf<A>) : null;
}

/** Answers an event with option A or B (L31.2). */
export const chooseRule: MoveRule<MoveOf<'choose'>> = {
  refuse: (_, campaign, { option }) => answerTo(asked(campaign, 'option') && OPTIONS.includes(option)),
  apply(c, { option }) {
    const question = asked(c.state, 'option');
    if (!question) return;
    c.state.question = null;
    chooseOption(c, question.event, option);
  },
  candidates: () => OPTIONS.map((option) => ({ move: 'choose', option })),
};

/**
 * The reason to refuse an answer; null if it is legal.
 * @param offered whether the question offers this answer; null if there is no such question
 */
function answerTo(offered: boolean | null): Refusal | null {
  if (offered === null) return 'notAsked';
  return offered ? null : 'notOffered';
}

/** Agrees or refuses to pay (L31.3). */
export const payRule: MoveRule<MoveOf<'pay'>> = {
  refuse: (_, campaign) => answerTo(asked(campaign, 'pay') && true),
  apply(c, { agree }) {
    const question = asked(c.state, 'pay');
    if (!question) return;
    c.state.question = null;
    if (agree) payFor(c, question.gold, question.event, question.option, question.outcome);
  },
  candidates: () => [
    { move: 'pay', agree: true },
    { move: 'pay', agree: false },
  ],
};

/** The most gold that one hero can take from the shared amount, or give to it. */
function mostFor(campaign: Campaign, hero: number): number {
  const question = asked(campaign, 'share');
  if (!question || !sharersOf(campaign, question.left).includes(hero)) return 0;
  return question.left > 0 ? question.left : Math.min(-question.left, heroByNumber(campaign, hero)?.gold ?? 0);
}

const sharersOf = (campaign: Campaign, left: number): number[] =>
  partyHeroes(campaign)
    .filter(({ gold }) => left > 0 || gold > 0)
    .map(({ no }) => no);

/** Lets one hero take or give a part of an amount of gold that the heroes share (L31.4). */
export const shareRule: MoveRule<MoveOf<'share'>> = {
  refuse: (_, campaign, { hero, gold }) =>
    answerTo(asked(campaign, 'share') && Number.isInteger(gold) && gold >= 1 && gold <= mostFor(campaign, hero)),
  apply(c, { hero: no, gold }) {
    const question = asked(c.state, 'share');
    const hero = heroByNumber(c.state, no);
    if (!question || !hero) return;
    c.state.question = null;
    shareOut(c, hero, gold, question.left, question.cause);
  },
  candidates: (_, campaign) =>
    partyHeroes(campaign).flatMap(({ no }) =>
      Array.from({ length: mostFor(campaign, no) }, (__, less) => ({ move: 'share', hero: no, gold: less + 1 })),
    ),
};

/** Chooses the hero who receives an effect (L31.4). */
export const chooseHeroRule: MoveRule<MoveOf<'chooseHero'>> = {
  refuse(_, campaign, { hero }) {
    const question = asked(campaign, 'hero');
    return answerTo(question?.heroes.includes(hero) ?? null);
  },
  apply(c, { hero: no }) {
    const question = asked(c.state, 'hero');
    const hero = heroByNumber(c.state, no);
    if (!question || !hero) return;
    c.state.question = null;
    applyTo(c, hero, question.effect, question.cause);
  },
  candidates: (_, campaign) => (asked(campaign, 'hero')?.heroes ?? []).map((hero) => ({ move: 'chooseHero', hero })),
};

/** Keeps one of the dealt personal quests (L32.2). */
export const keepQuestRule: MoveRule<MoveOf<'keepQuest'>> = {
  refuse(_, campaign, { quest }) {
    const question = asked(campaign, 'quest');
    return answerTo(question?.quests.includes(quest) ?? null);
  },
  apply(c, { quest }) {
    const question = asked(c.state, 'quest');
    const hero = question && heroByNumber(c.state, question.hero);
    if (!question || !hero) return;
    c.state.question = null;
    const others = question.quests.filter((each) => each !== quest);
    keepQuest(c, hero, quest, others);
  },
  candidates: (_, campaign) => (asked(campaign, 'quest')?.quests ?? []).map((quest) => ({ move: 'keepQuest', quest })),
};
