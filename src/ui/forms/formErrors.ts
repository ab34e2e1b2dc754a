import { setIn, type FormikErrors } from 'formik';
import { ValidationError, type Schema } from 'yup';

/**
 * The messages by field (`customer.email`) in the shape forms keep them. Paths may be written with
 * dots or brackets.
 */
export function nestErrors<Values>(fields: Record<string, string>): FormikErrors<Values> {
  return Object.entries(fields).reduce<FormikErrors<Values>>(
    (errors, [path, message]) => setIn(errors, path, message) as FormikErrors<Values>,
    {},
  );
}

/**
 * What the rules of the contract say about typed values, one message a field. Of an empty field
 * only that it is missing is said, not also that it is too short.
 */
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
