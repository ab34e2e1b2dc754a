import { styled } from 'styled-components';
import { Notice } from '@/ui/Notice';
import { Stack } from '@/ui/Stack';
import { Text } from '@/ui/Text';
import { theme } from '@/ui/theme';
import type { Batch } from './BatchFacts';
import { countOf } from './batchQuery';
import { detailTexts } from './texts';

const Bar = styled.progress`
  width: 100%;
  height: ${theme.space[2]};
  accent-color: ${theme.color.primary};
`;

const labels = detailTexts.progress;

export const BatchProgress = ({ batch: { state, total, counts } }: { batch: Batch }) => {
  const handled = total - countOf(counts, 'ready');
  const failed = countOf(counts, 'failed');
  return (
    <Stack gap={3}>
      {state === 'running' ? (
        <div>
          <Bar aria-label={labels.label} max={total} value={handled} />
          <Text tone="muted">{labels.of(handled, total)}</Text>
        </div>
      ) : null}
      {state === 'done' ? (
        <Notice tone="success">{labels.done(countOf(counts, 'done'))}</Notice>
      ) : null}
      {state === 'stopped' ? <Notice tone="warning">{labels.stopped}</Notice> : null}
      {failed > 0 ? <Notice tone="error">{labels.failed(failed)}</Notice> : null}
    </Stack>
  );
};
