/** Lines spoken during play, at most 60 letters each: lines of monsters and of heroes, and lines about doors and treasures. */
import type { PrintedEnemyId, PrintedHeroId } from '../../../content/longTable/ids';

type MonsterLines = Record<'appears' | 'wounds' | 'nearlyDead' | 'dies', string>;
type HeroLines = Record<'critical' | 'miss' | 'escape' | 'lastCard' | 'victory' | 'defeat', string>;

export default {
  monster: {
    shuffler: {
      appears: 'Left foot. Right foot. You.',
      wounds: 'You were next on the list.',
      nearlyDead: 'I used to have two of those.',
      dies: 'Off sick until Tuesday.',
    },
    tallyCrow: {
      appears: 'It counts the party, and then the change.',
      wounds: 'Less one.',
      nearlyDead: 'It has lost count.',
      dies: 'Total.',
    },
    writHound: {
      appears: 'Whoever is named, step forward.',
      wounds: 'Delivered to the leg in question.',
      nearlyDead: 'It whines, in triplicate.',
      dies: 'Withdrawn.',
    },
    inkwight: {
      appears: 'I have been corrected before.',
      wounds: 'An entry in red.',
      nearlyDead: 'There is hardly a line left of me.',
      dies: 'See errata.',
    },
    waxGuard: {
      appears: 'Kindly queue behind the rope.',
      wounds: 'Stamped.',
      nearlyDead: 'Warm for the time of year.',
      dies: 'Melted in the course of duty.',
    },
    powderBrat: {
      appears: 'Nobody said not to.',
      wounds: 'Was that your eyebrow?',
      nearlyDead: 'You do all stand close together.',
      dies: 'Now watch this.',
    },
    lienToad: {
      appears: 'Hers until proved otherwise.',
      wounds: 'Possession: nine points, and a tongue.',
      nearlyDead: 'She swallows her pride. Nothing else.',
      dies: 'The fen may foreclose.',
    },
    chattel: {
      appears: 'It was told to stay. It is moving.',
      wounds: 'Sold with all fittings.',
      nearlyDead: 'A drawer comes out. It is empty.',
      dies: 'Firewood, one lot.',
    },
    pallbearer: {
      appears: 'Mind your backs.',
      wounds: 'We carry all sorts.',
      nearlyDead: 'Somebody take this end.',
      dies: 'Set it down here.',
    },
    coldCaller: {
      appears: 'Is this a bad time?',
      wounds: 'I shall not keep you.',
      nearlyDead: 'I can see that you are busy.',
      dies: 'There was nobody at the door.',
    },
    assessor: {
      appears: 'You have had some wear, I see.',
      wounds: 'Worth rather less, now.',
      nearlyDead: 'I had put myself higher.',
      dies: 'Nil. Next lot.',
    },
    undertow: {
      appears: 'The river has come to see you.',
      wounds: 'It takes a little off everybody.',
      nearlyDead: 'Low water.',
      dies: 'Out with the tide.',
    },
    liquidator: {
      appears: 'Do come in. Mind the rim.',
      wounds: 'A small deduction.',
      nearlyDead: 'I am below my usual level.',
      dies: 'I find myself wound up.',
    },
    actuary: {
      appears: 'You are expected. To the minute.',
      wounds: 'That was in the tables.',
      nearlyDead: 'I had allowed for this.',
      dies: 'On time, as it happens.',
    },
    remainderman: {
      appears: 'What is left, please.',
      wounds: 'I only take what is over.',
      nearlyDead: 'There is less and less of this.',
      dies: 'Nothing over.',
    },
  } satisfies Record<PrintedEnemyId, MonsterLines>,
  hero: {
    bailiff: {
      critical: 'Served on the person, as required.',
      miss: 'Wrong address.',
      escape: 'I can still sign for things.',
      lastCard: 'That is the last of the forms.',
      victory: 'The list is complete. I have counted.',
      defeat: 'Called. Nobody fit to serve, us included.',
    },
    sexton: {
      critical: 'Six feet, straight down.',
      miss: 'I meant to dig there anyway.',
      escape: 'The ground can wait.',
      lastCard: 'One spadeful left in me.',
      victory: 'Covered over and patted flat.',
      defeat: 'We shall lie in tomorrow.',
    },
    pawnbroker: {
      critical: 'Above the reserve.',
      miss: 'Not a hand was raised.',
      escape: 'Going, going, not gone.',
      lastCard: 'That is all the stock there is.',
      victory: 'Sold to the party at the back.',
      defeat: 'Withdrawn from sale.',
    },
    ferrywoman: {
      critical: 'Mind the oar.',
      miss: 'Water. Nothing but water.',
      escape: 'We shipped a little. We float.',
      lastCard: 'One stroke left, then we drift.',
      victory: 'Everybody off. Penny a head.',
      defeat: 'Aground. The tide will see to it.',
    },
  } satisfies Record<PrintedHeroId, HeroLines>,
  door: {
    first: 'It opens inwards. They usually do.',
    second: 'The notice on it says Private.',
    third: 'Somebody inside says come in.',
  },
  treasure: {
    first: 'Not in the inventory. Good.',
    second: 'Item: one chest, lately full.',
    third: 'It has been waiting for an heir.',
  },
};
