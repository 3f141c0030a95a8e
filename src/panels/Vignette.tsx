/** The block over a scenario's page, over what became of it, and over an ending. Decoration: the page tells the same in words. */

/** @param of its file below assets/, without the end of its name; a style sheet has where it lies (`blocks.css` of its mode) */
export const Vignette = ({ of }: { of: string }) => <div class="vignette" data-block={of} aria-hidden="true" />;
