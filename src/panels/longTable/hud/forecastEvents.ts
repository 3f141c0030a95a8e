/** L36.9: turns a forecast into events, so that the teller of events can narrate the forecast. */
import type { GameEvent } from '../../../rules/longTable/events';
import type { Forecast, ForecastStep } from '../../../rules/longTable/forecast';

export function forecastEvents({ figure, idle, steps }: Forecast): GameEvent[] {
  if (idle === 'stunned') return [{ type: 'monsterStayed', figure, why: 'stunned', rule: 'L15.8' }];
  return steps.flatMap((step) => eventsOf(figure, step));
}

function eventsOf(figure: string, step: ForecastStep): GameEvent[] {
  switch (step.step) {
    case 'focus':
      return step.focus.found
        ? [{ type: 'focusChosen', ...step.focus.chosen, rule: 'L23.6' }]
        : [{ type: 'focusNone', ...step.focus.none, rule: 'L23.8' }];
    case 'move':
    case 'retreat': {
      const { stays, way } = step;
      if (stays !== null) return [{ type: 'monsterStayed', figure, why: stays, rule: 'L24.1' }];
      if (!way) return [];
      const rule = step.step === 'move' ? 'L24.5' : 'L24.9';
      const { path, cost, negatives } = way;
      return [{ type: 'monsterMoved', figure, path: [...path], cost, negatives, rule }];
    }
    case 'attack': {
      const { held, targets, placing } = step;
      if (held !== null) return [{ type: 'attackHeld', figure, why: held, rule: 'L25.1' }];
      const ranks = targets.map((each, rank) => ({ figure: each, rank }));
      return [
        {
          type: 'targetsChosen',
          figure,
          targets: [...targets],
          ranks,
          placing: placing && [...placing],
          rule: 'L25.2',
        },
      ];
    }
    case 'line':
      return [];
  }
}
