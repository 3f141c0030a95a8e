/** A button that shares a picture, and a sentence that says whether the picture was shared. */
import { useRef, useState } from 'preact/hooks';
import { t } from '../i18n';
import { canSharePictures, type ShareResult } from './sharing';

interface SharePictureProps {
  /** The name of the button for tests and keys. */
  readonly action: string;
  /** The label of the button. If the browser cannot share pictures, the label says that the picture is saved. */
  readonly word: string;
  readonly share: () => Promise<ShareResult>;
}

export function SharePicture({ action, word, share }: SharePictureProps) {
  const [kept, setKept] = useState<ShareResult | null>(null);
  const busy = useRef(false);
  const press = async () => {
    // Ignore a second press while the system's share dialog is open: the system would refuse a second dialog, and the app would then
    // save the picture as a file.
    if (busy.current) return;
    busy.current = true;
    setKept(null);
    setKept(await share());
    busy.current = false;
  };
  return (
    <div class="row">
      <button type="button" class="plain" data-action={action} onClick={() => void press()}>
        {canSharePictures() ? word : t('frame.savePicture')}
      </button>
      <span role="status">{kept && kept !== 'cancelled' && t(`frame.kept.${kept}`)}</span>
    </div>
  );
}
