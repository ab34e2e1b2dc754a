import { useField } from 'formik';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field } from '../Field';
import { TextInput } from '../TextInput';
import { blurField } from './blurField';
import { useFieldError } from './serverErrors';

export type TextFieldProps<Name extends string = string> = Omit<
  ComponentPropsWithRef<'input'>,
  'name' | 'value' | 'onChange' | 'onBlur'
> & {
  name: Name;
  label: ReactNode;
  hint?: ReactNode;
};

export const TextField = ({ name, label, hint, required, ...input }: TextFieldProps) => {
  const [field, meta, helpers] = useField<string>(name);
  const error = useFieldError(name, meta);
  return (
    <Field name={name} label={label} hint={hint} required={required} error={error}>
      <TextInput {...input} {...field} onBlur={blurField(helpers)} />
    </Field>
  );
};
