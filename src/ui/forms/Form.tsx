import { useFormikContext, type FormikValues, getIn, setIn } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';
import { trackPointerPresses } from './pointerPress';
import { readNumber } from './readNumber';

/** Values typed, or filled in by a password manager, before hydration; null if nothing differs. */
export function valuesBeforeHydration(
  form: HTMLFormElement,
  values: FormikValues,
): FormikValues | null {
  let typed = values;
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    const known: unknown = control.name ? getIn(typed, control.name) : undefined;
    if (control instanceof HTMLInputElement && typeof known === 'boolean') {
      if (control.type === 'checkbox' && control.checked !== known) {
        typed = setIn(typed, control.name, control.checked) as FormikValues;
      }
    } else if (control.type === 'radio') {
      continue;
    } else if (typeof known === 'string' && control.value !== known) {
      typed = setIn(typed, control.name, control.value) as FormikValues;
    } else if (
      (known === null || typeof known === 'number') &&
      !Object.is(readNumber(control.value), known)
    ) {
      typed = setIn(typed, control.name, readNumber(control.value)) as FormikValues;
    }
  }
  return typed === values ? null : typed;
}

const Fields = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[5]};
  min-width: 0;
`;

type FormProps = {
  'aria-label'?: string;
  'aria-labelledby'?: string;
  className?: string;
  id?: string;
  children: ReactNode;
};

/**
 * A Formik form that focuses the first invalid field and preserves input entered before hydration. Uses `post`, so
 * that no password ends up in a URL if it is submitted without script.
 */
export const Form = ({ children, ...rest }: FormProps) => {
  const { handleSubmit, isSubmitting, submitCount, values, setValues } =
    useFormikContext<FormikValues>();
  const form = useRef<HTMLFormElement>(null);

  useEffect(trackPointerPresses, []);

  useEffect(() => {
    const typed = form.current && valuesBeforeHydration(form.current, values);
    if (typed) void setValues(typed, false);
    // oxlint-disable-next-line react/exhaustive-deps -- Once, on taking over from the host's page.
  }, []);

  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const wrong = form.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"], fieldset[aria-describedby$="-error"]',
    );
    wrong?.focus();
    // Only after a submit: never moves the focus while somebody types.
  }, [submitCount, isSubmitting]);

  return (
    <Fields {...rest} ref={form} method="post" noValidate onSubmit={handleSubmit}>
      {children}
    </Fields>
  );
};
