/** All painters: those of every mode, and those of the in-hand cards. */
import { rectangle } from '../../src/scenes/art/carve';
import { CARD } from '../../src/scenes/art/geometry';
import { PALETTE } from '../../src/scenes/art/palette';
import { fillRough, printOnPaper } from '../../src/scenes/art/paper';
import { drawFitted, drawNumber, fitText, measureWith } from '../../src/scenes/art/type';
import { ITEM_STRIP } from '../../src/scenes/inHand/art/geometry';
import { drawIcon, glyphIcon, itemIcon } from '../../src/scenes/inHand/art/icons';
import { drawMonsterPlate } from '../../src/scenes/inHand/art/monsterCard';
import { wholeCardPainters } from '../../src/scenes/inHand/art/wholeCard';

export * from '../../src/scenes/art';
export * from '../../src/scenes/inHand/art';
export { hexSpriteKey, paintHexSprite } from '../../src/scenes/inHand/art/hexSprites';

/** Parameters that painters of whole cards need. */
export const WHOLE_ART = {
  CARD,
  ITEM_STRIP,
  PALETTE,
  drawFitted,
  drawIcon,
  drawNumber,
  fillRough,
  fitText,
  glyphIcon,
  itemIcon,
  measureWith,
  plate: drawMonsterPlate,
  printOnPaper,
  rectangle,
};
export const { paintItemStrip, paintMonsterCard, paintMonsterQuarter } = wholeCardPainters(WHOLE_ART);
