import { getIn, setIn, type FormikValues } from 'formik';
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
