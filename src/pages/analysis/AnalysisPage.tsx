import { useApolloClient } from '@apollo/client/react';
import { styled } from 'styled-components';
import {
  AnalysisDocument,
  AnalysisExportDocument,
} from '@/data/generated/operations/pages/analysis';
import type { AnalysisPart } from '@/data/generated/types';
import { staffQueries, partialQuery } from '@/data/page/pageQueries';
import { withPreviousData, usePageQuery, usePage } from '@/data/page/usePageQuery';
import { AccountFrame } from '@/features/account/AccountFrame';
import { ExportButtons } from '@/features/analysis/ExportButtons';
import type { LinkOf } from '@/features/analysis/useExport';
import { useReauthentication } from '@/features/auth/useReauthentication';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack, Grid, GridCell, Row } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { theme } from '@/ui/theme';
import { CertificatesSection, CpeSection } from './CertificateSections';
import { KeyFigures } from './KeyFigures';
import {
  ExpiringSection,
  MembersByTypeSection,
  NewMembersSection,
  RenewalsSection,
} from './MemberSections';
import { OrderKindSection, OrderStatusSection, PaymentSection } from './OrderSections';
import { periodBefore, readPeriodQuery } from './period';
import { PeriodForm } from './PeriodForm';
import { RefundsSection, RevenueSection } from './RevenueSections';
import { BestSellersSection, SeminarsSection } from './SalesSections';
import { ExportContext } from './SectionDownloads';
import { texts } from './texts';

const Outcome = styled.div<{ $stale: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[10]};
  opacity: ${({ $stale }) => ($stale ? 0.55 : 1)};
  transition: opacity ${theme.duration.quick} ${({ $stale }) => ($stale ? '150ms' : '0ms')};
`;

export const queries = staffQueries(({ search, now }) => {
  const { from, to } = readPeriodQuery(search, now);
  return {
    analysis: partialQuery(AnalysisDocument, { from, to }, 'cache-and-network'),
    before: partialQuery(AnalysisDocument, periodBefore({ from, to }), 'cache-and-network'),
  };
});

/** `/tai-khoan/thong-ke`: the institute's figures of a period, for staff. */
export function Component() {
  const { search, now } = usePage();
  const analysisResult = usePageQuery(queries, 'analysis');
  const before = usePageQuery(queries, 'before');
  const query = readPeriodQuery(search, now);
  const { from, to } = query;
  const analysis = withPreviousData(analysisResult);
  const client = useApolloClient();
  const { withReauthentication, confirmation } = useReauthentication();
  const linkOf =
    (part?: AnalysisPart): LinkOf =>
    async (format) => {
      const { data } = await withReauthentication(() =>
        client.query({
          query: AnalysisExportDocument,
          variables: { from, to, format, ...(part && { part }) },
          fetchPolicy: 'no-cache',
        }),
      );
      return data?.analysisExport;
    };
  return (
    <AccountFrame title={texts.title} description={texts.description}>
      <Stack gap={6}>
        <PeriodForm period={query} now={now} />
        <Row gap={3} justify="space-between">
          <Text as="div" size="sm" tone="muted">
            <span role="status">{analysis.stale ? texts.loading : texts.lead(from, to)}</span>
          </Text>
          <ExportButtons what={texts.exported} linkOf={linkOf()} />
          {confirmation}
        </Row>
        <ExportContext value={{ query, linkOf }}>
          <QueryBoundary result={analysis} skeleton={<RowsSkeleton label={texts.loading} />}>
            {(found) => (
              <Outcome $stale={analysis.stale} aria-busy={analysis.stale || undefined}>
                <KeyFigures analysis={found} before={analysis.stale ? undefined : before.data} />
                <RevenueSection analysis={found} query={query} />
                <Grid>
                  <GridCell $span={6}>
                    <OrderStatusSection rows={found.ordersByStatus} />
                  </GridCell>
                  <GridCell $span={6}>
                    <PaymentSection rows={found.ordersByPayment} />
                  </GridCell>
                </Grid>
                <Grid>
                  <GridCell $span={6}>
                    <OrderKindSection rows={found.ordersByKind} />
                  </GridCell>
                  <GridCell $span={6}>
                    <RefundsSection analysis={found} query={query} />
                  </GridCell>
                </Grid>
                <BestSellersSection rows={found.bestSellers} />
                <SeminarsSection rows={found.seminarSales} />
                <NewMembersSection analysis={found} query={query} />
                <Grid>
                  <GridCell $span={6}>
                    <MembersByTypeSection rows={found.membersByType} />
                  </GridCell>
                  <GridCell $span={6}>
                    <CertificatesSection rows={found.certificatesByState} />
                  </GridCell>
                </Grid>
                <RenewalsSection analysis={found} query={query} />
                <CpeSection analysis={found} query={query} />
                <ExpiringSection users={found.expiringMemberships} now={now} />
              </Outcome>
            )}
          </QueryBoundary>
        </ExportContext>
      </Stack>
    </AccountFrame>
  );
}
