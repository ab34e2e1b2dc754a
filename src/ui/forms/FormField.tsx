import { useField } from 'formik';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field } from '../Field';
import { TextInput } from '../TextInput';
import { useShownError } from './refusals';

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
  const error = useShownError(name, meta);
  return (
    <Field name={name} label={label} hint={hint} required={required} error={error}>
      <TextInput {...input} {...field} />
    </Field>
  );
};
