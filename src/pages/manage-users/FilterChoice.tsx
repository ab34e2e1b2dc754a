import type { ChangeEventHandler } from 'react';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/Select';
import { texts } from './texts';

type FilterChoiceProps = {
  label: string;
  name: string;
  /** The current parameter; empty for all. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: ChangeEventHandler<HTMLSelectElement>;
};

export const FilterChoice = ({ label, name, value, options, onChange }: FilterChoiceProps) => (
  <Field label={label} name={name} required>
    <Select aria-required={undefined} defaultValue={value} onChange={onChange}>
      <option value="">{texts.filters.all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  </Field>
);
