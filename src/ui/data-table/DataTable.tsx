import { useId, useRef, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { useOverflows } from '../article/useOverflows';
import { media, theme } from '../theme';
import { HeadCell, type Sorting } from './HeadCell';
import { SelectCell } from './SelectCell';

/** A cell of sentences: on a phone the table scrolls rather than stacks their words. */
export const WideText = styled.div`
  min-width: 16rem;
`;

const Region = styled.div`
  overflow-x: auto;
  border-top: 2px solid ${theme.color.lineStrong};
  border-bottom: 1px solid ${theme.color.lineStrong};

  ${media.print} {
    overflow: visible;
  }
`;

const Table = styled.table`
  width: 100%;
  font-size: ${theme.size.sm};
  line-height: 1.45;

  caption {
    padding-block: ${theme.space[2]};
    text-align: start;
    color: ${theme.color.muted};
  }

  tbody tr {
    border-top: 1px solid ${theme.color.line};
  }

  tbody tr[aria-selected='true'] {
    background: ${theme.color.primaryWash};
  }

  ${media.hover} {
    tbody tr:hover {
      background: ${theme.color.primaryWash};
    }
  }
`;

const alignEnd = css`
  text-align: end;
  white-space: nowrap;
  font-variant-numeric: tabular-nums lining-nums;
`;

const Cell = styled.td<{ $end: boolean }>`
  padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[2]} 0;
  font-weight: ${theme.weight.regular};
  text-align: start;
  vertical-align: baseline;

  &:last-child {
    padding-inline-end: 0;
  }

  ${({ $end }) => $end && alignEnd}
`;

export interface DataColumn<Row> {
  /** The name it sorts by. */
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  sortable?: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  /** The first is the row header. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sorting?: Sorting;
  onSort?: (sorting: Sorting) => void;
  /** Enables row selection. */
  selection?: {
    selected: ReadonlySet<string>;
    onSelect: (selected: ReadonlySet<string>) => void;
    nameOf: (row: Row) => string;
  };
}

/** Scrolls horizontally if wider than the screen, by keyboard too. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  sorting,
  onSort,
  selection,
}: DataTableProps<Row>) {
  const captionId = useId();
  const region = useRef<HTMLDivElement>(null);
  const scrolls = useOverflows(region);
  const keys = rows.map(keyOf);
  return (
    <Region
      ref={region}
      {...(scrolls && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}
    >
      <Table>
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>
            {selection ? <SelectCell head keys={keys} {...selection} /> : null}
            {columns.map((column) => (
              <HeadCell
                key={column.id}
                column={column}
                sorting={sorting}
                onSort={column.sortable ? onSort : undefined}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = keyOf(row);
            return (
              <tr key={key} aria-selected={selection ? selection.selected.has(key) : undefined}>
                {selection ? (
                  <SelectCell keys={[key]} name={selection.nameOf(row)} {...selection} />
                ) : null}
                {columns.map(({ id, cell, align }, index) => (
                  <Cell
                    key={id}
                    $end={align === 'end'}
                    {...(index === 0 && { as: 'th' as const, scope: 'row' })}
                  >
                    {cell(row)}
                  </Cell>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Region>
  );
}
