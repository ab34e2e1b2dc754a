import { useId, useRef } from 'react';
import { css, styled } from 'styled-components';
import { media, theme } from '../theme';
import { columnWidths, numericColumns } from './columnWidths';
import { texts } from './texts';
import { useOverflows } from './useOverflows';

const Figure = styled.figure`
  container-type: inline-size;
  margin: 0;

  ${media.print} {
    break-inside: avoid;
  }
`;

const Caption = styled.figcaption`
  max-width: ${theme.measure};
  margin-bottom: ${theme.space[3]};
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};
`;

const Hint = styled.span<{ $width: number }>`
  display: none;

  @container (max-width: ${({ $width }) => $width}rem) {
    display: block;
  }

  ${media.print} {
    display: none;
  }
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
  min-width: 100%;
  font-size: ${theme.size.sm};
  line-height: 1.5;

  th,
  td {
    max-width: 24rem;
    padding: ${theme.space[3]} ${theme.space[6]} ${theme.space[3]} 0;
    vertical-align: baseline;
    text-align: start;
    font-weight: ${theme.weight.regular};
    text-wrap: pretty;
  }

  tr > :last-child {
    padding-inline-end: 0;
  }

  thead th {
    color: ${theme.color.muted};
    vertical-align: bottom;
  }

  tbody tr {
    border-top: 1px solid ${theme.color.line};
  }

  tbody th {
    font-weight: ${theme.weight.strong};
  }

  /* The first column stays visible while the rest scrolls. */
  ${media.down('md')} {
    tr > :first-child {
      position: sticky;
      left: 0;
      max-width: 9rem;
      padding-inline-end: ${theme.space[3]};
      background: ${theme.color.paper};
    }
  }

  ${media.print} {
    tr > * {
      position: static;
      min-width: 0;
    }
  }
`;

const figureStyles = css`
  && {
    padding-inline-end: ${theme.space[8]};
    text-align: end;
    white-space: nowrap;
  }

  &&:last-child {
    padding-inline-end: 0;
  }
`;

const Cell = styled.td<{ $width: number | undefined; $figures: boolean }>`
  min-width: ${({ $width }) => $width}rem;
  ${({ $figures }) => $figures && figureStyles}
`;

type CaptionedTableProps = {
  caption: string;
  columns: readonly string[];
  /** The first cell is the row header. */
  rows: readonly { cells: readonly string[] }[];
};

/** Scrolls horizontally if wider than the screen, by keyboard too. */
export const CaptionedTable = ({ caption, columns, rows }: CaptionedTableProps) => {
  const captionId = useId();
  const region = useRef<HTMLDivElement>(null);
  const scrolls = useOverflows(region);
  const cellsOfRows = rows.map(({ cells }) => cells);
  const figures = numericColumns(columns, cellsOfRows);
  const widths = columnWidths(columns, cellsOfRows, figures);
  return (
    <Figure>
      <Caption>
        <span id={captionId}>{caption}</span>
        <Hint aria-hidden="true" $width={widths.reduce((sum, width) => sum + width, 0)}>
          {texts.tableScrolls}
        </Hint>
      </Caption>
      <Region
        ref={region}
        {...(scrolls && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}
      >
        <Table aria-labelledby={captionId}>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <Cell
                  key={index}
                  as="th"
                  scope="col"
                  $width={widths[index]}
                  $figures={figures[index] ?? false}
                >
                  {column}
                </Cell>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells }, row) => (
              <tr key={row}>
                {columns.map((_, index) => (
                  <Cell
                    key={index}
                    {...(index === 0 && { as: 'th' as const, scope: 'row' })}
                    $width={widths[index]}
                    $figures={index > 0 && (figures[index] ?? false)}
                    translate={index > 0 && figures[index] ? 'no' : undefined}
                  >
                    {cells[index]}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Region>
    </Figure>
  );
};
