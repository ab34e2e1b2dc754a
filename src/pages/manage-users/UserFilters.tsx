import { useState } from 'react';
import { styled } from 'styled-components';
import { texts as analyticsTexts } from '@/features/analytics/texts';
import { cleanSearchText } from '@/features/catalogue/search/listSearch';
import { paths } from '@/lib/paths';
import { readDay, writeDay } from '@/lib/readDay';
import { ButtonLink } from '@/ui/ButtonLink';
import { Field } from '@/ui/Field';
import { textOf, useGetForm } from '@/ui/forms/useGetForm';
import { SearchInput } from '@/ui/SearchInput';
import { Select } from '@/ui/Select';
import { texts as uiTexts } from '@/ui/texts';
import { TextInput } from '@/ui/TextInput';
import { media, theme } from '@/ui/theme';
import { texts } from './texts';
import {
  isFiltered,
  memberTypes,
  typeParams,
  usersHref,
  usersParamNames,
  type UsersQuery,
} from './usersQuery';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[4]};

  ${media.up('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :first-child {
      grid-column: 1 / -1;
    }
  }

  ${media.up('md')} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr) auto;

    & > :first-child {
      grid-column: auto;
    }
  }

  ${media.print} {
    display: none;
  }
`;

const Clear = styled.div`
  align-self: start;

  ${media.up('md')} {
    /* Beside the controls, below the height of a label. */
    padding-top: calc(${theme.size.sm} * 1.5 + ${theme.space[1]});
  }
`;

const labels = texts.filters;
const { q: qName, type: typeName, expiresBefore: dayName } = usersParamNames;

/** Filters of the list, in the address: choices apply at once, typing after a short pause. */
export const UserFilters = ({ query }: { query: UsersQuery }) => {
  const [badDay, setBadDay] = useState(false);
  const { ref, submit, chosen, typed } = useGetForm({
    shown: usersHref({ ...query, page: 1 }),
    fields: {
      [qName]: query.q,
      [typeName]: query.type ? typeParams[query.type] : '',
      [dayName]: writeDay(query.expiresBefore ?? ''),
    },
    hrefOf: (values) => {
      const day = textOf(values, dayName).trim();
      const type = textOf(values, typeName);
      return usersHref({
        ...query,
        q: cleanSearchText(textOf(values, qName)),
        type: memberTypes.find((known) => typeParams[known] === type) ?? null,
        // An unfinished day keeps the one that is in force.
        expiresBefore: day === '' ? null : (readDay(day) ?? query.expiresBefore),
        page: 1,
      });
    },
  });
  return (
    <Form ref={ref} role="search" aria-label={labels.label} method="get" onSubmit={submit}>
      <Field label={labels.q} name={qName} required>
        <SearchInput placeholder={labels.placeholder} defaultValue={query.q} onInput={typed} />
      </Field>
      <Field label={labels.type} name={typeName} required>
        <Select
          aria-required={undefined}
          defaultValue={query.type ? typeParams[query.type] : ''}
          onChange={chosen}
        >
          <option value="">{labels.allTypes}</option>
          {memberTypes.map((type) => (
            <option key={type} value={typeParams[type]}>
              {analyticsTexts.types[type]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={labels.expiresBefore}
        name={dayName}
        error={badDay ? labels.badDay : null}
        required
      >
        <TextInput
          aria-required={undefined}
          inputMode="numeric"
          autoComplete="off"
          placeholder={uiTexts.datePlaceholder}
          defaultValue={writeDay(query.expiresBefore ?? '')}
          onInput={({ currentTarget: { value } }) => {
            if (value.trim() === '' || readDay(value) !== null) setBadDay(false);
            typed();
          }}
          onBlur={({ target: { value } }) =>
            setBadDay(value.trim() !== '' && readDay(value) === null)
          }
        />
      </Field>
      {isFiltered(query) ? (
        <Clear>
          <ButtonLink to={paths.manageUsers()} variant="quiet">
            {labels.clear}
          </ButtonLink>
        </Clear>
      ) : null}
    </Form>
  );
};
