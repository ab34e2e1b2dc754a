import { getIn, useFormikContext, type FieldMetaProps, type FormikValues } from 'formik';

/**
 * The server's messages by field, with the rejected values. Stored in Formik's status, because its own validation
 * would clear them on every change.
 */
export type ServerErrors = Record<string, { message: string; value: unknown }>;

export const toServerErrors = (
  fields: Record<string, string>,
  values: FormikValues,
): ServerErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [
      name,
      { message, value: getIn(values, name) as unknown },
    ]),
  );

/** The server's message until the value changes, else the form's own once the field was visited. */
export function useFieldError<Value>(
  name: string,
  { touched, error, value }: FieldMetaProps<Value>,
): string | undefined {
  const { status } = useFormikContext();
  const serverError = (status as ServerErrors | undefined)?.[name];
  if (serverError && serverError.value === value) return serverError.message;
  return touched && error ? error : undefined;
}
