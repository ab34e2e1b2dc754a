import { useEffect, type RefObject } from 'react';
import { fieldLabels } from './fieldLabels';
import { focusField } from './focusField';

/** What the site's preview pages say to the form beside them (`src/features/preview/panelMessages.ts`). */
type PreviewMessage =
  { type?: 'previewAsksFields' } | { type: 'previewPicks'; field: string } | null;

/** Tells a preview the fields of the form beside it, and goes to the one that is picked there. */
export function usePicks(
  frame: RefObject<HTMLIFrameElement>,
  form: RefObject<HTMLElement>,
  uid: string,
): void {
  useEffect(() => {
    const labels = fieldLabels(uid);
    const hear = ({ origin, source, data }: MessageEvent<PreviewMessage>) => {
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
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [frame, form, uid]);
}
