import { useField } from 'formik';
import type { ReactNode } from 'react';
import { Field } from '../Field';
import { TextArea } from '../TextArea';
import { blurField } from './blurField';
import { useFieldError } from './serverErrors';

export type TextAreaFieldProps<Name extends string = string> = {
  name: Name;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  rows?: number;
};

export const TextAreaField = ({ name, label, hint, required, rows }: TextAreaFieldProps) => {
  const [field, meta, helpers] = useField<string>(name);
  const error = useFieldError(name, meta);
  return (
    <Field name={name} label={label} hint={hint} required={required} error={error}>
      <TextArea {...field} onBlur={blurField(helpers)} rows={rows} />
    </Field>
  );
};
