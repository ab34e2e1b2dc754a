import { useState, type ChangeEventHandler } from 'react';
import { styled } from 'styled-components';
import { texts as analysisTexts } from '@/features/analysis/texts';
import { cleanSearchText } from '@/features/catalogue/search/listSearch';
import { paths } from '@/lib/paths';
import { readDay, writeDay } from '@/lib/readDay';
import { ButtonLink } from '@/ui/ButtonLink';
import { Field } from '@/ui/Field';
import { textOf, useGetForm } from '@/ui/forms/useGetForm';
import { Select } from '@/ui/Select';
import { TextInput, SearchInput } from '@/ui/TextInput';
import { texts as uiTexts } from '@/ui/texts';
import { media, theme } from '@/ui/theme';
import { texts } from './texts';
import {
  certifications,
  cpeParams,
  firstPage,
  isFiltered,
  memberTypes,
  readCertification,
  readChoice,
  roleParams,
  stateParams,
  typeParams,
  usersHref,
  usersParamNames as names,
  type UsersQuery,
} from './usersQuery';

type FilterChoiceProps = {
  label: string;
  name: string;
  /** The current parameter; empty for all. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: ChangeEventHandler<HTMLSelectElement>;
};

const FilterChoice = ({ label, name, value, options, onChange }: FilterChoiceProps) => (
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

type FilterDayProps = {
  label: string;
  name: string;
  /** The current filter, `2026-07-05`. */
  value: string | null;
  onInput: () => void;
};

/** Validates the day on blur. */
const FilterDay = ({ label, name, value, onInput }: FilterDayProps) => {
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

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[4]};

  ${media.up('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :first-child {
      grid-column: span 2;
    }
  }

  ${media.up('md')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  ${media.print} {
    display: none;
  }
`;

const labels = texts.filters;

const choicesOf = <Known extends string>(
  params: Readonly<Record<Known, string>>,
  words: Readonly<Record<Known, string>>,
) =>
  (Object.keys(params) as Known[]).map((known) => ({ value: params[known], label: words[known] }));

/** Filters of the list, stored in the URL: choices apply at once, typing after a short pause. */
export const UserFilters = ({ query }: { query: UsersQuery }) => {
  const { type, role, state, certification, cpe, expiresFrom, expiresBefore } = query;
  const fieldValues = {
    [names.q]: query.q,
    [names.type]: type ? typeParams[type] : '',
    [names.role]: role ? roleParams[role] : '',
    [names.state]: state ? stateParams[state] : '',
    [names.certification]: certification ?? '',
    [names.cpe]: cpe ? cpeParams[cpe] : '',
    [names.expiresFrom]: writeDay(expiresFrom ?? ''),
    [names.expiresBefore]: writeDay(expiresBefore ?? ''),
  };
  const { ref, submit, chosen, typed } = useGetForm({
    currentHref: usersHref({ ...query, cursor: firstPage }),
    fields: fieldValues,
    hrefOf: (values) => {
      const valueOf = (name: keyof typeof names) => textOf(values, names[name]).trim();
      // While a day is incomplete, the current filter stays.
      const dayOf = (name: 'expiresFrom' | 'expiresBefore') =>
        valueOf(name) === '' ? null : (readDay(valueOf(name)) ?? query[name]);
      return usersHref({
        ...query,
        q: cleanSearchText(textOf(values, names.q)),
        type: readChoice(typeParams, valueOf('type')),
        role: readChoice(roleParams, valueOf('role')),
        state: readChoice(stateParams, valueOf('state')),
        certification: readCertification(valueOf('certification')),
        cpe: readChoice(cpeParams, valueOf('cpe')),
        expiresFrom: dayOf('expiresFrom'),
        expiresBefore: dayOf('expiresBefore'),
        cursor: firstPage,
      });
    },
  });
  const choice = (name: 'type' | 'role' | 'state' | 'certification' | 'cpe') => ({
    label: labels[name],
    name: names[name],
    value: fieldValues[names[name]] ?? '',
    onChange: chosen,
  });
  return (
    <Form ref={ref} role="search" aria-label={labels.label} method="get" onSubmit={submit}>
      <Field label={labels.q} name={names.q} required>
        <SearchInput placeholder={labels.placeholder} defaultValue={query.q} onInput={typed} />
      </Field>
      <FilterChoice
        {...choice('type')}
        options={memberTypes.map((each) => ({
          value: typeParams[each],
          label: analysisTexts.types[each],
        }))}
      />
      <FilterChoice
        {...choice('certification')}
        options={certifications.map((each) => ({ value: each, label: each }))}
      />
      <FilterDay
        label={labels.expiresFrom}
        name={names.expiresFrom}
        value={expiresFrom}
        onInput={typed}
      />
      <FilterDay
        label={labels.expiresBefore}
        name={names.expiresBefore}
        value={expiresBefore}
        onInput={typed}
      />
      <FilterChoice {...choice('role')} options={choicesOf(roleParams, labels.roles)} />
      <FilterChoice {...choice('state')} options={choicesOf(stateParams, labels.states)} />
      <FilterChoice {...choice('cpe')} options={choicesOf(cpeParams, labels.cpeStates)} />
      {isFiltered(query) ? (
        <div>
          <ButtonLink to={paths.manageUsers()} variant="quiet">
            {labels.clear}
          </ButtonLink>
        </div>
      ) : null}
    </Form>
  );
};
