import type { ReactNode } from 'react';
import { Button } from './Button';
import { failureMessage } from './failureMessage';
import { Notice } from './Notice';
import { texts } from './texts';

type ErrorStateProps = {
  error: unknown;
  title?: ReactNode;
  onRetry?: () => void;
  busy?: boolean;
};

export const ErrorState = ({ error, title, onRetry, busy }: ErrorStateProps) => (
  <Notice
    tone="error"
    title={title ?? texts.failure.title}
    action={
      onRetry ? (
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          {texts.retry}
        </Button>
      ) : undefined
    }
  >
    {failureMessage(error)}
  </Notice>
);
