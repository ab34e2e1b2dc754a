import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Button } from '../Button';
import { Row } from '../layout';
import { useHydrated } from '../useHydrated';

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

type SubmitButtonProps = {
  children: ReactNode;
  /** Label while submitting. */
  busy: ReactNode;
};

/** Disabled until hydration. */
export const SubmitButton = ({ children, busy }: SubmitButtonProps) => {
  const { isSubmitting } = useFormikContext();
  const hydrated = useHydrated();
  return (
    <div>
      <Button type="submit" busy={isSubmitting} disabled={!hydrated}>
        {isSubmitting ? busy : children}
      </Button>
    </div>
  );
};
