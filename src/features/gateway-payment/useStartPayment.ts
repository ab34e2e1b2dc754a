import { useEffect, useState } from 'react';
import {
  StartPaymentDocument,
  type PaymentMethodsQuery,
} from '@/data/generated/operations/features/gateway-payment';
import type { PaymentGateway } from '@/data/generated/types';
import { useAction } from '@/data/useAction';
import { failureMessage } from '@/ui/failureMessage';
import { isGatewayUrl } from './gatewayUrl';
import { texts } from './texts';

interface StartPaymentState {
  start: (gateway: PaymentGateway) => void;
  /** The gateway whose page is being opened. */
  opening: PaymentGateway | null;
  /** Why the last one could not be opened. */
  failure: { gateway: PaymentGateway; message: string } | null;
}

/** Opens a gateway's payment page in this tab. */
export function useStartPayment(
  code: string,
  methods: PaymentMethodsQuery['paymentMethods'],
): StartPaymentState {
  const send = useAction(StartPaymentDocument, { fetchPolicy: 'no-cache' });
  const [opening, setOpening] = useState<PaymentGateway | null>(null);
  const [failure, setFailure] = useState<StartPaymentState['failure']>(null);

  // The back button restores this page as it was left, with its button busy.
  useEffect(() => {
    const reset = ({ persisted }: PageTransitionEvent) => persisted && setOpening(null);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  const run = async (gateway: PaymentGateway) => {
    setOpening(gateway);
    setFailure(null);
    const fail = (message: string) => {
      setFailure({ gateway, message });
      setOpening(null);
    };
    try {
      const { url } = await send({ code, gateway });
      const { protocol } = window.location;
      if (isGatewayUrl({ url, gateway, methods, protocol })) window.location.assign(url);
      else fail(texts.unsafe);
    } catch (error) {
      fail(failureMessage(error));
    }
  };
  return { start: (gateway) => void run(gateway), opening, failure };
}
