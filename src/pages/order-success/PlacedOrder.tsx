import { styled } from 'styled-components';
import type { OrderPaymentQuery } from '@/data/generated/operations/pages/order-success/OrderPayment';
import { OrderStatusMark } from '@/features/checkout/OrderStatusMark';
import { PaymentInstructions } from '@/features/checkout/PaymentInstructions';
import { GatewayResult } from '@/features/gateway-payment/GatewayResult';
import { GatewayPayment } from '@/features/gateway-payment/GatewayPayment';
import { formatDateTime } from '@iia/shared/dates';
import { formatAmount } from '@iia/shared/numbers';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { DefinitionList } from '@/ui/DefinitionList';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';
import { NoTranslateText } from '@/ui/translation';
import { PageHeading } from '@/ui/PageHeading';
import { Stack, Grid, GridCell, Row } from '@/ui/layout';
import { media, theme } from '@/ui/theme';
import { PurchasedItems } from './PurchasedItems';
import { orderTitle } from './orderTitle';
import { texts } from './texts';

type Order = OrderPaymentQuery['userOrderById'];

const Steps = styled.ol`
  margin: ${theme.space[4]} 0 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
  font-size: ${theme.size.sm};
  line-height: 1.6;

  li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    padding-block: ${theme.space[3]};
    border-top: 1px solid ${theme.color.line};
    counter-increment: step;
  }

  li::before {
    content: counter(step);
    font-family: ${theme.font.serif};
    font-size: ${theme.size.lg};
    line-height: 1.3;
    color: ${theme.color.primary};
  }
`;

const Links = styled.div`
  padding-block: ${theme.space[10]} ${theme.space[16]};

  ${media.print} {
    display: none;
  }
`;

type PlacedOrderProps = {
  order: Order;
  /** Whether the member has just come back from a gateway's page. */
  isReturn: boolean;
};

function leadOf({ status, total, payment }: Order): string {
  if (payment) return texts.dueBefore(formatDateTime(payment.payBefore));
  return status === 'paid' && total === 0 ? texts.nothingToPay : texts.lead[status];
}

export const PlacedOrder = ({ order, isReturn }: PlacedOrderProps) => (
  <>
    <PageHeading
      kicker={<NoTranslateText>{texts.kicker(order.code)}</NoTranslateText>}
      title={
        order.payment ? <NoTranslateText>{orderTitle(order)}</NoTranslateText> : orderTitle(order)
      }
      lead={leadOf(order)}
    />
    <Grid>
      <GridCell $span={7}>
        {order.payment ? (
          <Stack gap={8}>
            <GatewayResult code={order.code} isReturn={isReturn} />
            <PaymentInstructions payment={order.payment} />
            <GatewayPayment code={order.code} amount={order.payment.amount} />
          </Stack>
        ) : null}
        {order.status === 'paid' || order.status === 'completed' ? <PurchasedItems /> : null}
      </GridCell>
      <GridCell $span={5} $spanLg={4} $start={9}>
        <Stack gap={8}>
          <Stack as="section" gap={3}>
            <Heading level={2} size="lg">
              {texts.order}
            </Heading>
            <DefinitionList
              items={[
                { term: texts.code, description: <NoTranslateText>{order.code}</NoTranslateText> },
                { term: texts.status, description: <OrderStatusMark status={order.status} /> },
                { term: texts.placedAt, description: formatDateTime(order.placedAt) },
                {
                  term: texts.content,
                  description: texts.andMore(order.firstTitle, order.itemCount - 1),
                },
                {
                  term: texts.total,
                  description: <NoTranslateText>{formatAmount(order.total)}</NoTranslateText>,
                },
                { term: texts.customer, description: order.customer.fullName },
              ]}
            />
          </Stack>
          {order.payment ? (
            <Stack as="section" gap={3}>
              <Heading level={2} size="lg">
                {texts.next}
              </Heading>
              <Steps>
                {texts.steps.map((step) => (
                  <li key={step}>
                    <span>{step}</span>
                  </li>
                ))}
              </Steps>
            </Stack>
          ) : null}
        </Stack>
      </GridCell>
    </Grid>
    <Links>
      <Row gap={3}>
        <ButtonLink variant="secondary" to={paths.purchaseHistory({ order: order.documentId })}>
          {texts.detail}
        </ButtonLink>
        <Button variant="secondary" onClick={() => window.print()}>
          <Icon name="printer" />
          {texts.print}
        </Button>
      </Row>
    </Links>
  </>
);
