import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import {
  CancelRenewRequestDocument,
  type RenewRequestsQuery,
} from '@/data/generated/operations/pages/member-type';
import { useAction } from '@/data/useAction';
import { PaymentInstructions } from '@/features/checkout/PaymentInstructions';
import { GatewayResult } from '@/features/gateway-payment/GatewayResult';
import { GatewayPayment } from '@/features/gateway-payment/GatewayPayment';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Heading } from '@/ui/Heading';
import { NoTranslateText } from '@/ui/translation';
import { ScreenOnly } from '@/ui/printVisibility';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { theme } from '@/ui/theme';
import { texts } from './texts';

const copy = texts.cancel;

/** Cancels a request awaiting payment. The page announces the result. */
const CancelRequest = ({ id, code }: { id: string; code: string }) => {
  const cancel = useAction(CancelRenewRequestDocument);
  const [confirming, setConfirming] = useState(false);
  return (
    <ScreenOnly>
      <Button variant="danger" onClick={() => setConfirming(true)}>
        <NoTranslateText>{copy.action(code)}</NoTranslateText>
      </Button>
      <ConfirmDialog
        open={confirming}
        title={copy.title(code)}
        action={copy.confirm}
        onConfirm={() => cancel({ id })}
        onClose={() => setConfirming(false)}
      >
        {copy.body}
      </ConfirmDialog>
    </ScreenOnly>
  );
};

type Awaiting = RenewRequestsQuery['userRenewRequests'][number];

const Request = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;

type RenewalPaymentsProps = {
  awaiting: readonly Awaiting[];
  /** The documentId of the request just sent, which receives the focus. */
  newest: string | null;
  /** Whether the member has just come back from a gateway's page. */
  isReturn: boolean;
};

/** How to pay each request that awaits payment. */
export const RenewalPayments = ({ awaiting, newest, isReturn }: RenewalPaymentsProps) => {
  const fresh = useRef<HTMLDivElement>(null);
  const isListed = awaiting.some(({ documentId }) => documentId === newest);
  useEffect(() => {
    if (!isListed) return;
    fresh.current?.focus({ preventScroll: true });
    fresh.current?.scrollIntoView({ block: 'start' });
  }, [isListed, newest]);
  if (awaiting.length === 0) return null;
  return (
    <Stack as="section" gap={5}>
      <Stack gap={2}>
        <Heading level={2} size="xl">
          {texts.payment.heading}
        </Heading>
        <ScreenOnly>
          <Text size="sm" tone="muted">
            {texts.payment.checking}
          </Text>
        </ScreenOnly>
      </Stack>
      {awaiting.map(({ documentId, code, memberType, years, payment }) => (
        <Request key={documentId} ref={documentId === newest ? fresh : undefined} tabIndex={-1}>
          {payment ? (
            <>
              <GatewayResult code={code} isReturn={isReturn} />
              <PaymentInstructions
                payment={payment}
                level={3}
                title={texts.payment.title(
                  code,
                  texts.membershipFor(texts.membership[memberType], years),
                )}
              />
              <GatewayPayment code={code} amount={payment.amount} level={3} />
              <CancelRequest id={documentId} code={code} />
            </>
          ) : null}
        </Request>
      ))}
    </Stack>
  );
};
