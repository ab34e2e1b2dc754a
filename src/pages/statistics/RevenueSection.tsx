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

const words = texts.revenue;

type RevenueSectionProps = { analysis: AnalysisQuery['analysis']; query: PeriodQuery };

export const RevenueSection = ({ analysis, query }: RevenueSectionProps) => {
  const { by } = query;
  const series = by === 'day' ? analysis.revenueByDay : analysis.revenueByMonth;
  const highest = highestOf(series, ({ revenue }) => revenue);
  const points = series.map(({ on, revenue, orders }) => ({
    ...nameOf(on, by),
    value: revenue,
    text: words.point(formatAmount(revenue), orders),
  }));
  return (
    <Section title={words.title}>
      <Text size="sm" tone="muted">
        {words.note}
      </Text>
      <Tabs
        label={words.by}
        items={[
          { to: periodHref(query, 'day'), label: words.byDay, current: by === 'day' },
          { to: periodHref(query, 'month'), label: words.byMonth, current: by === 'month' },
        ]}
      />
      <BarChart
        key={`${query.from} ${query.to} ${by}`}
        label={words.chart[by]}
        points={points}
        summary={
          highest
            ? words.summary(nameOf(highest.on, by).name, formatAmount(highest.revenue))
            : words.empty
        }
        formatValue={formatShort}
      />
      <FiguresTable
        title={words.title}
        rows={series}
        keyOf={({ on }) => on}
        columns={[
          { id: 'on', label: words[by], cell: ({ on }) => nameOf(on, by).name },
          {
            id: 'orders',
            label: words.orders,
            align: 'end',
            cell: ({ orders }) => formatCount(orders),
          },
          {
            id: 'revenue',
            label: words.amount,
            align: 'end',
            cell: ({ revenue }) => formatAmount(revenue),
          },
        ]}
      />
    </Section>
  );
};
