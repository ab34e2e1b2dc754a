import { useField } from 'formik';
import { useEffect, useState } from 'react';
import { readDay, writeDay } from '@/lib/readDay';
import { Field } from '../Field';
import { texts } from '../texts';
import { TextInput } from '../TextInput';
import { blurField } from './blurField';
import { useFieldError } from './serverErrors';
import type { TextFieldProps } from './TextField';

/** Users type day, month and year; the form value is `2026-07-05`, or the raw text for the rules to reject. */
export const DateField = ({ name, label, hint, required, ...input }: TextFieldProps) => {
  const [{ value }, meta, helpers] = useField<string>(name);
  const [typed, setTyped] = useState('');
  const error = useFieldError(name, meta);
  const { setValue } = helpers;
  // Text typed before hydration arrives unparsed (`valuesBeforeHydration`).
  const unread = readDay(value);
  useEffect(() => {
    if (unread !== null) void setValue(unread);
    // oxlint-disable-next-line react/exhaustive-deps -- Formik creates new helpers at each render.
  }, [unread]);
  // Keeps the typed form until blur, or until the form sets another day.
  const shown = readDay(typed) === value ? typed : writeDay(value);
  return (
    <Field
      name={name}
      label={label}
      hint={hint ?? texts.dateHint}
      required={required}
      error={error}
    >
      <TextInput
        {...input}
        inputMode="numeric"
        placeholder={texts.datePlaceholder}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          void setValue(readDay(target.value) ?? target.value);
        }}
        onBlur={() => {
          setTyped('');
          blurField(helpers)();
        }}
      />
    </Field>
  );
};
