/** Shows the chip with the first of two rolls (R14.1). The chip stays until the second roll has been thrown. */
import type Phaser from 'phaser';
import type { Play } from '../../../flow/inHand/play';
import type { EventOf } from '../../../rules/inHand/events';
import { oddsOfAllFaces } from '../../../rules/inHand/odds';
import type { Face } from '../../../rules/inHand/vocabulary';
import { CARD } from '../../art';
import type { Baker } from '../../core/Baker';
import type { Box } from '../../core/pose';
import { MONSTER_PLATE, ROLL_CHIP } from '../art';
import { type FirstRollStatus, rollChipBake, type ThrownFace } from './bakes';
import type { Layout } from './layout';
import type { TableView } from './tableView';

/** The px between the chip and the plate or prompt above it. */
const GAP = 6;
const DEPTH = 64;

export class FirstRoll {
  private readonly image: Phaser.GameObjects.Image;
  private face: Face | null = null;
  private modifiers: ReadonlyMap<Face, number> = new Map();
  private box: Box = { x: 0, y: 0, ...ROLL_CHIP };

  constructor(
    scene: Phaser.Scene,
    private readonly baker: Baker,
  ) {
    this.image = scene.add.image(0, 0, '__DEFAULT').setVisible(false).setDepth(DEPTH);
  }

  /** Shows the chip while the second roll is due, otherwise hides it. The on-table variant never shows it. */
  update({ activity }: TableView, { book, state }: Play, layout: Layout): void {
    const outcomes = oddsOfAllFaces(book, state)?.outcomes ?? [];
    const [first] = state.attack?.rolls ?? [];
    this.modifiers = new Map(outcomes.map(({ face, modifier }) => [face, modifier]));
    this.box = chipBox(layout);
    this.face = outcomes.length > 0 ? (first?.face ?? null) : null;
    this.image.setVisible(false);
    const lies = activity === 'roll' && this.face && !book.setup.variants.onTable;
    if (this.face && lies) this.show(this.face, 'kept');
  }

  /** The face that counts after a roll, for the odds. `settled`: this was the second of two rolls. */
  countedFace({ face, nth, of, dropped }: EventOf<'rolled'>): ThrownFace {
    const settled = of > 1 && nth === of;
    return { face: settled && dropped === face ? (this.face ?? face) : face, settled };
  }

  /** The chip's box, even while the chip is hidden. */
  get place(): Box {
    return this.box;
  }

  /** Whether the chip is shown and at a point of the screen. */
  isAt(x: number, y: number): boolean {
    return this.image.visible && this.image.getBounds().contains(x, y);
  }

  /** Repaints the chip with what has happened to its roll. */
  repaint(fate: FirstRollStatus): void {
    if (this.face) this.show(this.face, fate);
  }

  /** Shows the chip for a face. */
  show(face: Face, fate: FirstRollStatus): void {
    const { x, y, width, height } = this.box;
    this.face = face;
    this.image
      .setTexture(this.baker.show(rollChipBake(face, this.modifiers.get(face) ?? 0, fate, width / ROLL_CHIP.width)))
      .setDisplaySize(width, height)
      .setPosition(x + width / 2, y + height / 2)
      .setVisible(true);
  }

  hide(): void {
    this.image.setVisible(false);
  }
}

/**
 * The box of the chip. In an upright window the chip is below the plate, opposite the HP card. In a landscape window it
 * is in the space of the tabs, and on a desktop below the prompt.
 */
function chipBox({ composition, plate, heroHp, tabs, prompt, width }: Layout): Box {
  const scale = composition === 'desktop' ? 1 : Math.max(0.85, Math.min(1.3, plate.mm / 5.94));
  const size = { width: ROLL_CHIP.width * scale, height: ROLL_CHIP.height * scale };
  if (composition === 'desktop') return { x: prompt.x, y: prompt.y + prompt.height + GAP, ...size };
  // The chip is at the end of the tabs that is next to the plate.
  const isBefore = tabs.x < plate.x;
  const besidePlate = isBefore ? tabs.x + tabs.width - size.width : tabs.x;
  if (composition === 'landscape') return { x: besidePlate, y: tabs.y, ...size };
  const isLeft = heroHp.x + (CARD.width / 2) * heroHp.mm > width / 2;
  const plateEnd = plate.x + MONSTER_PLATE.width * plate.mm;
  const y = plate.y + MONSTER_PLATE.height * plate.mm + GAP;
  return { x: isLeft ? plate.x : plateEnd - size.width, y, ...size };
}
