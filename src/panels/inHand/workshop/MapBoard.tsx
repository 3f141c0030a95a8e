// biome-ignore-all lint/a11y/useSemanticElements: hexes stand between rows, which a table does not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid a cell has the focus, not a row
/** The map card in the workshop, with a grid of hexes that react to taps, strokes and keys. */
import { useRef } from 'preact/hooks';
import { t } from '../../../i18n';
import { CARD_HEXES } from '../../../packs/inHand/draft';
import { thingsAt } from '../../../packs/inHand/draftEdits';
import { gridPositionOf, type HexId } from '../../../rules/core/hexes';
import { CardPicture } from '../../CardPicture';
import type { InHandApp } from '../app';
import type { DrawingModel } from '../cardPictures';
import { boxOf, CARD, centreOf, cornersAt, GRID, pointsOf } from './card';
import { isBrush } from './toolKinds';
import type { Editor } from './useEditor';
import { useMapGestures } from './useMapGestures';
import { hexText, problemText } from './words';

const LINES = [...new Set(CARD_HEXES.map((hex) => gridPositionOf(hex).line))].sort((a, b) => a - b);
const LINE_HEXES = LINES.map((line) => CARD_HEXES.filter((hex) => gridPositionOf(hex).line === line));

export function MapBoard({ app, editor }: { app: InHandApp; editor: Editor }) {
  const { draft, hex: at, hexPick, tool, problems } = editor;
  const grid = useRef<HTMLDivElement>(null);
  const gestures = useMapGestures(editor, grid);
  const model = modelOf(editor);

  const told = new Map<HexId, string[]>();
  for (const wrong of problems)
    for (const hex of wrong.hexes) told.set(hex, [...(told.get(hex) ?? []), problemText(draft, wrong)]);
  return (
    <div class="draw-map" data-brush={isBrush(tool) && !hexPick} data-picking={hexPick !== null}>
      <CardPicture
        of={JSON.stringify(model)}
        class="draw-card"
        paint={(ctx, width) => app.cardPictures.drawing(ctx, width, model)}
      />
      <svg viewBox={`0 0 ${CARD.width} ${CARD.height}`} aria-hidden="true">
        {CARD_HEXES.filter((hex) => draft.page.board.hexes[hex] === undefined).map((hex) => (
          <polygon key={hex} class="ghost" points={pointsOf(cornersAt(centreOf(hex), 0.94))} />
        ))}
        {hexPick?.hexes.map((hex) => (
          <polygon key={`${hex} picked`} class="picked" points={pointsOf(cornersAt(centreOf(hex), 0.86))} />
        ))}
        <polygon class="pointed halo" points={pointsOf(cornersAt(centreOf(at), 0.92))} />
        <polygon class="pointed" points={pointsOf(cornersAt(centreOf(at), 0.92))} />
        {[...told.keys()]
          .filter((hex) => CARD_HEXES.includes(hex))
          .map((hex) => (
            <Warning key={`${hex} wrong`} hex={hex} />
          ))}
      </svg>
      <div
        ref={grid}
        role="grid"
        class="draw-grid"
        aria-label={t('workshop.map')}
        aria-describedby="draw-hint"
        onKeyDown={gestures.steer}
        onPointerDown={gestures.begin}
        onPointerMove={(event) => event.buttons === 1 && gestures.draw(event)}
        onPointerCancel={gestures.cancel}
      >
        {LINE_HEXES.map((hexes, i) => (
          <div role="row" key={LINES[i]}>
            {hexes.map((hex) => (
              <button
                type="button"
                role="gridcell"
                key={hex}
                data-hex={hex}
                data-wrong={told.has(hex)}
                tabIndex={hex === at ? 0 : -1}
                style={boxOf(hex)}
                aria-label={[hexText(draft, hex), ...(told.get(hex) ?? [])].join(' ')}
                aria-selected={hexPick ? hexPick.hexes.includes(hex) : hex === at}
                onClick={(event) => gestures.tap(event, hex)}
              />
            ))}
          </div>
        ))}
      </div>
      <p class="said" id="draw-hint">
        {t('workshop.mapHint')}
      </p>
    </div>
  );
}

/** The sign that a hex has a mistake, at the upper right of the hex. */
function Warning({ hex }: { hex: HexId }) {
  const { x, y } = centreOf(hex);
  const [dx, dy] = [x + GRID.hexWidth * 0.27, y - GRID.hexWidth * 0.24];
  return (
    <g class="wrong">
      <circle cx={dx} cy={dy} r="1.7" />
      <path d={`M ${dx} ${dy - 1} v 1.1 M ${dx} ${dy + 0.85} v 0.15`} />
    </g>
  );
}

/** The map card of the draft, as data for the painter. */
function modelOf({ draft }: Editor): DrawingModel {
  const { id, page } = draft;
  const { board, start, marks, exit, money, foes, treasures, rules } = page;
  const letters = Object.entries(marks);
  const followers = rules.flatMap((rule) => (rule.kind === 'follower' ? [rule.at] : []));
  const isThere = ({ at }: { readonly at: HexId }) => board.hexes[at] !== undefined;
  return {
    id,
    grid: GRID,
    walls: board.walls,
    hexes: Object.entries(board.hexes).map(([hex, terrain]) => {
      const letter = letters.find(([, there]) => there === hex)?.[0];
      return { id: hex, terrain, ...(hex === start ? { start: true } : {}), ...(letter ? { letter } : {}) };
    }),
    things: [
      ...(exit === null || thingsAt(draft, exit).includes('start')
        ? []
        : [{ at: exit, sprite: { kind: 'exit' } as const }]),
      ...money.map((at) => ({ at, sprite: { kind: 'money' } as const })),
      ...followers.map((at) => ({ at, sprite: { kind: 'follower' } as const })),
      ...treasures.map(({ at, number, objective }) => ({
        at,
        sprite: objective ? ({ kind: 'objective' } as const) : ({ kind: 'treasure', number } as const),
      })),
      ...foes.map(({ at, monster, kind }) => ({ at, sprite: { kind: 'monster', monster, rank: kind } as const })),
    ].filter(isThere),
  };
}
