import type { AnalysisQuery } from '@/data/generated/operations/pages/analysis';
import { formatAmount, formatCount, formatShort } from '@iia/shared/numbers';
import { Tabs } from '@/ui/Tabs';
import { periodHref, type PeriodQuery } from './period';
import { seriesBy } from './series';
import { texts } from './texts';
import { TimeSection } from './TimeSection';

const { revenue: labels, refunds } = texts;

type RevenueSectionProps = { analysis: AnalysisQuery['analysis']; query: PeriodQuery };

export const RevenueSection = ({ analysis, query }: RevenueSectionProps) => {
  const { by } = query;
  return (
    <TimeSection
      title={labels.title}
      note={labels.note}
      part="revenue"
      chart={labels.chart}
      query={query}
      choices={
        <Tabs
          label={labels.by}
          items={[
            { to: periodHref(query, 'day'), label: labels.byDay, current: by === 'day' },
            { to: periodHref(query, 'month'), label: labels.byMonth, current: by === 'month' },
          ]}
        />
      }
      series={by === 'day' ? analysis.revenueByDay : analysis.revenueByMonth}
      valueOf={({ revenue }) => revenue}
      textOf={({ revenue, orders }) => labels.point(formatAmount(revenue), orders)}
      formatValue={formatShort}
      empty={labels.empty}
      columns={[
        {
          id: 'orders',
          label: labels.orders,
          align: 'end',
          cell: ({ orders }) => formatCount(orders),
        },
        {
          id: 'revenue',
          label: labels.amount,
          align: 'end',
          cell: ({ revenue }) => formatAmount(revenue),
        },
      ]}
    />
  );
};

export const RefundsSection = ({ analysis, query }: RevenueSectionProps) => (
  <TimeSection
    title={refunds.title}
    note={refunds.note}
    part="refunds"
    chart={refunds.chart}
    query={query}
    series={seriesBy(analysis.refundsByDay, query.by, ['orders', 'total', 'returned'])}
    valueOf={({ total }) => total}
    textOf={({ total, orders }) => labels.point(formatAmount(total), orders)}
    formatValue={formatShort}
    empty={refunds.empty}
    color="chart4"
    columns={[
      {
        id: 'orders',
        label: refunds.orders,
        align: 'end',
        cell: ({ orders }) => formatCount(orders),
      },
      { id: 'total', label: refunds.total, align: 'end', cell: ({ total }) => formatAmount(total) },
      {
        id: 'returned',
        label: refunds.returned,
        align: 'end',
        cell: ({ returned }) => formatAmount(returned),
      },
    ]}
  />
);
