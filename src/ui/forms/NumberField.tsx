import { useField } from 'formik';
import { useState, type ReactNode } from 'react';
import { Field } from '../Field';
import { TextInput } from '../TextInput';
import { readNumber } from './readNumber';
import { useShownError } from './refusals';

export type NumberFieldProps<Name extends string = string> = {
  name: Name;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
};

/** A number of the form around it: what is typed is text, what the form holds is a number or null. */
export const NumberField = ({ name, label, hint, required }: NumberFieldProps) => {
  const [{ value, onBlur }, meta, { setValue }] = useField<number | null>(name);
  const [typed, setTyped] = useState('');
  const error = useShownError(name, meta);
  // Text stands as it was typed, until the form is given another number.
  const shown = Object.is(readNumber(typed), value) ? typed : String(value ?? '').replace('.', ',');
  return (
    <Field name={name} label={label} hint={hint} required={required} error={error}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        onBlur={onBlur}
        onChange={({ target }) => {
          setTyped(target.value);
          void setValue(readNumber(target.value));
        }}
      />
    </Field>
  );
};
