/** Lines spoken during play, at most 60 letters each: lines of monsters and of the hero, and lines about doors and treasures. */
import type { Alias, PrintedHeroId, PrintedMonsterId } from '../../../content/inHand/ids';

type MonsterLines = Record<'appears' | 'wounds' | 'nearlyDead' | 'dies', string>;
type HeroLines = Record<'critical' | 'miss' | 'escape' | 'lastCard' | 'victory' | 'defeat', string>;

export default {
  monster: {
    shuffler: {
      appears: 'I walk. It is a living.',
      wounds: 'Nothing personal. You were on my route.',
      nearlyDead: 'I shall be late for the rest of this.',
      dies: 'Tuesday, then.',
    },
    dunner: {
      appears: 'Our records show that you are still here.',
      wounds: 'Kindly regard this as a second reminder.',
      nearlyDead: 'This matter may be passed to a colleague.',
      dies: 'Return to sender.',
    },
    tallyCrow: {
      appears: 'One.',
      wounds: 'Minus one.',
      nearlyDead: 'Carry the one.',
      dies: 'Nought.',
    },
    foremanGrubb: {
      appears: 'You are late. Everybody is, sooner or later.',
      wounds: 'That was a verbal warning.',
      nearlyDead: 'I do not take breaks. I am taking one.',
      dies: 'Dock my wages, then.',
    },
    writHound: {
      appears: 'It has found the person named.',
      wounds: 'Served, by mouth.',
      nearlyDead: 'It lets go, to think.',
      dies: 'Case dismissed.',
    },
    inkwight: {
      appears: 'Name? Never mind, I have it in ink.',
      wounds: 'Sign here. And here. And here.',
      nearlyDead: 'I am running out of me.',
      dies: 'Blotted.',
    },
    waxGuard: {
      appears: 'No admittance. Wipe your feet.',
      wounds: 'Sealed.',
      nearlyDead: 'I believe I am going soft.',
      dies: 'Please do not touch. Too late.',
    },
    auditor: {
      appears: 'I shall need to see everything.',
      wounds: 'Disallowed.',
      nearlyDead: 'There appears to be a shortfall in me.',
      dies: 'It balances. How odd.',
    },
    lienToad: {
      appears: 'It has a prior claim on you.',
      wounds: 'Attached.',
      nearlyDead: 'The claim is under review.',
      dies: 'Released, with costs.',
    },
    compounder: {
      appears: 'You look like something that could grow.',
      wounds: 'With interest.',
      nearlyDead: 'My principal is shrinking.',
      dies: 'Paid off. How dull.',
    },
    marshCandle: {
      appears: 'This way. No, this way.',
      wounds: 'Mind the light.',
      nearlyDead: 'It flickers, for effect.',
      dies: 'Nobody is home.',
    },
    motherMire: {
      appears: 'Sit down, dear. You will sink anyway.',
      wounds: 'That one is on the house, dear.',
      nearlyDead: 'I have had worse from the licensing board.',
      dies: 'Time, ladies and gentlemen.',
    },
    gnaw: {
      appears: 'It has come about your blade.',
      wounds: 'It was only tasting.',
      nearlyDead: 'It has lost its appetite.',
      dies: 'It has left the crusts.',
    },
    slagHulk: {
      appears: 'Give me a minute.',
      wounds: 'There. No hurry.',
      nearlyDead: 'I can feel a draught.',
      dies: 'I shall cool here, thank you.',
    },
    shaftMoth: {
      appears: 'It only came for the lamp.',
      wounds: 'Dust to dust, mostly in the eyes.',
      nearlyDead: 'It folds up, one wing at a time.',
      dies: 'It has found the light.',
    },
    powderBrat: {
      appears: 'Got a match? I have.',
      wounds: 'Told you to stand back.',
      nearlyDead: 'I always did have a short fuse.',
      dies: 'Bang, then.',
    },
    courtDuellist: {
      appears: 'After you. Then, I am afraid, after me.',
      wounds: 'Touched, as we say.',
      nearlyDead: 'You have spoilt a very good shirt.',
      dies: 'I yield. It is the fashion.',
    },
    trophyBear: {
      appears: 'It has got down off the wall.',
      wounds: 'A hug. It means it.',
      nearlyDead: 'The stuffing is showing.',
      dies: 'It goes back to being a rug.',
    },
    discreetPerson: {
      appears: 'I was never here.',
      wounds: 'You did not see that.',
      nearlyDead: 'I should prefer this kept quiet.',
      dies: 'No comment.',
    },
    dargoth: {
      appears: 'Do sit. You will be here some time.',
      wounds: 'Noted in the margin.',
      nearlyDead: 'I am being amended.',
      dies: 'Countersigned. Thank you.',
    },
    kingOsbert: {
      appears: 'Could you lend us a moment?',
      wounds: 'Charge it to the Crown.',
      nearlyDead: 'We are not, strictly, covered for this.',
      dies: 'We die solvent. Write that down.',
    },
    signature: {
      appears: 'I was only ever written down.',
      wounds: 'Witnessed.',
      nearlyDead: 'You are smudging me.',
      dies: 'Struck through.',
    },
  } satisfies Record<PrintedMonsterId | Alias, MonsterLines>,
  hero: {
    bailiff: {
      critical: 'Consider yourself served.',
      miss: 'I shall try the back door.',
      escape: 'I felt the draught of that one.',
      lastCard: 'I am down to my last form.',
      victory: 'Served, stamped and filed.',
      defeat: 'No answer. I shall call again.',
    },
    sexton: {
      critical: 'That one will want digging.',
      miss: 'Hit the ground. It is used to it.',
      escape: 'Not my plot. Not today.',
      lastCard: 'Last shovelful.',
      victory: 'All under, until Tuesday.',
      defeat: 'I have seen deeper holes. From above.',
    },
    pawnbroker: {
      critical: 'I never give change.',
      miss: 'I overvalued that.',
      escape: 'That was nearly a write-off.',
      lastCard: 'That is all I have in the window.',
      victory: 'Sold. I shall write the ticket.',
      defeat: 'We are closed for stock-taking.',
    },
  } satisfies Record<PrintedHeroId, HeroLines>,
  door: {
    first: 'Somebody has oiled the hinges. Recently.',
    second: 'It was not locked. That is never good.',
    third: 'Please close it behind you.',
  },
  treasure: {
    first: 'Unclaimed. It was, until now.',
    second: 'No receipt, no questions.',
    third: 'Somebody will miss this. Best not wait.',
  },
};
