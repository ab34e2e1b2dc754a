import { useId } from 'react';
import { styled } from 'styled-components';
import { Button } from './Button';
import { failureMessage } from './failureMessage';
import { FieldMessage } from './FieldMessage';
import { Icon, type IconName } from './Icon';
import { Text } from './Text';
import { media, theme } from './theme';

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

type FileButtonProps = {
  /** The action, and the result of its last run. */
  file: { start: () => void; busy: boolean; error: unknown; started: boolean };
  icon: IconName;
  label: string;
  /** The accessible label, which distinguishes this file from others. */
  fullLabel?: string;
  busyLabel: string;
  /** Shown below the button once the browser has received the file. */
  startedText?: string;
  variant?: 'primary' | 'secondary';
  wide?: boolean;
};

/** Saves a file, and shows errors below the button. */
export const FileButton = ({
  file: { start, busy, error, started },
  icon,
  label,
  fullLabel,
  busyLabel,
  startedText,
  variant = 'secondary',
  wide = false,
}: FileButtonProps) => {
  const messageId = useId();
  return (
    <Box $wide={wide}>
      <Button
        variant={variant}
        wide={wide}
        busy={busy}
        onClick={start}
        aria-label={busy ? undefined : fullLabel}
        aria-describedby={error ? messageId : undefined}
      >
        {busy ? null : <Icon name={icon} />}
        <span>{busy ? busyLabel : label}</span>
      </Button>
      <div aria-live="assertive">
        {error ? <FieldMessage id={messageId}>{failureMessage(error)}</FieldMessage> : null}
      </div>
      <div role="status">
        {started && startedText ? (
          <Text size="sm" tone="muted">
            {startedText}
          </Text>
        ) : null}
      </div>
    </Box>
  );
};
