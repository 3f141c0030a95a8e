/** All painters: those of every mode, and those of the in-hand cards. */
export * from '../../src/scenes/art';
export * from '../../src/scenes/inHand/art';
