import { getIn, useFormikContext, type FieldMetaProps, type FormikValues } from 'formik';

/**
 * The server's messages by field, with the rejected values. Kept in Formik's status, as its own validation
 * would clear them on every change.
 */
export type Refusals = Record<string, { message: string; value: unknown }>;

export const refusalsOf = (fields: Record<string, string>, values: FormikValues): Refusals =>
  Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [
      name,
      { message, value: getIn(values, name) as unknown },
    ]),
  );

/** The server's message until the value changes, else the form's own once the field was visited. */
export function useShownError<Value>(
  name: string,
  { touched, error, value }: FieldMetaProps<Value>,
): string | undefined {
  const { status } = useFormikContext();
  const refusal = (status as Refusals | undefined)?.[name];
  if (refusal && refusal.value === value) return refusal.message;
  return touched && error ? error : undefined;
}
