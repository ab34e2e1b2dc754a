import { Button, Flex } from '@strapi/design-system';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import type { Refusal } from './useAttempt';

interface PasskeyFormProps {
  label: string;
  children: ReactNode;
  action: string;
  variant?: 'default' | 'danger';
  busy: boolean;
  refusal: Refusal | undefined;
  incomplete: boolean;
  onSubmit: () => void;
  cancel: string;
  onCancel: () => void;
}

export const PasskeyForm = ({
  label,
  children,
  action,
  variant = 'default',
  busy,
  refusal,
  incomplete,
  onSubmit,
  cancel,
  onCancel,
}: PasskeyFormProps) => {
  const button = useRef<HTMLButtonElement>(null);
  // It was disabled while busy, and lost the focus.
  useEffect(() => {
    if (refusal && refusal.field === undefined) button.current?.focus();
  }, [refusal]);
  return (
    <Flex
      tag="form"
      aria-label={label}
      direction="column"
      alignItems="stretch"
      gap={4}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <Flex gap={3} wrap="wrap">
        <Button ref={button} type="submit" variant={variant} loading={busy} disabled={incomplete}>
          {action}
        </Button>
        <Button variant="tertiary" onClick={onCancel}>
          {cancel}
        </Button>
      </Flex>
    </Flex>
  );
};
