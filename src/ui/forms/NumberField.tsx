import { useField } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Field } from '../Field';
import { TextInput } from '../TextInput';
import { blurField } from './blurField';
import { readNumber } from './readNumber';
import { useFieldError } from './serverErrors';

export type NumberFieldProps<Name extends string = string> = {
  name: Name;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
};

/** The form value is a number or null; the input keeps the typed text. */
export const NumberField = ({ name, label, hint, required }: NumberFieldProps) => {
  const [{ value }, meta, helpers] = useField<number | null>(name);
  const [typed, setTyped] = useState('');
  const error = useFieldError(name, meta);
  const input = useRef<HTMLInputElement>(null);
  // Text typed before hydration (`valuesBeforeHydration`): the form accepts it only as a number.
  useEffect(() => setTyped(input.current?.value ?? ''), []);
  // Keeps the typed text until the form sets another number.
  const shown = Object.is(readNumber(typed), value) ? typed : writeNumber(value);
  return (
    <Field name={name} label={label} hint={hint} required={required} error={error}>
      <TextInput
        ref={input}
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        onBlur={blurField(helpers)}
        onChange={({ target }) => {
          setTyped(target.value);
          void helpers.setValue(readNumber(target.value));
        }}
      />
    </Field>
  );
};

const writeNumber = (value: number | null): string =>
  value === null || Number.isNaN(value) ? '' : String(value).replace('.', ',');
