/**
 * Practice: the two HP cards and the red line. The player throws the ruler as often as he likes, outside of any
 * scenario.
 */

import Phaser from 'phaser';
import { bookFor } from '../../../content/inHand';
import { NEWCOMER } from '../../../content/inHand/newcomer';
import { type GeneratorState, seedGenerator } from '../../../rules/core/chance';
import { rollRuler } from '../../../rules/inHand/dice';
import { positionOf } from '../../../rules/inHand/hpCards';
import type { Face } from '../../../rules/inHand/vocabulary';
import type { Sound } from '../../../sound/inHand';
import { CARD, paintTable } from '../../art';
import { cssCamera, isLostMouse, pointOnTable, steadyTweens, windowSize } from '../../canvas';
import { Baker } from '../../core/Baker';
import { CardSprite } from '../../core/CardSprite';
import { Motion } from '../../core/Motion';
import type { Box } from '../../core/pose';
import { columnBox, FACE_ORDER, lieOf, paintCharacterHpCard, paintMonsterHpCard, ROLL_LINE } from '../art';
import { HERO_TABLE } from '../art/characterHpCard';
import { Ruler } from '../table/Ruler';
import { practiceLayout } from './layout';

export interface PracticeInit {
  readonly sound: Sound;
  /** Animation speed from the settings, 0 to 2. */
  readonly speed: () => number;
  /** The box of the window that the text covers. */
  readonly words: () => Box;
  /** Seeds the generator of all throws. */
  readonly seed: string;
  readonly onFace: (face: Face) => void;
  /** Called after a throw that missed the red line. */
  readonly onMiss: () => void;
}

interface Laid {
  readonly hero: CardSprite;
  readonly monster: CardSprite;
  readonly baker: Baker;
  readonly motion: Motion;
  readonly ruler: Ruler;
  readonly ground: Phaser.GameObjects.Image;
}

/** The cards shown: those of the first scenario at full HP. */
export const SETUP = {
  scenario: 'plotNine',
  ...NEWCOMER,
  seed: 'practice',
} as const;

export class PracticeScene extends Phaser.Scene {
  private given: PracticeInit | null = null;
  private laid: Laid | null = null;
  private generator: GeneratorState = seedGenerator('');
  private rolling = false;

  constructor() {
    super('practice');
  }

  init(data: PracticeInit): void {
    this.given = data;
    this.generator = seedGenerator(data.seed);
    this.rolling = false;
  }

  create(): void {
    if (!this.given) return;
    cssCamera(this);
    steadyTweens(this);
    const baker = new Baker(this.textures);
    const motion = new Motion(this);
    const card = () => this.add.existing(new CardSprite(this, baker, CARD));
    const ground = this.add.image(0, 0, '__DEFAULT').setOrigin(0);
    const hero = card().setDepth(26);
    const monster = card().setDepth(60);
    const ruler = new Ruler(this, monster, baker, motion, this.given.sound);
    this.laid = { hero, monster, baker, motion, ruler, ground };
    this.fit();
    this.scale.on(Phaser.Scale.Events.RESIZE, this.fit, this);
    this.input.on('pointerdown', this.down, this);
    this.input.on('pointermove', this.move, this);
    this.input.on('pointerup', this.up, this);
    this.input.on('pointerupoutside', this.up, this);
    this.input.on('gameout', this.cancel, this);
    this.game.events.on(Phaser.Core.Events.BLUR, this.cancel, this);
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, this.close, this);
  }

  private close(): void {
    this.laid?.motion.hurry();
    this.scale.off(Phaser.Scale.Events.RESIZE, this.fit, this);
    this.game.events.off(Phaser.Core.Events.BLUR, this.cancel, this);
    this.input.removeAllListeners();
    this.laid = null;
  }

  /** Lays out the scene for the window: the hero's card, and the monster's card leaning over its red line. */
  private fit(): void {
    const { laid, given } = this;
    if (!laid || !given) return;
    const { width, height } = windowSize();
    const words = given.words();
    const { hero, monster } = practiceLayout(width, height, {
      ...pointOnTable(words.x, words.y),
      width: words.width,
      height: words.height,
    });
    this.paint(laid, hero.mm, monster.mm, width, height);
    laid.hero.place(hero);
    laid.monster.place(monster);
    laid.ruler.clear();
    const point = laid.hero.pointAt(CARD.width / 2, ROLL_LINE.y);
    laid.ruler.setLine({ point, angle: laid.hero.rotation }, CARD.width * laid.hero.scale);
  }

  private paint(
    { baker, hero, monster, ground }: Laid,
    heroMm: number,
    monsterMm: number,
    width: number,
    height: number,
  ): void {
    const book = bookFor(SETUP);
    const { id, tables, maxHp } = book.hero;
    const heroModel = { id, tables, maxHp, hp: maxHp[0] ?? 1, level: SETUP.level };
    const heroLies = lieOf(positionOf(heroModel.hp));
    const heroKey = baker.inMm('practice/hero', CARD, heroMm, heroModel, (ctx) =>
      paintCharacterHpCard(ctx, heroModel, heroLies.side),
    );
    hero.show(heroKey, heroLies.turned);
    const [foe = ''] = Object.keys(book.monsters);
    const foeModel = { id: foe, tables: book.monsterTables, hp: 1, level: SETUP.scenarioLevel };
    const foeLies = lieOf(positionOf(foeModel.hp));
    const foeKey = baker.inMm('practice/monster', CARD, monsterMm, foeModel, (ctx) =>
      paintMonsterHpCard(ctx, foeModel, foeLies.side),
    );
    monster.show(foeKey, foeLies.turned);
    ground
      .setTexture(baker.inPx('practice/ground', width, height, '', (ctx) => paintTable(ctx, width, height)))
      .setDisplaySize(width, height);
  }

  private down(pointer: Phaser.Input.Pointer): void {
    const { laid } = this;
    if (!laid) return;
    if (this.rolling) return laid.motion.hurry();
    if (pointer.button !== 0 || laid.ruler.isHeld) return;
    laid.ruler.clear();
    laid.ruler.grab(pointer);
  }

  private move(pointer: Phaser.Input.Pointer): void {
    if (isLostMouse(pointer)) this.cancel();
    else this.laid?.ruler.drag(pointer);
  }

  private up(pointer: Phaser.Input.Pointer): void {
    // The browser cancelled the touch: this is no throw.
    if (pointer.wasCanceled) return this.cancel();
    if (!this.laid?.ruler.isHeld) return;
    const result = this.laid.ruler.release(pointer, () => true);
    if (result === 'thrown') void this.roll();
    else if (result === 'miss') {
      this.given?.onMiss();
      this.fit();
    }
  }

  private cancel(): void {
    if (!this.laid?.ruler.isHeld) return;
    this.laid.ruler.cancel();
    this.fit();
  }

  /** Rolls by the rules (R2.1) and animates the ruler from where the gesture left it. */
  async roll(): Promise<void> {
    const { laid, given } = this;
    if (!laid || !given || this.rolling) return;
    this.rolling = true;
    laid.motion.speed = given.speed();
    laid.ruler.clear();
    const { face, residue, next } = rollRuler(this.generator);
    this.generator = next;
    const box = (thrown: Face) => columnBox(HERO_TABLE, SETUP.level - 1, FACE_ORDER.indexOf(thrown));
    await laid.ruler.show(residue, false, { column: (thrown) => ({ on: laid.hero, box: box(thrown) }) });
    const rolled = { type: 'rolled', purpose: 'lot', face, residue, pips: 0, nth: 1, of: 1, dropped: null } as const;
    given.sound.hear({ ...rolled, rule: 'R2.1' });
    laid.motion.calm();
    this.rolling = false;
    if (this.laid === laid) given.onFace(face);
  }
}
