import type { AnalysisQuery } from '@/data/generated/operations/pages/analysis';
import { formatAmount, formatShort } from '@iia/shared/numbers';
import { Tabs } from '@/ui/Tabs';
import { amountColumn, countColumn } from '@/ui/data-table/columns';
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
      columns={[countColumn('orders', labels.orders), amountColumn('revenue', labels.amount)]}
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
      countColumn('orders', refunds.orders),
      amountColumn('total', refunds.total),
      amountColumn('returned', refunds.returned),
    ]}
  />
);
