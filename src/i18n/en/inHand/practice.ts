/** The texts of the sheet for practising the throw. */
export default {
  title: 'Practise the throw',
  how: 'Drag or flick the monster’s card across the red line, or tap it. The line says A, B or C: one in three each. Nothing is at stake.',
  key: 'R on the keyboard throws too.',
  thrown: '{face}. So far: {counts}.',
  missed: 'Beside the line: that was no throw.',
  roll: 'Throw',
  enough: 'Enough',
} as const;
