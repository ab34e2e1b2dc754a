import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Button } from '../Button';
import { useHydrated } from '../useHydrated';

type SubmitButtonProps = {
  children: ReactNode;
  /** What it says while the form is on its way. */
  busy: ReactNode;
};

/** Sends the form around it, once there is a script that can. */
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
