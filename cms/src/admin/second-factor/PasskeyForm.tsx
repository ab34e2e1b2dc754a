import { Button, Flex } from '@strapi/design-system';
import type { FormEvent, ReactNode } from 'react';

interface PasskeyFormProps {
  label: string;
  children: ReactNode;
  action: string;
  variant?: 'default' | 'danger';
  busy: boolean;
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
  incomplete,
  onSubmit,
  cancel,
  onCancel,
}: PasskeyFormProps) => (
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
      <Button type="submit" variant={variant} loading={busy} disabled={incomplete}>
        {action}
      </Button>
      <Button variant="tertiary" onClick={onCancel}>
        {cancel}
      </Button>
    </Flex>
  </Flex>
);
