import { styled } from 'styled-components';
import type { PurchasedOrderQuery } from '@/data/generated/operations/pages/purchase-history';
import { texts as orderTexts } from '@/features/checkout/texts';
import { DefinitionList } from '@/ui/DefinitionList';
import { Heading } from '@/ui/Heading';
import { Stack } from '@/ui/layout';
import { media, theme } from '@/ui/theme';
import { Timeline } from '@/ui/Timeline';
import { texts } from './texts';

type OrderHistoryProps = { history: PurchasedOrderQuery['userOrderDetail']['history'] };

/** The status changes of an order and who made them, oldest first. */
const OrderHistory = ({ history }: OrderHistoryProps) => (
  <Timeline
    entries={history.map(({ status, at, by, note }) => ({
      at,
      title: orderTexts.statuses[status],
      detail: (
        <>
          <span>{texts.order.by(by)}</span>
          {note ? <div>{note}</div> : null}
        </>
      ),
    }))}
  />
);

const labels = texts.order;

const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};

  ${media.print} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const exact = (value: string | null) => value && <span translate="no">{value}</span>;

export const OrderFacts = ({ order }: { order: PurchasedOrderQuery['userOrderDetail'] }) => (
  <Facts>
    <Stack as="section" gap={3}>
      <Heading level={2} size="lg">
        {labels.history}
      </Heading>
      <OrderHistory history={order.history} />
    </Stack>
    <Stack as="section" gap={3}>
      <Heading level={2} size="lg">
        {labels.customer}
      </Heading>
      <DefinitionList
        items={[
          { term: labels.fullName, description: order.customer.fullName },
          { term: labels.email, description: exact(order.customer.email) },
          { term: labels.phone, description: exact(order.customer.phone) },
          { term: labels.address, description: order.customer.address },
          { term: labels.note, description: order.note },
        ]}
      />
    </Stack>
    {order.invoice ? (
      <Stack as="section" gap={3}>
        <Heading level={2} size="lg">
          {labels.invoice}
        </Heading>
        <DefinitionList
          items={[
            { term: labels.buyer, description: labels.buyers[order.invoice.buyer] },
            { term: labels.invoiceName, description: order.invoice.name },
            { term: labels.taxCode, description: exact(order.invoice.taxCode) },
            { term: labels.address, description: order.invoice.address },
            { term: labels.email, description: exact(order.invoice.email) },
            { term: labels.purchaseOrder, description: exact(order.invoice.purchaseOrder) },
          ]}
        />
      </Stack>
    ) : null}
  </Facts>
);
