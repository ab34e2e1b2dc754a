import { useParams } from 'react-router-dom';
import {
  ManagedAuditDocument,
  ManagedCertificatesDocument,
  ManagedCpeDocument,
  ManagedEmailsDocument,
  ManagedNotificationsDocument,
  ManagedOrdersDocument,
  ManagedSessionsDocument,
  ManagedTermsDocument,
  ManagedUserDocument,
} from '@/data/generated/operations/pages/manage-user';
import { staffQueries, partialQuery } from '@/data/page/pageQueries';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { AccountFrame } from '@/features/account/AccountFrame';
import { isoDate } from '@iia/shared/dates';
import { paths } from '@/lib/paths';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack } from '@/ui/layout';
import { Tabs } from '@/ui/Tabs';
import { TextLink } from '@/ui/TextLink';
import { AccountActions } from './AccountActions';
import { auditColumns, emailColumns, notificationColumns, orderColumns } from './columns';
import { LearningTab } from './LearningTab';
import { ListTab } from './ListTab';
import { SessionsTab } from './SessionsTab';
import { tabHref, tabs, readAfter, readTab, type Tab } from './tab';
import { TermsTab } from './TermsTab';
import { texts } from './texts';
import { nameOf, UserFacts } from './UserFacts';

const fetchPolicy = 'cache-and-network';

export const queries = staffQueries(({ param, search }) => {
  const id = param('documentId');
  const openTab = readTab(search);
  const whole = (part: Tab) => (part === openTab ? { id } : null);
  const paged = (part: Tab) => (part === openTab ? { id, after: readAfter(search) } : null);
  return {
    user: partialQuery(ManagedUserDocument, { id }, fetchPolicy),
    terms: partialQuery(ManagedTermsDocument, whole('terms'), fetchPolicy),
    orders: partialQuery(ManagedOrdersDocument, paged('orders'), fetchPolicy),
    certificates: partialQuery(ManagedCertificatesDocument, whole('learning'), fetchPolicy),
    cpe: partialQuery(ManagedCpeDocument, whole('learning'), fetchPolicy),
    notifications: partialQuery(ManagedNotificationsDocument, paged('notifications'), fetchPolicy),
    emails: partialQuery(ManagedEmailsDocument, paged('emails'), fetchPolicy),
    sessions: partialQuery(ManagedSessionsDocument, whole('sessions'), fetchPolicy),
    audit: partialQuery(ManagedAuditDocument, paged('audit'), fetchPolicy),
  };
});

/** `/tai-khoan/quan-ly-user/:documentId`: an account, for staff. */
export function Component() {
  const { search, now } = usePage();
  const user = usePageQuery(queries, 'user');
  const termsResult = usePageQuery(queries, 'terms');
  const orders = usePageQuery(queries, 'orders');
  const certificates = usePageQuery(queries, 'certificates');
  const cpe = usePageQuery(queries, 'cpe');
  const notifications = usePageQuery(queries, 'notifications');
  const emails = usePageQuery(queries, 'emails');
  const sessionsResult = usePageQuery(queries, 'sessions');
  const audit = usePageQuery(queries, 'audit');
  const { documentId: id = '' } = useParams();
  const openTab = readTab(search);
  const name = user.data ? nameOf(user.data) : texts.title;
  const list = { id, after: readAfter(search) };
  const skeleton = <RowsSkeleton label={texts.loading} />;
  return (
    <AccountFrame title={texts.title} description={texts.description} heading={name}>
      <Stack gap={6}>
        <div>
          <TextLink to={paths.manageUsers()}>{texts.back}</TextLink>
        </div>
        <Tabs
          label={texts.tabs.label}
          items={tabs.map((part) => ({
            label: texts.tabs.names[part],
            to: tabHref(id, part),
            current: part === openTab,
          }))}
        />
        {openTab === 'overview' ? (
          <QueryBoundary result={user} skeleton={skeleton}>
            {(found) => (
              <Stack gap={5}>
                <UserFacts user={found} />
                <AccountActions user={found} />
              </Stack>
            )}
          </QueryBoundary>
        ) : null}
        {openTab === 'terms' ? (
          <QueryBoundary result={termsResult} skeleton={skeleton}>
            {(terms) => <TermsTab id={id} terms={terms} today={isoDate(now)} />}
          </QueryBoundary>
        ) : null}
        {openTab === 'orders' ? (
          <ListTab {...list} tab="orders" result={orders} columns={orderColumns} />
        ) : null}
        {openTab === 'learning' ? <LearningTab certificates={certificates} cpe={cpe} /> : null}
        {openTab === 'notifications' ? (
          <ListTab
            {...list}
            tab="notifications"
            result={notifications}
            columns={notificationColumns}
          />
        ) : null}
        {openTab === 'emails' ? (
          <ListTab {...list} tab="emails" result={emails} columns={emailColumns} />
        ) : null}
        {openTab === 'sessions' ? (
          <QueryBoundary result={sessionsResult} skeleton={skeleton}>
            {(sessions) => <SessionsTab id={id} own={user.data?.own ?? true} sessions={sessions} />}
          </QueryBoundary>
        ) : null}
        {openTab === 'audit' ? (
          <ListTab {...list} tab="audit" result={audit} columns={auditColumns} />
        ) : null}
      </Stack>
    </AccountFrame>
  );
}
