/** The picture at the top of a scenario's page, an outcome or an ending. It is decoration. */

/** @param of the name of its file without extension; the mode's `blocks.css` maps it to the file */
export const Vignette = ({ of }: { of: string }) => <div class="vignette" data-block={of} aria-hidden="true" />;
