import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@/lib/paths';
import { Container } from '@/ui/Container';
import { PageMeta } from '@/ui/PageMeta';
import { theme } from '@/ui/theme';
import { readHistoryPlace } from './historyPlace';
import { OrderDetail } from './OrderDetail';
import { OrderList } from './OrderList';
import { texts } from './texts';

const Room = styled.div`
  padding-bottom: ${theme.space[16]};
`;

/** `/tai-khoan/lich-su-mua-hang`: the member's orders, or with `?don=` one of them. */
export function Component() {
  const [search] = useSearchParams();
  const { page, status, order } = readHistoryPlace(search);
  return (
    <Container>
      <Room>
        {order ? (
          <OrderDetail
            key={order}
            id={order}
            back={paths.purchaseHistory({ page, status: status ?? undefined })}
          />
        ) : (
          <>
            <PageMeta title={texts.title} description={texts.description} noindex />
            <OrderList page={page} status={status} />
          </>
        )}
      </Room>
    </Container>
  );
}
