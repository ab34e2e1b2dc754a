import { useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '@/ui/Button';
import { failureMessage } from '@/ui/failureMessage';
import { FieldMessage } from '@/ui/FieldMessage';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { media, theme } from '@/ui/theme';
import { texts } from './texts';
import { useDownload } from './useDownload';

const Box = styled.div<{ $wide: boolean }>`
  position: relative;
  display: grid;
  justify-items: ${({ $wide }) => ($wide ? 'stretch' : 'start')};

  [aria-live] > *,
  [role='status'] > * {
    margin-top: ${theme.space[2]};
  }

  ${media.print} {
    display: none;
  }
`;

type DownloadButtonProps = {
  documentId: string;
  title: string;
  variant?: 'primary' | 'secondary';
  wide?: boolean;
};

/** Downloads an owned document; what went wrong is told below the button. */
export const DownloadButton = ({
  documentId,
  title,
  variant = 'secondary',
  wide = false,
}: DownloadButtonProps) => {
  const { start, busy, error, started } = useDownload(documentId);
  const messageId = useId();
  return (
    <Box $wide={wide}>
      <Button
        variant={variant}
        wide={wide}
        busy={busy}
        onClick={start}
        aria-label={busy ? undefined : texts.downloadOf(title)}
        aria-describedby={error ? messageId : undefined}
      >
        {busy ? null : <Icon name="download-simple" />}
        {busy ? texts.preparing : texts.download}
      </Button>
      <div aria-live="assertive">
        {error ? <FieldMessage id={messageId}>{failureMessage(error)}</FieldMessage> : null}
      </div>
      <div role="status">
        {started ? (
          <Text size="sm" tone="muted">
            {texts.started}
          </Text>
        ) : null}
      </div>
    </Box>
  );
};
