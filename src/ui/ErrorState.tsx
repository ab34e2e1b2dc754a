import type { ReactNode } from 'react';
import { Button } from './Button';
import { failureMessage } from './failureMessage';
import { Notice } from './Notice';
import { texts } from './texts';

type ErrorStateProps = {
  error: unknown;
  title?: ReactNode;
  onRetry?: () => void;
  /** A retry is under way. */
  busy?: boolean;
};

/** A part of a page that could not be loaded, and the way to try again. */
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
