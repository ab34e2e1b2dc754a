import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from 'rest-contract';
import { OrderPaymentDocument } from '@/data/generated/operations/pages/order-success/OrderPayment';
import { PaymentMethodsDocument } from '@/data/generated/operations/features/gateway-payment';
import { memberQueries, optionalQuery, partialQuery } from '@/data/page/pageQueries';
import { usePageQuery } from '@/data/page/usePageQuery';
import { usePolling } from '@/data/page/usePolling';
import { useStatusChanges } from '@/data/page/useStatusChanges';
import { useSession } from '@/features/auth/useSession';
import { CONFIRMING_POLL_MS } from '@/features/gateway-payment/confirmingPoll';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/ButtonLink';
import { Container, Row } from '@/ui/layout';
import { ErrorState } from '@/ui/ErrorState';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { Skeleton } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import { orderTitle } from './orderTitle';
import { PlacedOrder } from './PlacedOrder';
import { texts } from './texts';

const Message = ({ title, body, login }: { title: string; body: string; login?: string }) => (
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

const isReturnIn = (search: URLSearchParams): boolean => search.has('tra-ve');

const idIn = (search: URLSearchParams): string | null => search.get('id') || null;

/** Queried only in the browser and only when logged in: the page itself is public. */
const orderQueries = memberQueries(({ search }) => {
  const id = idIn(search);
  // It may have been paid since it was cached.
  return {
    order: partialQuery(OrderPaymentDocument, id ? { id } : null, 'cache-and-network'),
    methods: optionalQuery(PaymentMethodsDocument),
  };
});

type MissingOrderProps = { id: string; error: unknown; retry: () => void; loading: boolean };

const MissingOrder = ({ id, error, retry, loading }: MissingOrderProps) => {
  if (error instanceof ApiError && error.status === 401) {
    return <Message {...texts.login} login={paths.login(paths.orderSuccess(id))} />;
  }
  if (error instanceof ApiError && error.status === 404) return <Message {...texts.notFound} />;
  return (
    <>
      <PageHeading title={texts.order} />
      {error ? (
        <ErrorState error={error} onRetry={retry} busy={loading} />
      ) : (
        <Skeleton height="20rem" />
      )}
    </>
  );
};

const Order = ({ id, isReturn }: { id: string; isReturn: boolean }) => {
  const { data: order, error, loading, retry } = usePageQuery(orderQueries, 'order');
  usePageQuery(orderQueries, 'methods');
  usePolling(
    OrderPaymentDocument,
    order?.status === 'pending_payment' ? { id } : null,
    isReturn ? CONFIRMING_POLL_MS : undefined,
  );
  const statuses = useMemo(() => order && { [order.code]: order.status }, [order]);
  useStatusChanges(statuses ?? null, (code, status) => {
    if (status === 'paid') toast(texts.paid(code));
  });
  if (!order || error) {
    return (
      <>
        <GenericMeta />
        <MissingOrder id={id} error={error} retry={retry} loading={loading} />
      </>
    );
  }
  return (
    <>
      <PageMeta title={orderTitle(order)} description={texts.description} noindex />
      <PlacedOrder order={order} isReturn={isReturn} />
    </>
  );
};

const GenericMeta = () => <PageMeta title={texts.order} description={texts.description} noindex />;

export const parameters = ['id', 'tra-ve'];

/** `/dat-hang/thanh-cong?id=&tra-ve=`, with `tra-ve` after a gateway's page: a public page with an order that only its member can see. */
export function Component() {
  const [search] = useSearchParams();
  const { ready, isLogin } = useSession();
  const id = idIn(search);
  return (
    <Container>
      {id && ready && isLogin ? null : <GenericMeta />}
      {!id ? <Message {...texts.none} /> : null}
      {id && !ready ? <Skeleton height="24rem" /> : null}
      {id && ready && isLogin ? <Order id={id} isReturn={isReturnIn(search)} /> : null}
      {id && ready && !isLogin ? (
        <Message {...texts.login} login={paths.login(paths.orderSuccess(id))} />
      ) : null}
    </Container>
  );
}
