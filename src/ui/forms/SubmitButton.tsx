import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Button } from '../Button';
import { useHydrated } from '../useHydrated';

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
