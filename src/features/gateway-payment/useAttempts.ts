import {
  PaymentAttemptsDocument,
  PaymentMethodsDocument,
  type PaymentAttemptsQuery,
  type PaymentMethodsQuery,
} from '@/data/generated/operations/features/gateway-payment';
import { usePolling } from '@/data/page/usePolling';
import { useQuery } from '@/data/useQuery';

export type Attempt = PaymentAttemptsQuery['paymentAttempts'][number];

interface Attempts {
  /** None until they are loaded, or if no gateway is switched on. */
  methods: PaymentMethodsQuery['paymentMethods'];
  latest: Attempt | undefined;
  isLoading: boolean;
}

/**
 * The gateways, and the latest payment by one of them, which is polled until it has a result.
 * @param pollInterval in ms, by default that of `usePolling`
 */
export function useAttempts(code: string, pollInterval?: number): Attempts {
  const { data: found, loading } = useQuery(PaymentMethodsDocument);
  const methods = found?.paymentMethods ?? [];
  const variables = { code };
  const { data, loading: isLoadingAttempts } = useQuery(PaymentAttemptsDocument, {
    variables,
    skip: methods.length === 0,
    fetchPolicy: 'cache-and-network',
  });
  const latest = data?.paymentAttempts[0];
  usePolling(PaymentAttemptsDocument, latest?.state === 'open' ? variables : null, pollInterval);
  return { methods, latest, isLoading: loading || (isLoadingAttempts && !data) };
}
