import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '@/data/ApiError';
import {
  OrderPaymentDocument,
  type OrderPaymentQuery,
} from '@/data/generated/operations/OrderPayment';
import { useSession } from '@/features/auth/useSession';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/ButtonLink';
import { Container } from '@/ui/Container';
import { ErrorState } from '@/ui/ErrorState';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { Row } from '@/ui/Row';
import { Skeleton } from '@/ui/Skeleton';
import { PlacedOrder } from './PlacedOrder';
import { texts } from './texts';

const Words = ({ title, body, login }: { title: string; body: string; login?: string }) => (
  <>
    <PageHeading title={title} lead={body} />
    <Row gap={3}>
      <ButtonLink to={login ?? paths.purchaseHistory()}>
        {login ? texts.login.action : texts.history}
      </ButtonLink>
      <ButtonLink variant="secondary" to={paths.courses()}>
        {texts.goOn}
      </ButtonLink>
    </Row>
  </>
);

const Order = ({ id }: { id: string }) => {
  const { data, error, loading, refetch } = useQuery(OrderPaymentDocument, {
    variables: { id },
    // It may have been paid since it was last shown.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  if (error instanceof ApiError && error.status === 401) {
    return <Words {...texts.login} login={paths.login(paths.orderSuccess(id))} />;
  }
  if (error instanceof ApiError && error.status === 404) return <Words {...texts.notFound} />;
  if (error) {
    const retry = () => void refetch().catch(() => undefined);
    return (
      <>
        <PageHeading title={texts.order} />
        <ErrorState error={error} onRetry={retry} busy={loading} />
      </>
    );
  }
  if (!data) {
    return (
      <>
        <PageHeading title={texts.order} />
        <Skeleton height="20rem" />
      </>
    );
  }
  return <PlacedOrder order={(data as OrderPaymentQuery).userOrderById} />;
};

/** `/dat-hang/thanh-cong?id=`: public as a page, the order in it its member's alone. */
export function Component() {
  const [search] = useSearchParams();
  const { ready, isLogin } = useSession();
  const id = search.get('id');
  return (
    <Container>
      <PageMeta title={texts.title} description={texts.description} noindex />
      {!id ? <Words {...texts.none} /> : null}
      {id && !ready ? <Skeleton height="24rem" /> : null}
      {id && ready && isLogin ? <Order id={id} /> : null}
      {id && ready && !isLogin ? (
        <Words {...texts.login} login={paths.login(paths.orderSuccess(id))} />
      ) : null}
    </Container>
  );
}
