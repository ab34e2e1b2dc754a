import { useField } from 'formik';
import type { ReactNode } from 'react';
import { Checkbox } from '../Checkbox';
import { blurField } from './blurField';
import { useShownError } from './refusals';

export type FlagFieldProps<Name extends string = string> = { name: Name; label: ReactNode };

export const FlagField = ({ name, label }: FlagFieldProps) => {
  const [{ value, ...field }, meta, helpers] = useField<boolean>(name);
  const error = useShownError(name, meta);
  return (
    <Checkbox {...field} onBlur={blurField(helpers)} checked={value} label={label} error={error} />
  );
};
