/** The small signs on the table: flags over the selected cards, the odds of the roll at hand. */
import type Phaser from 'phaser';
import type { Play } from '../../flow/play';
import { t } from '../../i18n';
import { signed } from '../../i18n/words';
import { attackOdds } from '../../rules/odds';
import {
  FLAG_HEIGHT,
  type FlagModel,
  flagWidth,
  type OddsCellModel,
  paintFlag,
  paintOddsCell,
  paintPanel,
} from '../art';
import type { Baker } from './Baker';
import type { CardSprite } from './CardSprite';
import type { Layout } from './layout';
import type { TableView } from './view';

/** px between two flags. */
const FLAG_GAP = 4;
const DEPTH = { flag: 58, ground: 65, odds: 67 };

export class Signs {
  private readonly flags: Phaser.GameObjects.Image[];
  private readonly cells: Phaser.GameObjects.Image[];
  /** Darkens what lies under tracker and odds while the ruler is thrown over them. */
  private readonly ground: Phaser.GameObjects.Image;
  private readonly measure: CanvasRenderingContext2D | null;
  /** Whether the player wants to be told. */
  tellsOdds = true;

  constructor(
    scene: Phaser.Scene,
    private readonly baker: Baker,
  ) {
    const image = (depth: number) => scene.add.image(0, 0, '__DEFAULT').setOrigin(0).setDepth(depth).setVisible(false);
    this.flags = [image(DEPTH.flag), image(DEPTH.flag)];
    this.cells = [image(DEPTH.odds), image(DEPTH.odds), image(DEPTH.odds)];
    this.ground = image(DEPTH.ground);
    this.measure = document.createElement('canvas').getContext('2d');
  }

  lay(view: TableView, play: Play, layout: Layout, cardOf: (id: string) => CardSprite): void {
    this.layFlags(view, layout, cardOf);
    this.layOdds(view, play, layout);
  }

  hide(): void {
    for (const sign of [...this.flags, ...this.cells, this.ground]) sign.setVisible(false);
  }

  private layFlags(view: TableView, layout: Layout, cardOf: (id: string) => CardSprite): void {
    for (const flag of this.flags) flag.setVisible(false);
    if (!layout.showsHand) return;
    let before: Phaser.GameObjects.Image | null = null;
    for (const { id, flag, model } of view.hand) {
      if (!flag || !this.measure) continue;
      const leads = flag === 'leads';
      const sign: FlagModel = leads
        ? { text: t('table.leads', { initiative: model.initiative }), tone: 'vermilion', glyph: 'initiative' }
        : { text: t('table.second'), tone: 'bone' };
      const size = layout.words;
      const [width, height] = [flagWidth(this.measure, sign) * size, FLAG_HEIGHT * size];
      const key = this.baker.sign(`flag/${flag}`, width, height, sign, (ctx) => {
        ctx.scale(size, size);
        paintFlag(ctx, sign);
      });
      const { x, y } = cardOf(id).pointAt(2, 0);
      const left = Math.min(Math.max(6, x), layout.width - width - 6);
      const image = this.flags[leads ? 0 : 1];
      image
        ?.setTexture(key)
        .setDisplaySize(width, height)
        .setPosition(left, y - height - 3)
        .setVisible(true);
      // A wide flag makes room for the one on the card beside it.
      const end: number = before ? before.x + before.displayWidth + FLAG_GAP : 0;
      if (before && end > left) before.x = Math.max(FLAG_GAP, before.x - (end - left));
      before = image ?? null;
    }
  }

  private layOdds({ mode }: TableView, { book, state }: Play, layout: Layout): void {
    const odds = mode === 'roll' && this.tellsOdds ? attackOdds(book, state) : null;
    const { words } = layout;
    const { x, y, width, height } = layout.odds;
    const gap = 8;
    const size = (width - 2 * gap) / 3;
    this.ground.setVisible(mode === 'roll' && layout.composition === 'portrait');
    const top = layout.tracker.y - 12;
    this.ground
      .setTexture(
        this.baker.sign('roll/ground', layout.width, layout.height - top, '', (ctx) =>
          paintPanel(ctx, layout.width, layout.height - top, { radius: 0 }),
        ),
      )
      .setDisplaySize(layout.width, layout.height - top)
      .setPosition(0, top);
    this.cells.forEach((cell, index) => {
      const outcome = odds?.outcomes[index];
      cell.setVisible(outcome !== undefined);
      if (!odds || !outcome) return;
      const { face, modifier, cases, damage, hp } = outcome;
      const model: OddsCellModel = {
        face,
        modifier: signed(modifier),
        chance: `${Math.round((100 * cases) / odds.of)}%`,
        damage: String(damage),
        unit: t('table.damageUnit'),
        hp: { from: hp.before, to: hp.after },
      };
      const key = this.baker.sign(`odds/${index}`, size, height, model, (ctx) => {
        ctx.scale(words, words);
        paintOddsCell(ctx, model, size / words, height / words);
      });
      cell
        .setTexture(key)
        .setDisplaySize(size, height)
        .setPosition(x + index * (size + gap), y);
    });
  }
}
