import { styled } from 'styled-components';
import { Button } from '@/ui/Button';
import { FieldMessage } from '@/ui/FieldMessage';
import { Stack } from '@/ui/Stack';
import { theme } from '@/ui/theme';
import { texts } from '../texts';
import { useCamera } from './useCamera';

const labels = texts.camera;

const Picture = styled.video<{ $on: boolean }>`
  display: ${({ $on }) => ($on ? 'block' : 'none')};
  width: 100%;
  max-height: 60vh;
  object-fit: cover;
  border: 1px solid ${theme.color.lineStrong};
`;

/** Scans codes with the camera. */
export const Scanner = ({ onCode }: { onCode: (text: string) => void }) => {
  const { state, video, start, stop } = useCamera(onCode);
  const isRunning = state === 'starting' || state === 'on';
  return (
    <Stack gap={3}>
      <Picture ref={video} $on={state === 'on'} aria-label={labels.label} muted playsInline />
      <div>
        {state === 'on' ? (
          <Button variant="secondary" onClick={stop}>
            {labels.stop}
          </Button>
        ) : (
          <Button busy={isRunning} onClick={start}>
            {isRunning ? labels.starting : labels.start}
          </Button>
        )}
      </div>
      <div aria-live="assertive">
        {state === 'denied' || state === 'missing' ? (
          <FieldMessage id="camera-message">{labels[state]}</FieldMessage>
        ) : null}
      </div>
    </Stack>
  );
};
