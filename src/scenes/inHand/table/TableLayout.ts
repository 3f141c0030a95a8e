/** How the table lies in the window: for what is done now, and for what may be done next. */
import { type Arranged, type Arrangement, arrangedFor, PLAIN } from './arrangement';
import type { Insets, Mode } from './layout';

export class TableLayout {
  arrangement: Arrangement = PLAIN;
  private mode: Mode = 'map';
  private insets: Insets = { top: 0, bottom: 0 };
  private arranged = arrangedFor(1, 1, 'map', this.insets, PLAIN);

  get now(): Arranged {
    return this.arranged;
  }

  /** The window has another size. */
  resize(width: number, height: number, mode: Mode): void {
    this.insets = readInsets();
    this.arrange(width, height, mode);
  }

  /** Something else is done now. The style sheets are not read again: that would lay out the page in mid-motion. */
  turnTo(mode: Mode): void {
    if (mode !== this.mode) this.arrange(this.arranged.width, this.arranged.height, mode);
  }

  private arrange(width: number, height: number, mode: Mode): void {
    this.mode = mode;
    this.arranged = arrangedFor(width, height, mode, this.insets, this.arrangement);
  }

  /** How the table lies in a mode. */
  in(mode: Mode): Arranged {
    const { width, height } = this.arranged;
    return mode === this.mode ? this.arranged : arrangedFor(width, height, mode, this.insets, this.arrangement);
  }
}

/** What notches, home bars and the bar of the viewer take, and how large words are wanted, as the style sheets have it. */
function readInsets(): Insets {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
  return {
    top: read('--safe-top'),
    bottom: read('--safe-bottom'),
    foot: read('--foot'),
    text: read('--text-size') || 1,
  };
}
