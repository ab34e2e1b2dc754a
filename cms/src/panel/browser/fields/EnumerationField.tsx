import { InputRenderer, type InputProps } from '@strapi/strapi/admin';
import { valueLabels } from '../../form-layouts/values';

type Props = Extract<InputProps, { type: 'enumeration' }> & {
  attribute?: { enum?: readonly string[] };
};

export const EnumerationField = ({ attribute, ...props }: Props) => {
  const values = attribute?.enum ?? [];
  const labels = valueLabels(values);
  return (
    <InputRenderer
      {...props}
      options={values.map((value) => ({ value, label: labels[value] ?? value }))}
    />
  );
};
