import { setIn, type FormikErrors } from 'formik';
import { ValidationError, type Schema } from 'yup';

/** Paths may use dots or brackets: `customer.email`. */
export function nestErrors<Values>(fields: Record<string, string>): FormikErrors<Values> {
  return Object.entries(fields).reduce<FormikErrors<Values>>(
    (errors, [path, message]) => setIn(errors, path, message) as FormikErrors<Values>,
    {},
  );
}

/** One message per field; an empty field is only reported as missing. */
export function validateForm<Values>(rules: Schema, values: unknown): FormikErrors<Values> {
  try {
    rules.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    const fields: Record<string, string> = {};
    for (const { path = '', type, message } of all) {
      if (!(path in fields) || type === 'required' || type === 'optionality') {
        fields[path] = message;
      }
    }
    return nestErrors(fields);
  }
}
