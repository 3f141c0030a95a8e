/** Reads the inputs of the pointers on one table or panel: keeps the state of the recognizer, and the timer of the long press. */
import type { Gesture, GestureRules } from './gestures';
import { type GestureInput, type GestureState, IDLE, nextGesture } from './recognizer';

/** @typeParam Cause what the input comes from, such as an event of the browser */
export class GestureReader<Hit, Cause> {
  private state: GestureState<Hit> = IDLE;
  private holdTimer: ReturnType<typeof setTimeout> | null = null;

  /** @param handle receives the gestures; `cause` is null for a long press, which no input makes */
  constructor(
    private readonly rules: GestureRules,
    private readonly handle: (gesture: Gesture<Hit>, cause: Cause | null) => void,
  ) {}

  /** Whether no pointer makes a gesture. */
  get isIdle(): boolean {
    return this.state.is === 'idle';
  }

  read(input: GestureInput<Hit>, cause: Cause | null): void {
    const wasIdle = this.isIdle;
    this.apply(input, cause);
    if (input.type !== 'down' || !wasIdle || this.isIdle) return;
    this.endHold();
    this.holdTimer = setTimeout(() => this.holdNextFrame(input.pointer), this.rules.holdMs);
  }

  /**
   * The browser delivers movements of fingers with the next frame. On a slow machine, a movement from before the end of the timer may
   * still wait for it, and then the press is a drag.
   */
  private holdNextFrame(pointer: number): void {
    const timer = this.holdTimer;
    requestAnimationFrame(() => {
      if (timer !== null && this.holdTimer === timer) this.apply({ type: 'hold', pointer }, null);
    });
  }

  /**
   * Ends the current gesture, so that it becomes neither a tap nor a throw.
   * @param scrolls whether the browser scrolls with the pointer
   */
  cancel(time: number, scrolls = false): void {
    this.apply({ type: 'cancel', time, scrolls }, null);
  }

  /** Makes the next tap a first tap, even soon after the last one. */
  forgetTap(): void {
    if (this.isIdle) this.state = IDLE;
  }

  /** Ends the current gesture without a further gesture. */
  reset(): void {
    this.endHold();
    this.state = IDLE;
  }

  private apply(input: GestureInput<Hit>, cause: Cause | null): void {
    const [state, gesture] = nextGesture(this.state, input, this.rules);
    this.state = state;
    if (this.isIdle) this.endHold();
    if (gesture) this.handle(gesture, cause);
  }

  private endHold(): void {
    if (this.holdTimer !== null) clearTimeout(this.holdTimer);
    this.holdTimer = null;
  }
}
