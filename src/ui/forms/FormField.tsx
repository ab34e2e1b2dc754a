import { useField } from 'formik';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field } from '../Field';
import { TextInput } from '../TextInput';
import { shownError } from './shownError';

type FormFieldProps = Omit<
  ComponentPropsWithRef<'input'>,
  'name' | 'value' | 'onChange' | 'onBlur'
> & {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
};

/** A one-line field of the form around it, with its label, hint and error. */
export const FormField = ({ name, label, hint, required, ...input }: FormFieldProps) => {
  const [field, meta] = useField<string>(name);
  return (
    <Field name={name} label={label} hint={hint} required={required} error={shownError(meta)}>
      <TextInput {...input} {...field} />
    </Field>
  );
};
