/** Finds the commands that the page sends for the player although the rules leave an alternative. */
import type { AuditedMode } from '../../audit/mode';
import type { LongTable } from '../../flow/longTable/types';
import { harmlessAttackCommand } from '../../session/longTable/harmlessAttack';
import { ASK_ALL, automaticAnswer } from '../../session/longTable/preferences';
import { singleTargetCommand } from '../../session/longTable/singleTarget';

export const automatic: AuditedMode<LongTable>['automatic'] = (play, options, settings) =>
  automaticAnswer(play, options, { ...ASK_ALL, ...settings }) ??
  harmlessAttackCommand(play, options) ??
  singleTargetCommand(play, options);
