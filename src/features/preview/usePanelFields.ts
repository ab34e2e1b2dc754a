import { useEffect, useState } from 'react';
import { isFromPanel, notifyPanel, type PanelFields } from './panelMessages';

/** The labels of the fields in the form beside this preview; empty if there is none. */
export function usePanelFields(): PanelFields['labels'] {
  const [labels, setLabels] = useState<PanelFields['labels']>({});
  useEffect(() => {
    const onMessage = (event: MessageEvent<Partial<PanelFields> | null>) => {
      const { data } = event;
      if (isFromPanel(event) && data?.type === 'panelFields' && data.labels) setLabels(data.labels);
    };
    addEventListener('message', onMessage);
    notifyPanel({ type: 'previewAsksFields' });
    return () => removeEventListener('message', onMessage);
  }, []);
  return labels;
}
