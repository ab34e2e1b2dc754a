import { useField } from 'formik';
import type { ReactNode } from 'react';
import { RadioGroup } from '../RadioGroup';
import { useFieldError } from './serverErrors';

export type ChoiceFieldProps<Name extends string = string, Word extends string = string> = {
  name: Name;
  legend: ReactNode;
  options: readonly { value: Word; label: ReactNode }[];
  inline?: boolean;
};

export const ChoiceField = ({ name, ...group }: ChoiceFieldProps) => {
  const [{ value }, meta, { setValue }] = useField<string | null>(name);
  const error = useFieldError(name, meta);
  return (
    <RadioGroup
      {...group}
      name={name}
      value={value}
      error={error}
      onChange={(word) => void setValue(word)}
    />
  );
};
