import type { ReactNode } from 'react';
import type { AnalysisPart } from '@/data/generated/types';
import { BarChart } from '@/ui/charts/BarChart';
import type { ChartPoint } from '@/ui/charts/ChartFrame';
import type { DataColumn } from '@/ui/data-table/DataTable';
import { FigureSection, FiguresTable } from './FigureSection';
import type { PeriodQuery } from './period';
import { highestOf, nameOf } from './series';
import { texts } from './texts';

interface TimeSectionProps<Point extends { on: string }> {
  title: string;
  note: string;
  part: AnalysisPart;
  chart: Record<PeriodQuery['by'], string>;
  query: PeriodQuery;
  choices?: ReactNode;
  /** One per day or month, as queried. */
  series: readonly Point[];
  valueOf: (point: Point) => number;
  /** The partial value drawn inside the bars. */
  within?: { valueOf: (point: Point) => number; legend: { whole: string; part: string } };
  textOf: (point: Point) => string;
  formatValue: (value: number) => string;
  /** Shown if there is no data. */
  empty: string;
  color?: 'chart1' | 'chart2' | 'chart4' | 'chart5';
  /** Table columns after the day or month. */
  columns: readonly (DataColumn<Point> & { align: 'end' })[];
  /** Further tables of the same figures. */
  children?: ReactNode;
}

/** Figures over time: bars, and the same as a table. */
export function TimeSection<Point extends { on: string }>({
  title,
  note,
  part,
  chart,
  query,
  choices,
  series,
  valueOf,
  within,
  textOf,
  formatValue,
  empty,
  color,
  columns,
  children,
}: TimeSectionProps<Point>) {
  const { by } = query;
  const highest = highestOf(series, valueOf);
  const points = series.map((point): ChartPoint => {
    const drawn = { ...nameOf(point.on, by), value: valueOf(point), text: textOf(point) };
    return within ? { ...drawn, part: within.valueOf(point) } : drawn;
  });
  return (
    <FigureSection
      title={title}
      note={note}
      part={part}
      choices={choices}
      chart={
        <BarChart
          key={`${query.from} ${query.to} ${by}`}
          label={chart[by]}
          points={points}
          summary={
            highest ? texts.revenue.summary(nameOf(highest.on, by).name, textOf(highest)) : empty
          }
          formatValue={formatValue}
          {...(color && { color })}
          {...(within && { legend: within.legend })}
        />
      }
    >
      <FiguresTable
        title={title}
        rows={series}
        keyOf={({ on }) => on}
        columns={[
          { id: 'on', label: texts.revenue[by], cell: ({ on }) => nameOf(on, by).name },
          ...columns,
        ]}
      />
      {children}
    </FigureSection>
  );
}
