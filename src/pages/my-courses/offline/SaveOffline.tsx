import { styled } from 'styled-components';
import { useId } from 'react';
import { formatDateTime } from '@iia/shared/dates';
import { Button } from '@/ui/Button';
import { failureMessage } from '@/ui/failureMessage';
import { FieldMessage } from '@/ui/FieldMessage';
import { Icon } from '@/ui/Icon';
import { ScreenOnly } from '@/ui/printVisibility';
import { Text } from '@/ui/Text';
import { media, theme } from '@/ui/theme';
import { texts } from './texts';
import { useSaveOffline } from './useSaveOffline';

const Panel = styled.div`
  display: grid;
  gap: ${theme.space[3]} ${theme.space[6]};
  align-items: center;
  padding: ${theme.space[4]} ${theme.space[5]};
  background: ${theme.color.band};

  ${media.up('md')} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

/** Saves everything that the member owns on this device. Needs the service worker, and shows nothing without it. */
export const SaveOffline = () => {
  const { isPossible, busy, progress, error, savedAt, save } = useSaveOffline();
  const messageId = useId();
  if (!isPossible) return null;
  const missing = busy ? 0 : (progress?.missing ?? 0);
  const message = error ? failureMessage(error) : missing > 0 ? texts.partly(missing) : null;
  const saved = savedAt === null ? null : formatDateTime(savedAt);
  const status = busy
    ? texts.saving(progress?.done ?? 0, progress?.total ?? 0)
    : saved === null
      ? null
      : progress
        ? texts.saved(progress.done, saved)
        : texts.savedAt(saved);
  return (
    <ScreenOnly>
      <Panel>
        <div>
          <Text size="sm">{texts.hint}</Text>
          <div role="status">
            {status ? (
              <Text size="sm" strong>
                {status}
              </Text>
            ) : null}
          </div>
          <div aria-live="assertive">
            {message ? <FieldMessage id={messageId}>{message}</FieldMessage> : null}
          </div>
        </div>
        <Button
          variant="secondary"
          busy={busy}
          onClick={save}
          aria-describedby={message ? messageId : undefined}
        >
          {busy ? null : <Icon name="download-simple" />}
          <span>{savedAt === null ? texts.save : texts.again}</span>
        </Button>
      </Panel>
    </ScreenOnly>
  );
};
