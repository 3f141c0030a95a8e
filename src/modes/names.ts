/** Names the monsters of every mode, for lists that show games of several modes. Loads texts only, no rules and no content. */
import { addChapters, openModes } from '../i18n';
import type { ModeId } from '../rules/core/ruleset';

const NAMES = {
  async inHand() {
    const [{ chapters }, { monsterName }] = await Promise.all([
      import('../i18n/inHand/chapters'),
      import('../i18n/inHand/monsterName'),
    ]);
    addChapters(chapters);
    return ['inHand', monsterName] as const;
  },
  async longTable() {
    const [{ chapters }, { monsterName }] = await Promise.all([
      import('../i18n/longTable/chapters'),
      import('../i18n/longTable/monsterName'),
    ]);
    addChapters(chapters);
    return ['longTable', monsterName] as const;
  },
};

/** Names a monster of a mode by its id, in the current language. */
type MonsterNames = (mode: ModeId, monster: string) => string;

/** Loads the names of the monsters of all modes. Resolves to null if they cannot be loaded now. */
export async function loadMonsterNames(): Promise<MonsterNames | null> {
  try {
    const byMode = new Map<ModeId, (monster: string) => string>(
      await Promise.all(Object.values(NAMES).map((load) => load())),
    );
    await openModes();
    return (mode, monster) => byMode.get(mode)?.(monster) ?? monster;
  } catch {
    return null;
  }
}
