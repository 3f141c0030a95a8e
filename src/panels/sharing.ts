/** Shares a drawn picture with the system's share dialog, or saves the picture as a file. */

type Ctx = CanvasRenderingContext2D;

/**
 * The result of sharing. 'saved': the browser cannot share files, so the picture was saved. 'refused': the system refused to share, so the
 * picture was saved. 'cancelled': the player closed the share dialog. 'failed': the picture could not be drawn.
 */
export type ShareResult = 'shared' | 'saved' | 'refused' | 'cancelled' | 'failed';

/** A picture to draw, with its size in px. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  draw(ctx: Ctx): Promise<void>;
}

async function fileOf({ width, height, draw }: Drawing, name: string): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const ctx = canvas.getContext('2d');
  if (!ctx) return null;
  await draw(ctx);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob && new File([blob], name, { type: 'image/png' });
}

/** Whether the browser can share a picture. If not, `sharePicture` saves it. */
export const canSharePictures = (): boolean =>
  navigator.canShare?.({ files: [new File([''], 'print.png', { type: 'image/png' })] }) === true;

/** Shares picture and text, or saves the picture as a file called `name` if the browser cannot share or the system refuses. */
export async function sharePicture(drawing: Drawing, name: string, words: string): Promise<ShareResult> {
  const file = await fileOf(drawing, name).catch(() => null);
  if (!file) return 'failed';
  const shared: ShareData = { files: [file], title: 'Gloomholdin’', text: words };
  const shares = navigator.canShare?.(shared) === true;
  if (shares) {
    const done = await navigator.share(shared).then(
      () => 'shared' as const,
      (error: unknown) => (error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : null),
    );
    if (done) return done;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Release the URL late, because the browser may read the file some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return shares ? 'refused' : 'saved';
}
