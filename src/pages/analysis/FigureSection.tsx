import { useRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import type { AnalysisPart } from '@/data/generated/types';
import { DataTable, type DataColumn } from '@/ui/data-table/DataTable';
import { Heading } from '@/ui/Heading';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { media, theme } from '@/ui/theme';
import { SectionDownloads } from './SectionDownloads';
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

type SectionProps = { title: string; children: ReactNode };

/** A section of the page with its heading. */
export const Section = ({ title, children }: SectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap={4}>
        <Heading level={2} size="xl" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
};

interface FigureSectionProps {
  title: string;
  /** What is counted, and by which date. */
  note?: string;
  part: AnalysisPart;
  /** Controls for how the figures are shown. */
  choices?: ReactNode;
  /** Absent if there is nothing to draw. */
  chart?: ReactNode;
  /** The same figures as a table, or an empty state instead of both. */
  children: ReactNode;
}

/** A chart with its table and downloads. */
export const FigureSection = ({
  title,
  note,
  part,
  choices,
  chart,
  children,
}: FigureSectionProps) => {
  const figure = useRef<HTMLDivElement>(null);
  return (
    <Section title={title}>
      {note && (
        <Text size="sm" tone="muted">
          {note}
        </Text>
      )}
      {choices}
      {chart && <div ref={figure}>{chart}</div>}
      <div>
        {children}
        <SectionDownloads part={part} title={title} {...(chart ? { figure } : {})} />
      </div>
    </Section>
  );
};
