/** The decorative picture at the top of a scenario's page, an outcome or an ending. */

/** @param of the file name of the picture without its extension; the mode's `blocks.css` has a rule for each name */
export const Vignette = ({ of }: { of: string }) => <div class="vignette" data-block={of} aria-hidden="true" />;
