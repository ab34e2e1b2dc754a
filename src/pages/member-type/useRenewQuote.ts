import { useQuery } from '@apollo/client/react';
import { RenewQuoteDocument, type RenewQuoteQuery } from '@/data/generated/operations/RenewQuote';
import type { RenewableType } from '@/data/generated/types';
import type { QueryResult } from '@/data/page/usePageQuery';

/** What the server would charge for a membership today. Sends no request until both arguments are set. */
export function useRenewQuote(
  memberType: RenewableType | null,
  years: number | null,
): QueryResult<RenewQuoteQuery['userRenewQuote']> {
  const isChosen = memberType !== null && years !== null;
  const { data, error, loading, refetch } = useQuery(RenewQuoteDocument, {
    variables: { memberType: memberType ?? 'individual', years: years ?? 1 },
    fetchPolicy: 'cache-and-network',
    skip: !isChosen,
  });
  return {
    data: isChosen ? data?.userRenewQuote : undefined,
    error: error ?? null,
    loading,
    retry: () => void refetch().catch(() => undefined),
  };
}
