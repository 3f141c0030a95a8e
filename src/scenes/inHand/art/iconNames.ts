/** Maps things of the game to icons. `npm run bake` copies only the paths of these icons from the icon package. */
import type data from './icons.gen.json';

/** The name of an icon that the game uses. The icons are from game-icons.net or drawn for this game. */
export type IconName = keyof typeof data;

/** Icons of the rule book's concepts and of the interface (style guide, section 5). */
export const GLYPH = {
  attack: 'crossed-swords',
  move: 'walking-boot',
  range: 'high-shot',
  initiative: 'run',
  jump: 'jump-across',
  flying: 'feathered-wing',
  heal: 'health-normal',
  hp: 'hearts',
  shield: 'shield',
  retaliate: 'spikes',
  push: 'push',
  pull: 'pull',
  pierce: 'broadhead-arrow',
  target: 'targeted',
  immobilize: 'manacles',
  disarm: 'drop-weapon',
  stun: 'knocked-out-stars',
  muddle: 'fluffy-swirl',
  invisible: 'domino-mask',
  strengthen: 'biceps',
  advantage: 'upgrade',
  disadvantage: 'sight-disabled',
  loot: 'two-coins',
  disarmTrap: 'box-trap',
  recover: 'card-pickup',
  lost: 'card-burn',
  discard: 'card-discard',
  play: 'card-play',
  fire: 'fire',
  dark: 'moon',
  round: 'hourglass',
  combat: 'sword-clash',
  scenario: 'doorway',
  hindrance: 'stone-wall',
  shortRest: 'campfire',
  longRest: 'night-sleep',
  dead: 'death-skull',
  roll: 'perspective-dice-six-faces-random',
  trap: 'wolf-trap',
  hazardous: 'small-fire',
  difficult: 'high-grass',
  obstacle: 'stone-pile',
  door: 'closed-doors',
  openDoor: 'open-gate',
  treasure: 'locked-chest',
  objective: 'open-treasure-chest',
  money: 'two-coins',
  deadMonster: 'skull-crossed-bones',
  elite: 'crown',
  sight: 'eye-target',
  head: 'visored-helm',
  body: 'breastplate',
  legs: 'leg-armor',
  oneHand: 'hand',
  twoHands: 'two-handed-sword',
  small: 'swap-bag',
  spent: 'backward-time',
  consumed: 'card-burn',
  free: 'infinity',
  locked: 'padlock',
  king: 'king',
  resale: 'scales',
  redGem: 'rupee',
  blueGem: 'floating-crystal',
  nightBlade: 'plain-dagger',
  scroll: 'tied-scroll',
  belt: 'belt',
  levelUp: 'laurel-crown',
  map: 'treasure-map',
  town: 'medieval-village-01',
  menu: 'hamburger-menu',
  undo: 'anticlockwise-rotation',
  rules: 'rule-book',
  log: 'open-book',
  settings: 'cog',
  sound: 'speaker',
  soundOff: 'speaker-off',
  enter: 'torch',
  back: 'return-arrow',
  hero: 'cowled',
  opens: 'direction-sign',
  blocks: 'cancel',
  exit: 'exit-door',
  follower: 'ghost-ally',
  flooded: 'waves',
  served: 'wax-seal',
  pit: 'hasty-grave',
  finish: 'tombstone',
  reroll: 'perspective-dice-six-faces-random',
  refresh: 'backward-time',
  forfeit: 'swap-bag',
  pay: 'two-coins',
  credit: 'infinity',
} as const;
/** A concept that has an icon. */
export type GlyphName = keyof typeof GLYPH;

/** The monsters by their content ids; each has its own block. */
export const MONSTER_ICON = {
  shuffler: 'mummy-head',
  dunner: 'ghost',
  tallyCrow: 'raven',
  foremanGrubb: 'ogre',
  writHound: 'hound',
  inkwight: 'goo-skull',
  waxGuard: 'black-knight-helm',
  auditor: 'mad-scientist',
  lienToad: 'frog',
  compounder: 'slime',
  marshCandle: 'candle-skull',
  motherMire: 'witch-face',
  gnaw: 'rat',
  slagHulk: 'rock-golem',
  shaftMoth: 'moth',
  powderBrat: 'imp-laugh',
  courtDuellist: 'sword-brandish',
  trophyBear: 'bear-head',
  discreetPerson: 'hooded-assassin',
  dargoth: 'crowned-skull',
} as const;

/** The icons of figures that have their own name (`alias`) and block on one scenario page. */
export const ALIAS_ICON = { kingOsbert: 'old-king', signature: 'quill' } as const;

export const HERO_ICON = { bailiff: 'cowled', sexton: 'trench-spade', pawnbroker: 'scales' } as const;

/** The items of the five monster cards, and the quest items. */
export const ITEM_ICON = {
  funeralBiscuit: 'cookie',
  secondHandShroud: 'robe',
  mournersHat: 'top-hat',
  grubbsShovel: 'trench-spade',
  chokeLead: 'lasso',
  blottingCoat: 'leather-armor',
  candleEnd: 'candle-light',
  redPen: 'fountain-pen',
  eelskinWaders: 'rubber-boot',
  jarOfLeeches: 'covered-jar',
  wispLantern: 'old-lantern',
  hipFlask: 'brandy-bottle',
  confiscatedPick: 'war-pick',
  furnaceApron: 'sleeveless-jacket',
  mothWoolSlippers: 'slippers',
  shortFuse: 'dynamite',
  borrowedRapier: 'stiletto',
  hearthrug: 'animal-hide',
  discreetShoes: 'tabi-boot',
  crownArbalest: 'crossbow',
  oswinsHook: 'hook',
  tansysRibbon: 'bow-tie-ribbon',
  chancellorsSpectacles: 'spectacles',
  stewardsMallet: 'gavel',
  proofKeg: 'barrel',
  leftBoot: 'leather-boot',
  gravediggersLicence: 'diploma',
} as const;

/** The ground of a scenario's map; the default is stone. */
export type GroundName = 'lawn' | 'boards' | 'bricks' | 'mud' | 'tiles' | 'stone';

/** Sets of ground and terrain icons for the maps of scenarios. */
const GRAVES = { ground: 'lawn', obstacle: 'tombstone' } as const;
const MACHINES = { ground: 'bricks', obstacle: 'gears', difficult: 'spill', hazardous: 'steam' } as const;
const CASES = { ground: 'boards', obstacle: 'locked-box', difficult: 'umbrella' } as const;
const KILNS = { ground: 'bricks', obstacle: 'coal-wagon' } as const;
const STAIRCASE = { ground: 'boards', obstacle: 'old-wagon', difficult: 'clothesline', trap: 'stairs' } as const;
const DESKS = { ground: 'tiles', obstacle: 'table', hazardous: 'candle-light', trap: 'ringing-bell' } as const;
const REEDS = { ground: 'mud', obstacle: 'stump-regrowth', trap: 'quicksand' } as const;
const STILL = { ground: 'bricks', obstacle: 'barrel', hazardous: 'droplet-splash', trap: 'hole' } as const;
const DEPTHS = { obstacle: 'wood-beam', trap: 'stairs' } as const;
const SHELVES = { ground: 'boards', obstacle: 'bookshelf', hazardous: 'papers' } as const;
const PALACE = { ground: 'tiles', obstacle: 'deer-head', trap: 'mantrap' } as const;

export const SCENARIO_SCENERY = {
  plotNine: GRAVES,
  halfHoliday: GRAVES,
  tuesdayShift: MACHINES,
  highWater: MACHINES,
  gageAndDaughter: CASES,
  kingsTicket: CASES,
  foremanGrubb: KILNS,
  downTools: KILNS,
  seniorBailiff: STAIRCASE,
  showOfHands: STAIRCASE,
  waxFloor: DESKS,
  nightAudit: DESKS,
  proofSpirits: REEDS,
  landladyOfTheFen: REEDS,
  lastOrders: STILL,
  strikeFund: STILL,
  longStair: DEPTHS,
  principalsDesk: { obstacle: 'table', trap: 'stairs' },
  finePrint: SHELVES,
  struckOff: SHELVES,
  solventKing: PALACE,
  carriedForward: PALACE,
} as const;

/** Landmarks of the campaign map. */
export const LANDMARKS = ['castle', 'church', 'peaks', 'pine-tree', 'swamp', 'medieval-village-01'] as const;
