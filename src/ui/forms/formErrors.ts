import { setIn, type FormikErrors } from 'formik';
import type { Schema } from 'yup';
import { fieldErrors } from 'rest-contract/rules';

/** Paths may use dots or brackets: `customer.email`. */
export function nestErrors<Values>(fields: Record<string, string>): FormikErrors<Values> {
  return Object.entries(fields).reduce<FormikErrors<Values>>(
    (errors, [path, message]) => setIn(errors, path, message) as FormikErrors<Values>,
    {},
  );
}

/** One message per field. */
export const validateForm = <Values>(rules: Schema, values: unknown): FormikErrors<Values> =>
  nestErrors(fieldErrors(rules, values));
