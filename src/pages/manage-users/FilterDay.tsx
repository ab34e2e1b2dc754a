import { useState } from 'react';
import { readDay, writeDay } from '@/lib/readDay';
import { Field } from '@/ui/Field';
import { texts as uiTexts } from '@/ui/texts';
import { TextInput } from '@/ui/TextInput';
import { texts } from './texts';

type FilterDayProps = {
  label: string;
  name: string;
  /** The current filter, `2026-07-05`. */
  value: string | null;
  onInput: () => void;
};

/** Validates the day on blur. */
export const FilterDay = ({ label, name, value, onInput }: FilterDayProps) => {
  const [bad, setBad] = useState(false);
  return (
    <Field label={label} name={name} error={bad ? texts.filters.badDay : null} required>
      <TextInput
        aria-required={undefined}
        inputMode="numeric"
        autoComplete="off"
        placeholder={uiTexts.datePlaceholder}
        defaultValue={writeDay(value ?? '')}
        onInput={({ currentTarget }) => {
          const typed = currentTarget.value;
          if (typed.trim() === '' || readDay(typed) !== null) setBad(false);
          onInput();
        }}
        onBlur={({ target: { value: typed } }) =>
          setBad(typed.trim() !== '' && readDay(typed) === null)
        }
      />
    </Field>
  );
};
