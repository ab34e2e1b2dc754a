import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';
import { watchPresses } from './press';
import { valuesBeforeHydration } from './valuesBeforeHydration';

const Fields = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[5]};
  min-width: 0;
`;

type FormProps = {
  /** What the form is, for those who hear it. */
  'aria-label'?: string;
  'aria-labelledby'?: string;
  className?: string;
  id?: string;
  children: ReactNode;
};

/**
 * A form inside `Formik`: after a refused submit the first wrong field takes the focus, and what was
 * typed or filled in before the script came is kept. `method` is post, so that no password ends up
 * in an address if the form is sent before the script is there.
 */
export const Form = ({ children, ...rest }: FormProps) => {
  const { handleSubmit, isSubmitting, submitCount, values, setValues } =
    useFormikContext<FormikValues>();
  const form = useRef<HTMLFormElement>(null);

  useEffect(watchPresses, []);

  useEffect(() => {
    const typed = form.current && valuesBeforeHydration(form.current, values);
    if (typed) void setValues(typed, false);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once, on taking over from the host's page.
  }, []);

  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const wrong = form.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"], fieldset[aria-describedby$="-error"]',
    );
    wrong?.focus();
    // Told by the end of a submit only: while somebody types, the focus is theirs.
  }, [submitCount, isSubmitting]);

  return (
    <Fields {...rest} ref={form} method="post" noValidate onSubmit={handleSubmit}>
      {children}
    </Fields>
  );
};
