import type { AnalysisQuery } from '@/data/generated/operations/Analysis';
import { formatAmount, formatCount, formatShort } from '@/lib/money';
import { BarChart } from '@/ui/charts/BarChart';
import { Tabs } from '@/ui/Tabs';
import { Text } from '@/ui/Text';
import { FiguresTable } from './FiguresTable';
import { periodHref, type PeriodQuery } from './period';
import { Section } from './Section';
import { highestOf, nameOf } from './series';
import { texts } from './texts';

const labels = texts.revenue;

type RevenueSectionProps = { analysis: AnalysisQuery['analysis']; query: PeriodQuery };

export const RevenueSection = ({ analysis, query }: RevenueSectionProps) => {
  const { by } = query;
  const series = by === 'day' ? analysis.revenueByDay : analysis.revenueByMonth;
  const highest = highestOf(series, ({ revenue }) => revenue);
  const points = series.map(({ on, revenue, orders }) => ({
    ...nameOf(on, by),
    value: revenue,
    text: labels.point(formatAmount(revenue), orders),
  }));
  return (
    <Section title={labels.title}>
      <Text size="sm" tone="muted">
        {labels.note}
      </Text>
      <Tabs
        label={labels.by}
        items={[
          { to: periodHref(query, 'day'), label: labels.byDay, current: by === 'day' },
          { to: periodHref(query, 'month'), label: labels.byMonth, current: by === 'month' },
        ]}
      />
      <BarChart
        key={`${query.from} ${query.to} ${by}`}
        label={labels.chart[by]}
        points={points}
        summary={
          highest
            ? labels.summary(nameOf(highest.on, by).name, formatAmount(highest.revenue))
            : labels.empty
        }
        formatValue={formatShort}
      />
      <FiguresTable
        title={labels.title}
        rows={series}
        keyOf={({ on }) => on}
        columns={[
          { id: 'on', label: labels[by], cell: ({ on }) => nameOf(on, by).name },
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
    </Section>
  );
};
