import { useMutation } from '@apollo/client/react';
import { styled } from 'styled-components';
import {
  ReadNotificationsDocument,
  UserNotificationsDocument,
  type UserNotificationsQuery,
} from '@/data/generated/operations/pages/notifications';
import { memberQueries, partialQuery } from '@/data/page/pageQueries';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { AccountFrame } from '@/features/account/AccountFrame';
import { paths } from '@/lib/paths';
import { readPage } from '@/lib/readPage';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { NotificationRow } from '@/ui/NotificationRow';
import { Pagination } from '@/ui/Pagination';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack, Row } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { toast } from '@/ui/toast';
import { texts } from './texts';

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

type NotificationListProps = { found: UserNotificationsQuery['userNoti']; page: number };

const NotificationList = ({ found, page }: NotificationListProps) => {
  const [read, { loading: busy }] = useMutation(ReadNotificationsDocument);
  const unread = found.items.filter(({ readAt }) => readAt === null);
  const markRead = (ids: string[]) => {
    read({ variables: { input: { ids } } }).catch(() => toast(texts.markFailed, 'error'));
  };
  if (found.items.length === 0) return <NoNotifications beyond={page > 1} />;
  return (
    <Stack gap={6}>
      <Row justify="space-between">
        <Text tone="muted">{texts.unread(found.unread)}</Text>
        {unread.length > 0 || busy ? (
          <Button
            variant="secondary"
            busy={busy}
            onClick={() => markRead(unread.map(({ documentId }) => documentId))}
          >
            {busy ? texts.marking : texts.markRead}
          </Button>
        ) : null}
      </Row>
      <List aria-label={texts.list}>
        {found.items.map(({ documentId, title, body, at, readAt, url }) => (
          <NotificationRow
            key={documentId}
            title={title}
            body={body}
            at={at}
            unread={readAt === null}
            to={url ?? undefined}
            onOpen={() => {
              if (readAt === null) markRead([documentId]);
            }}
          />
        ))}
      </List>
      <Pagination
        label={texts.pages}
        page={found.pagination.page}
        pageCount={found.pagination.pageCount}
        hrefFor={(other) => paths.notifications({ page: other })}
      />
    </Stack>
  );
};

const NoNotifications = ({ beyond }: { beyond: boolean }) =>
  beyond ? (
    <EmptyState
      title={texts.beyond.title}
      action={<ButtonLink to={paths.notifications()}>{texts.beyond.action}</ButtonLink>}
    >
      {texts.beyond.body}
    </EmptyState>
  ) : (
    <EmptyState title={texts.empty.title}>{texts.empty.body}</EmptyState>
  );

export const queries = memberQueries(({ search }) => ({
  notifications: partialQuery(
    UserNotificationsDocument,
    { page: readPage(search) },
    'cache-and-network',
  ),
}));

/** `/tai-khoan/thong-bao` */
export function Component() {
  const { search } = usePage();
  const notifications = usePageQuery(queries, 'notifications');
  return (
    <AccountFrame title={texts.title} description={texts.description}>
      <QueryBoundary result={notifications} skeleton={<RowsSkeleton label={texts.loading} />}>
        {(found) => <NotificationList found={found} page={readPage(search)} />}
      </QueryBoundary>
    </AccountFrame>
  );
}
