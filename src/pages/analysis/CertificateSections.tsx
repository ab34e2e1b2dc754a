import type { CertificateState } from '@/data/generated/types';
import type { AnalysisQuery } from '@/data/generated/operations/pages/analysis';
import { formatDecimal } from '@iia/shared/numbers';
import { countColumn, decimalColumn } from '@/ui/data-table/columns';
import type { DataColumn } from '@/ui/data-table/DataTable';
import type { PeriodQuery } from './period';
import { seriesBy, sumOf } from './series';
import { ShareSection } from './ShareSection';
import { texts } from './texts';
import { TimeSection } from './TimeSection';

type Analysis = AnalysisQuery['analysis'];
type OfState = Analysis['certificatesByState'][number];

const { certificates, cpe } = texts;
const states = Object.keys(certificates.states) as readonly CertificateState[];

const stateColumns: readonly DataColumn<OfState>[] = [
  {
    id: 'certification',
    label: certificates.certification,
    cell: ({ certification }) => certification,
  },
  { id: 'state', label: certificates.state, cell: ({ state }) => certificates.states[state] },
  countColumn('count', certificates.count),
];

export const CertificatesSection = ({ rows }: { rows: readonly OfState[] }) => (
  <ShareSection
    title={certificates.title}
    note={certificates.note}
    part="certificates"
    chart={certificates.chart}
    points={states.map((state) => {
      const value = sumOf(
        rows.filter((row) => row.state === state),
        ({ count }) => count,
      );
      return { name: certificates.states[state], value, text: certificates.point(value) };
    })}
    rows={rows}
    keyOf={({ certification, state }) => `${certification} ${state}`}
    columns={stateColumns}
    empty={certificates.empty}
  />
);

export const CpeSection = ({ analysis, query }: { analysis: Analysis; query: PeriodQuery }) => (
  <TimeSection
    title={cpe.title}
    note={cpe.note}
    part="cpe"
    chart={cpe.chart}
    query={query}
    series={seriesBy(analysis.cpeByDay, query.by, ['hours', 'certificates'])}
    valueOf={({ hours }) => hours}
    textOf={({ hours, certificates: count }) => cpe.point(hours, count)}
    formatValue={formatDecimal}
    empty={cpe.empty}
    color="chart5"
    columns={[countColumn('certificates', cpe.certificates), decimalColumn('hours', cpe.hours)]}
  />
);
