import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { texts as analysisTexts } from '@/features/analysis/texts';
import { Checkbox } from '@/ui/Checkbox';
import { DisclosureSummary } from '@/ui/DisclosureSummary';
import { ScreenOnly } from '@/ui/printVisibility';
import { theme } from '@/ui/theme';
import { texts } from './texts';
import {
  chosenColumns,
  columnParams,
  usersHref,
  type ChosenColumn,
  type UsersQuery,
} from './usersQuery';

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[6]};
  margin: 0;
  padding: 0;
  border: 0;
  font-size: ${theme.size.sm};
`;

const labels: Readonly<Record<ChosenColumn, string>> = {
  email: analysisTexts.columns.email,
  type: analysisTexts.columns.type,
  memberExpiresAt: analysisTexts.columns.expires,
  registeredAt: analysisTexts.columns.registered,
  orders: analysisTexts.columns.orders,
  spent: analysisTexts.columns.spent,
};

/** Selects the columns shown beside the name; stored in the URL. */
export const ColumnChoice = ({ query }: { query: UsersQuery }) => {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const toggle = (column: ChosenColumn): void => {
    const columns = chosenColumns.filter(
      (each) => query.columns.includes(each) !== (each === column),
    );
    void navigate(usersHref({ ...query, columns }), { preventScrollReset: true, replace: true });
  };
  return (
    <ScreenOnly>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <DisclosureSummary>{texts.columns.summary}</DisclosureSummary>
        {open ? (
          <Choices aria-label={texts.columns.group}>
            {chosenColumns.map((column) => (
              <Checkbox
                key={column}
                name={`cot-${columnParams[column]}`}
                label={labels[column]}
                checked={query.columns.includes(column)}
                onChange={() => toggle(column)}
              />
            ))}
          </Choices>
        ) : null}
      </details>
    </ScreenOnly>
  );
};
