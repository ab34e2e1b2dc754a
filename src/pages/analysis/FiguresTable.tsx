import { styled } from 'styled-components';
import { DataTable, type DataColumn } from '@/ui/data-table/DataTable';
import { media, theme } from '@/ui/theme';
import { texts } from './texts';

const Box = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.tap};
    color: ${theme.color.primary};
    font-size: ${theme.size.sm};
    cursor: pointer;
  }

  ${media.print} {
    display: none;
  }
`;

/* A year by day is long, so the table scrolls internally below the page header. */
const Scroll = styled.div`
  max-width: 40rem;
`;

interface FiguresTableProps<Row> {
  /** The chart that the table represents. */
  title: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** A chart's figures as a table, opened on request. */
export function FiguresTable<Row>({ title, columns, rows, keyOf }: FiguresTableProps<Row>) {
  return (
    <Box>
      <summary>{texts.table(title)}</summary>
      <Scroll>
        <DataTable caption={title} columns={columns} rows={rows} keyOf={keyOf} />
      </Scroll>
    </Box>
  );
}
