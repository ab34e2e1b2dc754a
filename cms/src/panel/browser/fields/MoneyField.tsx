import { Field, TextInput } from '@strapi/design-system';
import { InputRenderer, useField } from '@strapi/strapi/admin';
import { formatDong, isMoney } from '../../form-layouts/common';

interface Props {
  name: string;
  label: string;
  hint?: string;
  disabled?: boolean;
}

/** Read-only amounts are shown as money; an editable one stays a number input. */
export const MoneyField = (props: Props) => {
  const { value } = useField<string | number | null>(props.name);
  const named = props.name.split('.').at(-1) ?? '';
  if (props.disabled !== true || !isMoney(named) || value == null || value === '') {
    return <InputRenderer {...props} type="string" />;
  }
  return (
    <Field.Root name={props.name} hint={props.hint}>
      <Field.Label>{props.label}</Field.Label>
      <TextInput disabled value={formatDong(value)} />
      <Field.Hint />
    </Field.Root>
  );
};
