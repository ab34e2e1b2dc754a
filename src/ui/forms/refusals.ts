import { getIn, useFormikContext, type FieldMetaProps, type FormikValues } from 'formik';

/**
 * What the server said about fields (`customer.email`), with the value it was said of. Kept as the
 * form's status: the form's own rules, which run at every change and blur, would wipe it out.
 */
export type Refusals = Record<string, { message: string; value: unknown }>;

/** The server's messages by field, tied to the values they are about. */
export const refusalsOf = (fields: Record<string, string>, values: FormikValues): Refusals =>
  Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [
      name,
      { message, value: getIn(values, name) as unknown },
    ]),
  );

/**
 * The error to show at a field: the server's, until the value is changed; else the form's own once
 * the person has been there, so that nobody is told of a field not yet reached.
 */
export function useShownError<Value>(
  name: string,
  { touched, error, value }: FieldMetaProps<Value>,
): string | undefined {
  const { status } = useFormikContext();
  const refusal = (status as Refusals | undefined)?.[name];
  if (refusal && refusal.value === value) return refusal.message;
  return touched && error ? error : undefined;
}
