import { useField } from 'formik';
import type { ReactNode } from 'react';
import { Checkbox } from '../Checkbox';
import { blurField } from './blurField';
import { useFieldError } from './serverErrors';

export type CheckboxFieldProps<Name extends string = string> = { name: Name; label: ReactNode };

export const CheckboxField = ({ name, label }: CheckboxFieldProps) => {
  const [{ value, ...field }, meta, helpers] = useField<boolean>(name);
  const error = useFieldError(name, meta);
  return (
    <Checkbox {...field} onBlur={blurField(helpers)} checked={value} label={label} error={error} />
  );
};
