import type { AnalysisPart } from '@/data/generated/types';
import type { ChartPoint } from '@/ui/charts/ChartFrame';
import { RowChart } from '@/ui/charts/RowChart';
import type { DataColumn } from '@/ui/data-table/DataTable';
import { Text } from '@/ui/Text';
import { FigureSection, FiguresTable } from './FigureSection';
import { highestOf } from './series';
import { texts } from './texts';

interface ShareSectionProps<Row> {
  title: string;
  note: string;
  part: AnalysisPart;
  /** What the chart shows, for screen readers. */
  chart: string;
  points: readonly Omit<ChartPoint, 'label'>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly DataColumn<Row>[];
  /** Shown instead if there is no data. */
  empty: string;
  color?: 'chart1' | 'chart2' | 'chart4' | 'chart5';
}

/** Figures by kind: a bar for each, and the same as a table. */
export function ShareSection<Row>({
  title,
  note,
  part,
  chart,
  points,
  rows,
  keyOf,
  columns,
  empty,
  color,
}: ShareSectionProps<Row>) {
  const highest = highestOf(points, ({ value }) => value);
  if (!highest) {
    return (
      <FigureSection title={title} note={note} part={part}>
        <Text tone="muted">{empty}</Text>
      </FigureSection>
    );
  }
  return (
    <FigureSection
      title={title}
      note={note}
      part={part}
      chart={
        <RowChart
          label={chart}
          points={points.map((point) => ({ ...point, label: point.name }))}
          summary={texts.revenue.summary(highest.name, highest.text)}
          {...(color && { color })}
        />
      }
    >
      <FiguresTable title={title} rows={rows} keyOf={keyOf} columns={columns} />
    </FigureSection>
  );
}
