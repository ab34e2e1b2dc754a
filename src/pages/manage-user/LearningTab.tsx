import type {
  ManagedCertificatesQuery,
  ManagedCpeQuery,
} from '@/data/generated/operations/pages/manage-user';
import type { QueryResult } from '@/data/page/usePageQuery';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { DataTable } from '@/ui/data-table/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { Heading } from '@/ui/Heading';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack } from '@/ui/layout';
import { certificateColumns, cpeColumns } from './columns';
import { texts } from './texts';

type LearningTabProps = {
  certificates: QueryResult<ManagedCertificatesQuery['managedCertificates']>;
  cpe: QueryResult<ManagedCpeQuery['managedCpe']>;
};

export const LearningTab = ({ certificates, cpe }: LearningTabProps) => (
  <Stack gap={8}>
    <Stack gap={4} as="section">
      <Heading level={2} size="xl">
        {texts.certificates.heading}
      </Heading>
      <QueryBoundary result={certificates} skeleton={<RowsSkeleton label={texts.loading} />}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState title={texts.certificates.empty.title} level={3}>
              {texts.certificates.empty.body}
            </EmptyState>
          ) : (
            <DataTable
              caption={texts.certificates.caption}
              columns={certificateColumns}
              rows={items}
              keyOf={({ documentId }) => documentId}
            />
          )
        }
      </QueryBoundary>
    </Stack>
    <Stack gap={4} as="section">
      <Heading level={2} size="xl">
        {texts.cpe.heading}
      </Heading>
      <QueryBoundary result={cpe} skeleton={<RowsSkeleton label={texts.loading} />}>
        {(years) => (
          <DataTable
            caption={texts.cpe.caption}
            columns={cpeColumns}
            rows={years}
            keyOf={({ year }) => String(year)}
          />
        )}
      </QueryBoundary>
    </Stack>
  </Stack>
);
