import { useApolloClient } from '@apollo/client/react';
import { useState, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { isoDate } from '@iia/shared/dates';
import { ProfileDocument } from '@/data/generated/operations/data/session';
import { RenewPricesDocument } from '@/data/generated/operations/features/membership';
import {
  RenewRequestsDocument,
  type RenewRequestsQuery,
  UserCertificateStatusesDocument,
  UserMembershipDocument,
} from '@/data/generated/operations/pages/member-type';
import { memberQueries, partialQuery } from '@/data/page/pageQueries';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { usePolling } from '@/data/page/usePolling';
import { useStatusChanges } from '@/data/page/useStatusChanges';
import { CONFIRMING_POLL_MS } from '@/features/gateway-payment/confirmingPoll';
import { AccountFrame } from '@/features/account/AccountFrame';
import { Heading } from '@/ui/Heading';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack } from '@/ui/layout';
import { theme } from '@/ui/theme';
import { toast } from '@/ui/toast';
import { CertificateList } from './CertificateList';
import { membershipState } from '@/features/membership/membershipState';
import { MembershipStatus } from './MembershipStatus';
import { RenewalForm } from './RenewalForm';
import { RenewalPayments } from './RenewalPayments';
import { RequestList } from './RequestList';
import { TermHistory } from './TermHistory';
import { texts } from './texts';

const copy = texts.rules;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  max-width: 68ch;
  margin: 0;
  padding-inline-start: ${theme.space[5]};
  line-height: 1.6;
`;

/** Explains how terms follow each other, how long a lapsed one can be continued, and how a change of type is credited. */
const RenewalRules = ({ graceDays }: { graceDays: number }) => (
  <Stack as="section" gap={4}>
    <Heading level={2} size="xl">
      {copy.heading}
    </Heading>
    <List>
      <li>{copy.renewal}</li>
      <li>{graceDays > 0 ? copy.grace(graceDays) : copy.noGrace}</li>
      <li>{copy.change}</li>
      <li>{copy.cheaper}</li>
    </List>
  </Stack>
);

type Requests = RenewRequestsQuery['userRenewRequests'];

/** Polls requests awaiting payment, and announces changes of their status. */
function useRequestStatusPolling(requests: Requests | undefined, isReturn: boolean): void {
  const client = useApolloClient();
  const awaiting = requests?.some(({ status }) => status === 'pending_payment') ?? false;
  usePolling(
    RenewRequestsDocument,
    awaiting ? {} : null,
    isReturn ? CONFIRMING_POLL_MS : undefined,
  );
  const statuses = useMemo(
    () => requests && Object.fromEntries(requests.map(({ code, status }) => [code, status])),
    [requests],
  );
  useStatusChanges(statuses ?? null, (code, status) => {
    if (status === 'pending_payment') return;
    toast(texts.statusChanged[status](code), status === 'paid' ? 'success' : 'info');
    // A payment changes the membership itself.
    for (const query of [ProfileDocument, UserMembershipDocument]) {
      client.query({ query, fetchPolicy: 'network-only' }).catch(() => undefined);
    }
  });
}

export const queries = memberQueries(() => ({
  me: partialQuery(ProfileDocument),
  membership: partialQuery(UserMembershipDocument, {}, 'cache-and-network'),
  prices: partialQuery(RenewPricesDocument),
  requests: partialQuery(RenewRequestsDocument, {}, 'cache-and-network'),
  certificates: partialQuery(UserCertificateStatusesDocument, {}, 'cache-and-network'),
}));

export const parameters = ['tra-ve'];

/** `/tai-khoan/loai-thanh-vien?tra-ve=`, with `tra-ve` after a gateway's page: the membership, how to renew it, and the member's certificates. */
export function Component() {
  const { now } = usePage();
  const requestsResult = usePageQuery(queries, 'requests');
  const membershipResult = usePageQuery(queries, 'membership');
  const me = usePageQuery(queries, 'me');
  const pricesResult = usePageQuery(queries, 'prices');
  const certificates = usePageQuery(queries, 'certificates');
  const [newest, setNewest] = useState<string | null>(null);
  const requests = requestsResult.data ?? [];
  const graceDays = membershipResult.data?.graceDays;
  const awaiting = requests.filter(({ payment }) => payment !== null);
  const [search] = useSearchParams();
  const isReturn = search.has('tra-ve');
  useRequestStatusPolling(requestsResult.data, isReturn);
  return (
    <AccountFrame title={texts.title} description={texts.description} lead={texts.lead}>
      <Stack gap={12}>
        <QueryBoundary result={me}>
          {(profile) => (
            <QueryBoundary result={membershipResult}>
              {(membership) => (
                <MembershipStatus
                  state={membershipState(profile, membership.graceDays, now)}
                  membership={membership}
                  today={isoDate(now)}
                />
              )}
            </QueryBoundary>
          )}
        </QueryBoundary>
        <RenewalPayments awaiting={awaiting} newest={newest} isReturn={isReturn} />
        <QueryBoundary result={me} skeleton={<></>}>
          {(profile) => (
            <QueryBoundary result={pricesResult}>
              {(prices) => (
                <RenewalForm
                  key={profile.documentId}
                  owner={profile.documentId}
                  state={membershipState(profile, graceDays ?? 0, now)}
                  prices={prices}
                  awaiting={awaiting.map(({ code }) => code)}
                  changing={awaiting.some(({ credit }) => credit > 0)}
                  onPlaced={setNewest}
                />
              )}
            </QueryBoundary>
          )}
        </QueryBoundary>
        {graceDays === undefined ? null : <RenewalRules graceDays={graceDays} />}
        <Stack as="section" gap={4}>
          <Heading level={2} size="xl">
            {texts.terms.heading}
          </Heading>
          <QueryBoundary
            result={membershipResult}
            skeleton={<RowsSkeleton label={texts.terms.loading} />}
          >
            {({ terms }) => <TermHistory terms={terms} today={isoDate(now)} />}
          </QueryBoundary>
        </Stack>
        <Stack as="section" gap={4}>
          <Heading level={2} size="xl">
            {texts.requests.heading}
          </Heading>
          <QueryBoundary
            result={requestsResult}
            skeleton={<RowsSkeleton label={texts.requests.loading} />}
          >
            {(found) => <RequestList requests={found} />}
          </QueryBoundary>
        </Stack>
        <Stack as="section" gap={4}>
          <Heading level={2} size="xl" id="chung-chi">
            {texts.certificates.heading}
          </Heading>
          <QueryBoundary
            result={certificates}
            skeleton={<RowsSkeleton label={texts.certificates.loading} />}
          >
            {(found) => <CertificateList certificates={found} now={now} />}
          </QueryBoundary>
        </Stack>
      </Stack>
    </AccountFrame>
  );
}
