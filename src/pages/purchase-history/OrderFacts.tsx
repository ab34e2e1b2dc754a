import { styled } from 'styled-components';
import type { PurchasedOrderQuery } from '@/data/generated/operations/PurchasedOrder';
import { DefinitionList } from '@/ui/DefinitionList';
import { Heading } from '@/ui/Heading';
import { Stack } from '@/ui/Stack';
import { media, theme } from '@/ui/theme';
import { OrderHistory } from './OrderHistory';
import { texts } from './texts';

const words = texts.order;

const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};

  ${media.print} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Beside the lines of an order: what became of it, who placed it, and its invoice. */
export const OrderFacts = ({ order }: { order: PurchasedOrderQuery['userOrderDetail'] }) => (
  <Facts>
    <Stack as="section" gap={3}>
      <Heading level={2} size="lg">
        {words.history}
      </Heading>
      <OrderHistory history={order.history} />
    </Stack>
    <Stack as="section" gap={3}>
      <Heading level={2} size="lg">
        {words.customer}
      </Heading>
      <DefinitionList
        items={[
          { term: words.fullName, description: order.customer.fullName },
          { term: words.email, description: order.customer.email },
          { term: words.phone, description: order.customer.phone },
          { term: words.address, description: order.customer.address },
          { term: words.note, description: order.note },
        ]}
      />
    </Stack>
    {order.invoice ? (
      <Stack as="section" gap={3}>
        <Heading level={2} size="lg">
          {words.invoice}
        </Heading>
        <DefinitionList
          items={[
            { term: words.buyer, description: words.buyers[order.invoice.buyer] },
            { term: words.invoiceName, description: order.invoice.name },
            { term: words.taxCode, description: order.invoice.taxCode },
            { term: words.address, description: order.invoice.address },
            { term: words.email, description: order.invoice.email },
          ]}
        />
      </Stack>
    ) : null}
  </Facts>
);
