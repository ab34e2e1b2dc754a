import { useField } from 'formik';
import { useEffect, useState } from 'react';
import { readDay, writeDay } from '@/lib/readDay';
import { Field } from '../Field';
import { texts } from '../texts';
import { TextInput } from '../TextInput';
import { blurField } from './blurField';
import { useShownError } from './refusals';
import type { TextFieldProps } from './TextField';

/**
 * A day of the form around it. People type day, month and year; the form holds `2026-07-05`, or what was
 * typed where that is no day, so that the rules say so and nothing is lost.
 */
export const DateField = ({ name, label, hint, required, ...input }: TextFieldProps) => {
  const [{ value }, meta, helpers] = useField<string>(name);
  const [typed, setTyped] = useState('');
  const error = useShownError(name, meta);
  const { setValue } = helpers;
  // What was typed before the script came reaches the form as text (`valuesBeforeHydration`).
  const unread = readDay(value);
  useEffect(() => {
    if (unread !== null) void setValue(unread);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Formik makes its helpers anew at each render.
  }, [unread]);
  // Text stands as it was typed, until the field is left or the form is given another day.
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
