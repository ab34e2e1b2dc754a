import { Field, TextInput } from '@strapi/design-system';
import { InputRenderer, useField } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';

interface Props {
  name: string;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

const grouped = new Intl.NumberFormat('vi-VN');

/** Groups digits of long numbers in a hint: “tối đa 1.000.000.000”. */
const readable = (hint: ReactNode): ReactNode =>
  Array.isArray(hint)
    ? hint.map((part: ReactNode) => readable(part))
    : typeof hint === 'string'
      ? hint.replace(/\d{5,}/g, (digits) => grouped.format(Number(digits)))
      : hint;

/** Years are written without a thousands separator. */
const YearField = ({ name, label, hint, required, disabled }: Props) => {
  const { value, error, onChange } = useField<number | null>(name);
  return (
    <Field.Root name={name} hint={hint} error={error} required={required}>
      <Field.Label>{label}</Field.Label>
      <TextInput
        inputMode="numeric"
        disabled={disabled}
        value={value ?? ''}
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, '');
          onChange(name, digits === '' ? null : Number(digits));
        }}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
};

export const IntegerField = (props: Props) =>
  props.name === 'year' ? (
    <YearField {...props} />
  ) : (
    <InputRenderer {...props} hint={readable(props.hint)} type="integer" />
  );
