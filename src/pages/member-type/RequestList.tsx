import { styled } from 'styled-components';
import type { RenewRequestsQuery } from '@/data/generated/operations/pages/member-type';
import { OrderStatusMark } from '@/features/checkout/OrderStatusMark';
import { texts as membershipTexts } from '@/features/membership/membershipTexts';
import { formatDate, isoDateTime } from '@iia/shared/dates';
import { formatMoney } from '@iia/shared/numbers';
import { Ledger, LedgerCell, LedgerRow } from '@/ui/Ledger';
import { Text } from '@/ui/Text';
import { theme } from '@/ui/theme';
import { texts } from './texts';
import { NoTranslateText } from '@/ui/translation';

const labels = texts.requests;

const columns = [
  { id: 'code', label: labels.code, width: '8rem' },
  { id: 'requestedAt', label: labels.requestedAt, width: '7rem' },
  { id: 'what', label: labels.what },
  { id: 'status', label: labels.status, width: '10rem' },
  { id: 'price', label: labels.price, width: '8rem', align: 'end' },
] as const;

const More = styled.span`
  font-size: ${theme.size.sm};
  color: ${theme.color.muted};
`;

type RequestListProps = { requests: RenewRequestsQuery['userRenewRequests'] };

/** The member's own requests, newest first. */
export const RequestList = ({ requests }: RequestListProps) =>
  requests.length === 0 ? (
    <Text tone="muted">{labels.empty}</Text>
  ) : (
    <Ledger caption={labels.caption} columns={columns}>
      {requests.map((request) => (
        <LedgerRow key={request.documentId}>
          <LedgerCell figures>{request.code}</LedgerCell>
          <LedgerCell figures>
            <time dateTime={isoDateTime(request.requestedAt)}>
              {formatDate(request.requestedAt)}
            </time>
          </LedgerCell>
          <LedgerCell primary>
            <span>
              {texts.membershipFor(membershipTexts.types[request.memberType], request.years)}
            </span>{' '}
            {request.memberExpiresAt ? (
              <More>{labels.until(formatDate(request.memberExpiresAt))}</More>
            ) : null}{' '}
            {request.credit > 0 ? (
              <More>
                <NoTranslateText>{labels.credit(formatMoney(request.credit))}</NoTranslateText>
              </More>
            ) : null}
          </LedgerCell>
          <LedgerCell>
            <OrderStatusMark status={request.status} />
          </LedgerCell>
          <LedgerCell figures align="end" trailing="end">
            {formatMoney(request.price)}
          </LedgerCell>
        </LedgerRow>
      ))}
    </Ledger>
  );
