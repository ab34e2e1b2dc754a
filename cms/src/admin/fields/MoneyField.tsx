import { Field, TextInput } from '@strapi/design-system';
import { InputRenderer, useField } from '@strapi/strapi/admin';
import { formatDong, isMoney } from '../../forms/money';

interface Props {
  name: string;
  label: string;
  hint?: string;
  disabled?: boolean;
}

/** What was agreed is read as money; a large number that may be changed stays a number. */
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
