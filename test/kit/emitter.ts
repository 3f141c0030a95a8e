/** Test kit: sends events to listeners, as Phaser's emitters do. */

export class Emitter {
  private ears: { name: string; hear: (...args: never[]) => void; self: object }[] = [];
  on(name: string, hear: (...args: never[]) => void, self: object) {
    this.ears.push({ name, hear, self });
  }
  off(name: string, hear: (...args: never[]) => void) {
    this.ears = this.ears.filter((each) => each.name !== name || each.hear !== hear);
  }
  removeAllListeners() {
    this.ears = [];
  }
  emit(name: string, ...args: unknown[]) {
    for (const each of this.ears) if (each.name === name) each.hear.apply(each.self, args as never[]);
  }
}
