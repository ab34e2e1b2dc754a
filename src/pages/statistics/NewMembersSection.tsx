import type { AnalysisQuery } from '@/data/generated/operations/Analysis';
import { formatCount, formatShort } from '@/lib/money';
import { BarChart } from '@/ui/charts/BarChart';
import { FiguresTable } from './FiguresTable';
import type { PeriodQuery } from './period';
import { Section } from './Section';
import { highestOf, nameOf, sumByMonth } from './series';
import { texts } from './texts';

const labels = texts.newMembers;

type NewMembersSectionProps = { analysis: AnalysisQuery['analysis']; query: PeriodQuery };

export const NewMembersSection = ({ analysis, query }: NewMembersSectionProps) => {
  const { by } = query;
  const series = by === 'day' ? analysis.newMembers : sumByMonth(analysis.newMembers);
  const highest = highestOf(series, ({ count }) => count);
  return (
    <Section title={labels.title}>
      <BarChart
        key={`${query.from} ${query.to} ${by}`}
        label={labels.chart[by]}
        points={series.map(({ on, count }) => ({
          ...nameOf(on, by),
          value: count,
          text: labels.point(count),
        }))}
        summary={
          highest
            ? texts.revenue.summary(nameOf(highest.on, by).name, labels.point(highest.count))
            : labels.empty
        }
        formatValue={formatShort}
        color="chart2"
      />
      <FiguresTable
        title={labels.title}
        rows={series}
        keyOf={({ on }) => on}
        columns={[
          { id: 'on', label: texts.revenue[by], cell: ({ on }) => nameOf(on, by).name },
          {
            id: 'count',
            label: labels.count,
            align: 'end',
            cell: ({ count }) => formatCount(count),
          },
        ]}
      />
    </Section>
  );
};
