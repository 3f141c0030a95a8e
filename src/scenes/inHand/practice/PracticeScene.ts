/**
 * Shows the practice scene: the two HP cards and the red line. The player can throw the ruler any number of times,
 * outside of any scenario.
 */

import Phaser from 'phaser';
import { bookFor } from '../../../content/inHand';
import { NEWCOMER } from '../../../content/inHand/newcomer';
import type { Gesture } from '../../../gestures/gestures';
import { type GeneratorState, seedGenerator } from '../../../rules/core/chance';
import { rollRuler } from '../../../rules/inHand/dice';
import { positionOf } from '../../../rules/inHand/hpCards';
import type { Face } from '../../../rules/inHand/vocabulary';
import type { Sound } from '../../../sound/inHand';
import { CARD, paintTable } from '../../art';
import { cssCamera, pointOnTable, timeTweensByFrames, windowSize } from '../../canvas';
import { Baker } from '../../core/Baker';
import { Motion } from '../../core/Motion';
import { Pointers } from '../../core/Pointers';
import type { Box } from '../../core/pose';
import { columnBox, FACE_ORDER, orientationOf, paintCharacterHpCard, paintMonsterHpCard, ROLL_LINE } from '../art';
import { HERO_MODIFIERS_LAYOUT } from '../art/characterHpCard';
import { CardSprite } from '../sprites/CardSprite';
import { Ruler } from '../table/Ruler';
import { RULES } from '../table/tableInput';
import { practiceLayout } from './layout';

export interface PracticeInit {
  readonly sound: Sound;
  /** Animation speed from the settings, 0 to 4. */
  readonly speed: () => number;
  /** The box of the window that the text covers, in CSS px. */
  readonly words: () => Box;
  /** The seed of the generator for all throws. */
  readonly seed: string;
  readonly onFace: (face: Face) => void;
  /** Called after a throw that missed the red line. */
  readonly onMiss: () => void;
}

interface PracticeObjects {
  readonly hero: CardSprite;
  readonly monster: CardSprite;
  readonly baker: Baker;
  readonly motion: Motion;
  readonly ruler: Ruler;
  readonly ground: Phaser.GameObjects.Image;
}

/** The set-up whose HP cards are shown: the first scenario. The hero has full HP, the monster 1 HP. */
export const SETUP = {
  scenario: 'plotNine',
  ...NEWCOMER,
  seed: 'practice',
} as const;

export class PracticeScene extends Phaser.Scene {
  private options: PracticeInit | null = null;
  private objects: PracticeObjects | null = null;
  private generator: GeneratorState = seedGenerator('');
  private rolling = false;
  private pointers: Pointers<null> | null = null;

  constructor() {
    super('practice');
  }

  init(data: PracticeInit): void {
    this.options = data;
    this.generator = seedGenerator(data.seed);
    this.rolling = false;
  }

  create(): void {
    if (!this.options) return;
    cssCamera(this);
    timeTweensByFrames(this);
    const baker = new Baker(this.textures);
    const motion = new Motion(this);
    const card = () => this.add.existing(new CardSprite(this, baker, CARD));
    const ground = this.add.image(0, 0, '__DEFAULT').setOrigin(0);
    const hero = card().setDepth(26);
    const monster = card().setDepth(60);
    const ruler = new Ruler(this, monster, baker, motion, this.options.sound);
    this.objects = { hero, monster, baker, motion, ruler, ground };
    this.fit();
    this.scale.on(Phaser.Scale.Events.RESIZE, this.fit, this);
    this.pointers = new Pointers<null>(this, {
      rules: RULES,
      find: (at) => ({
        target: { hit: null, canHold: false, picksUp: ruler.isAt(at) },
        busy: this.rolling,
        queues: false,
      }),
      handle: (gesture, pointer) => this.handle(gesture, pointer),
    });
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, this.close, this);
  }

  private close(): void {
    this.objects?.motion.stop();
    this.scale.off(Phaser.Scale.Events.RESIZE, this.fit, this);
    this.pointers?.close();
    this.pointers = null;
    this.objects = null;
  }

  /**
   * Lays out the scene for the window. The monster's card is placed at an angle across the red line of the hero's card.
   */
  private fit(): void {
    const { objects, options } = this;
    if (!objects || !options) return;
    const { width, height } = windowSize();
    const words = options.words();
    const { hero, monster } = practiceLayout(width, height, {
      ...pointOnTable(words.x, words.y),
      width: words.width,
      height: words.height,
    });
    this.paint(objects, hero.mm, monster.mm, width, height);
    objects.hero.place(hero);
    objects.monster.place(monster);
    objects.ruler.clear();
    const point = objects.hero.pointAt(CARD.width / 2, ROLL_LINE.y);
    objects.ruler.setLine({ point, angle: objects.hero.rotation, length: CARD.width * objects.hero.scale });
  }

  private paint(
    { baker, hero, monster, ground }: PracticeObjects,
    heroMm: number,
    monsterMm: number,
    width: number,
    height: number,
  ): void {
    const book = bookFor(SETUP);
    const { id, tables, maxHp } = book.hero;
    const heroModel = { id, tables, maxHp, hp: maxHp[0] ?? 1, level: SETUP.level };
    const heroLies = orientationOf(positionOf(heroModel.hp));
    const heroKey = baker.inMm('practice/hero', CARD, heroMm, heroModel, (ctx) =>
      paintCharacterHpCard(ctx, heroModel, heroLies.side),
    );
    hero.show(heroKey, heroLies.turned);
    const [foe = ''] = Object.keys(book.monsters);
    const foeModel = { id: foe, tables: book.monsterTables, hp: 1, level: SETUP.scenarioLevel };
    const foeLies = orientationOf(positionOf(foeModel.hp));
    const foeKey = baker.inMm('practice/monster', CARD, monsterMm, foeModel, (ctx) =>
      paintMonsterHpCard(ctx, foeModel, foeLies.side),
    );
    monster.show(foeKey, foeLies.turned);
    ground
      .setTexture(baker.inPx('practice/ground', width, height, '', (ctx) => paintTable(ctx, width, height)))
      .setDisplaySize(width, height);
  }

  private handle(gesture: Gesture<null>, pointer: Phaser.Input.Pointer | null): void {
    const { objects } = this;
    if (!objects) return;
    const { ruler, motion } = objects;
    if (gesture.is === 'skip') motion.hurry();
    else if (gesture.is === 'press' && pointer) {
      ruler.clear();
      ruler.grab(pointer);
    } else if (gesture.is === 'carry' && pointer) ruler.drag(pointer);
    else if (gesture.is === 'letGo' && pointer) this.release(pointer, ruler);
    else if (gesture.is === 'cancel' && ruler.isHeld) {
      ruler.cancel();
      this.fit();
    }
  }

  private release(pointer: Phaser.Input.Pointer, ruler: Ruler): void {
    const result = ruler.release(pointer, () => true);
    if (result === 'thrown') void this.roll();
    else if (result === 'miss') {
      this.options?.onMiss();
      this.fit();
    }
  }

  /** Rolls by the rules (R2.1) and animates the ruler from where it is now, for example where a gesture left it. */
  async roll(): Promise<void> {
    const { objects, options } = this;
    if (!objects || !options || this.rolling) return;
    this.rolling = true;
    objects.motion.speed = options.speed();
    objects.ruler.clear();
    const { face, residue, next } = rollRuler(this.generator);
    this.generator = next;
    const box = (thrown: Face) => columnBox(HERO_MODIFIERS_LAYOUT, SETUP.level - 1, FACE_ORDER.indexOf(thrown));
    await objects.ruler.show(residue, false, { column: (thrown) => ({ on: objects.hero, box: box(thrown) }) });
    const rolled = { type: 'rolled', purpose: 'lot', face, residue, pips: 0, nth: 1, of: 1, dropped: null } as const;
    options.sound.hear({ ...rolled, rule: 'R2.1' });
    objects.motion.resume();
    this.rolling = false;
    if (this.objects === objects) options.onFace(face);
  }
}
