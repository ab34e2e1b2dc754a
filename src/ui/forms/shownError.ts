import type { FieldMetaProps } from 'formik';

/** A field's error once the person has been there; nobody is told of a field not yet reached. */
export const shownError = <Value>({ touched, error }: FieldMetaProps<Value>): string | undefined =>
  touched && error ? error : undefined;
