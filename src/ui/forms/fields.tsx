import { useField, type FieldHelperProps } from 'formik';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useState, useRef } from 'react';
import { readDay, writeDay } from '@/lib/readDay';
import { Field } from '../Field';
import { RadioGroup } from '../RadioGroup';
import { TextInput } from '../TextInput';
import { texts } from '../texts';
import { afterPointerPress } from './pointerPress';
import { readNumber } from './readNumber';
import { useFieldError } from './serverErrors';

/** Delays the blur while a pointer is pressed: the error it may show would move the target. */
export function blurField<Value>({ setTouched }: FieldHelperProps<Value>): () => void {
  return () => afterPointerPress(() => void setTouched(true));
}

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
