import type { ReactNode } from 'react';
import { Button } from '../Button';
import { Row } from '../layout';
import { SubmitButton } from './SubmitButton';

type DialogButtonsProps = {
  cancel: string;
  onCancel: () => void;
  /** The submitting button's label while it waits. */
  busy: string;
  children: ReactNode;
};

/** The end of a form in a dialog. */
export const DialogButtons = ({ cancel, onCancel, busy, children }: DialogButtonsProps) => (
  <Row gap={3} justify="end">
    <Button variant="secondary" onClick={onCancel}>
      {cancel}
    </Button>
    <SubmitButton busy={busy}>{children}</SubmitButton>
  </Row>
);
