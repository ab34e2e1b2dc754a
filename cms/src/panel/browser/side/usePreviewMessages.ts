import { useEffect, type RefObject } from 'react';
import { fieldLabels } from './fieldLabels';
import { focusField } from './focusField';

/** Messages from the site's preview pages (`src/features/preview/ClickToEdit.tsx`). */
type PreviewMessage =
  | { type?: 'previewAsksFields' }
  | { type: 'previewPicks'; field: string }
  | null;

/** Sends the form's field labels to the preview, and focuses the field picked there. */
export function usePreviewMessages(
  frame: RefObject<HTMLIFrameElement>,
  form: RefObject<HTMLElement>,
  uid: string,
): void {
  useEffect(() => {
    const labels = fieldLabels(uid);
    const onMessage = ({ origin, source, data }: MessageEvent<PreviewMessage>) => {
      const preview = frame.current?.contentWindow;
      if (origin !== location.origin || !preview || source !== preview) return;
      if (data?.type === 'previewAsksFields') {
        preview.postMessage({ type: 'panelFields', labels }, location.origin);
      }
      if (data?.type === 'previewPicks') {
        const label = labels[data.field.split('.')[0] ?? ''];
        const main = form.current?.closest('main');
        if (label && main) void focusField(main, label, data.field);
      }
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [frame, form, uid]);
}
