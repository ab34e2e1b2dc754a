import { useEffect, useState } from 'react';
import { isFromPanel, notifyPanel, type PanelFields } from './panelMessages';

/** The fields of the form beside this preview, by their words; none where there is no form beside. */
export function usePanelFields(): PanelFields['labels'] {
  const [labels, setLabels] = useState<PanelFields['labels']>({});
  useEffect(() => {
    const hear = (event: MessageEvent<Partial<PanelFields> | null>) => {
      const { data } = event;
      if (isFromPanel(event) && data?.type === 'panelFields' && data.labels) setLabels(data.labels);
    };
    addEventListener('message', hear);
    notifyPanel({ type: 'previewAsksFields' });
    return () => removeEventListener('message', hear);
  }, []);
  return labels;
}
