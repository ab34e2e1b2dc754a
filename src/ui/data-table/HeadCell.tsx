import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { media, theme } from '../theme';
import type { DataColumn } from './DataTable';

export interface Sorting {
  by: string;
  direction: 'asc' | 'desc';
}

const nextSorting = (by: string, sorting: Sorting | undefined): Sorting => ({
  by,
  direction: sorting?.by === by && sorting.direction === 'asc' ? 'desc' : 'asc',
});

const Cell = styled.th<{ $end: boolean }>`
  padding: ${theme.space[1]} ${theme.space[4]} ${theme.space[1]} 0;
  font-weight: ${theme.weight.regular};
  color: ${theme.color.muted};
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  vertical-align: middle;
  white-space: nowrap;

  &:last-child {
    padding-inline-end: 0;
  }
`;

const Press = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: ${theme.tap};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &[data-sorted] {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.strong};
  }

  ${media.hover} {
    &:hover {
      color: ${theme.color.primary};
    }
  }
`;

/* Keeps its space in every head, so that sorting causes no shift. */
const Direction = styled.span<{ $shown: boolean; $up: boolean }>`
  display: inline-flex;
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  transform: ${({ $up }) => ($up ? 'rotate(180deg)' : 'none')};
`;

interface HeadCellProps<Row> {
  column: DataColumn<Row>;
  sorting: Sorting | undefined;
  /** Undefined for columns that cannot be sorted. */
  onSort: ((sorting: Sorting) => void) | undefined;
}

export function HeadCell<Row>({ column, sorting, onSort }: HeadCellProps<Row>) {
  const { id, label, align } = column;
  const direction = sorting?.by === id ? sorting.direction : undefined;
  const ariaSort = direction === 'asc' ? 'ascending' : 'descending';
  return (
    <Cell scope="col" $end={align === 'end'} aria-sort={direction && ariaSort}>
      {onSort ? (
        <Press
          type="button"
          data-sorted={direction}
          onClick={() => onSort(nextSorting(id, sorting))}
        >
          {label}
          <Direction $shown={direction !== undefined} $up={direction === 'asc'}>
            <Icon name="caret-down" size="1em" />
          </Direction>
        </Press>
      ) : (
        label
      )}
    </Cell>
  );
}
