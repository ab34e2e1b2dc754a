import { styled } from 'styled-components';
import {
  PurchasedOrderDocument,
  PurchaseHistoryDocument,
} from '@/data/generated/operations/pages/purchase-history';
import { memberQueries, partialQuery } from '@/data/page/pageQueries';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { AccountFrame } from '@/features/account/AccountFrame';
import { paths } from '@/lib/paths';
import { Container } from '@/ui/layout';
import { media, theme } from '@/ui/theme';
import { readHistoryQuery } from './historyQuery';
import { OrderDetail } from './OrderDetail';
import { OrderList } from './OrderList';
import { texts } from './texts';

const Layout = styled.div`
  padding-bottom: ${theme.space[16]};

  ${media.print} {
    padding-bottom: 0;
  }
`;

export const queries = memberQueries(({ search }) => {
  const { page, status, order } = readHistoryQuery(search);
  const list = { page, status };
  return {
    orders: partialQuery(PurchaseHistoryDocument, order ? null : list, 'cache-and-network'),
    order: partialQuery(PurchasedOrderDocument, order ? { id: order } : null, 'cache-and-network'),
  };
});

/** `/tai-khoan/lich-su-mua-hang`: the member's orders, or with `?don=` one of them. */
export function Component() {
  const { search } = usePage();
  const orderResult = usePageQuery(queries, 'order');
  const orders = usePageQuery(queries, 'orders');
  const { page, status, order } = readHistoryQuery(search);
  if (order) {
    return (
      <Container>
        <Layout>
          <OrderDetail
            key={order}
            order={orderResult}
            back={paths.purchaseHistory({ page, status: status ?? undefined })}
          />
        </Layout>
      </Container>
    );
  }
  return (
    <AccountFrame title={texts.title} description={texts.description} lead={texts.lead}>
      <OrderList orders={orders} page={page} status={status} />
    </AccountFrame>
  );
}
