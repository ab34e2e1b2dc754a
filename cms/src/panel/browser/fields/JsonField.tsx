import {
  Field,
  Flex,
  MultiSelect,
  MultiSelectOption,
  TextInput,
  Typography,
} from '@strapi/design-system';
import { InputRenderer, useField } from '@strapi/strapi/admin';
import { formatDong } from '../../form-layouts/common';
import { valueLabels } from '../../form-layouts/values';

interface Props {
  name: string;
  label: string;
  hint?: string;
  disabled?: boolean;
}

interface Discount {
  label: string;
  amount: number;
}

const TagsField = ({ name, label, hint, disabled }: Props) => {
  const { value, onChange } = useField<string[] | null>(name);
  return (
    <Field.Root name={name} hint={hint}>
      <Field.Label>{label}</Field.Label>
      <TextInput
        disabled={disabled}
        defaultValue={(value ?? []).join(', ')}
        onBlur={({ target }) => {
          const words = target.value.split(',').map((word) => word.trim());
          onChange(name, words.filter(Boolean));
        }}
      />
      <Field.Hint />
    </Field.Root>
  );
};

const kinds = valueLabels(['course', 'document', 'seminar']);

const KindsField = ({ name, label, hint, disabled }: Props) => {
  const { value, onChange } = useField<string[] | null>(name);
  return (
    <Field.Root name={name} hint={hint}>
      <Field.Label>{label}</Field.Label>
      <MultiSelect
        disabled={disabled}
        value={value ?? []}
        onChange={(chosen: string[]) => onChange(name, chosen)}
        withTags
      >
        {Object.entries(kinds).map(([kind, words]) => (
          <MultiSelectOption key={kind} value={kind}>
            {words}
          </MultiSelectOption>
        ))}
      </MultiSelect>
      <Field.Hint />
    </Field.Root>
  );
};

const DiscountsField = ({ name, label }: Props) => {
  const { value } = useField<Discount[] | null>(name);
  return (
    <Field.Root name={name}>
      <Field.Label>{label}</Field.Label>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
        {(value ?? []).map((discount) => (
          <Typography tag="li" key={discount.label}>
            {discount.label}: −{formatDong(discount.amount)}
          </Typography>
        ))}
      </Flex>
    </Field.Root>
  );
};

const fields: Readonly<Record<string, typeof TagsField>> = {
  tags: TagsField,
  appliesTo: KindsField,
  discounts: DiscountsField,
};

/** JSON fields get proper inputs, so nobody edits raw JSON. */
export const JsonField = (props: Props) => {
  const Known = fields[props.name];
  return Known ? <Known {...props} /> : <InputRenderer {...props} type="json" />;
};
