import { ManagedAuditDocument } from '@/data/generated/operations/ManagedAudit';
import { ManagedCertificatesDocument } from '@/data/generated/operations/ManagedCertificates';
import { ManagedCpeDocument } from '@/data/generated/operations/ManagedCpe';
import { ManagedEmailsDocument } from '@/data/generated/operations/ManagedEmails';
import { ManagedNotificationsDocument } from '@/data/generated/operations/ManagedNotifications';
import { ManagedOrdersDocument } from '@/data/generated/operations/ManagedOrders';
import { ManagedSessionsDocument } from '@/data/generated/operations/ManagedSessions';
import { ManagedTermsDocument } from '@/data/generated/operations/ManagedTerms';
import { ManagedUserDocument } from '@/data/generated/operations/ManagedUser';
import { staffQueries } from '@/data/page/pageQueries';
import { askPart } from '@/data/page/question';
import { useAnswers } from '@/data/page/useAnswers';
import { useParams } from 'react-router-dom';
import { AccountFrame } from '@/features/account/AccountFrame';
import { isoDate } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { Answered } from '@/ui/Answered';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack } from '@/ui/Stack';
import { Tabs } from '@/ui/Tabs';
import { TextLink } from '@/ui/TextLink';
import { AccountActions } from './AccountActions';
import { LearningTab } from './LearningTab';
import { ListTab } from './ListTab';
import { auditColumns } from './auditColumns';
import { emailColumns, notificationColumns, orderColumns } from './listColumns';
import { tabHref, tabs, readAfter, readTab, type Tab } from './tab';
import { SessionsTab } from './SessionsTab';
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
    user: askPart(ManagedUserDocument, { id }, fetchPolicy),
    terms: askPart(ManagedTermsDocument, whole('terms'), fetchPolicy),
    orders: askPart(ManagedOrdersDocument, paged('orders'), fetchPolicy),
    certificates: askPart(ManagedCertificatesDocument, whole('learning'), fetchPolicy),
    cpe: askPart(ManagedCpeDocument, whole('learning'), fetchPolicy),
    notifications: askPart(ManagedNotificationsDocument, paged('notifications'), fetchPolicy),
    emails: askPart(ManagedEmailsDocument, paged('emails'), fetchPolicy),
    sessions: askPart(ManagedSessionsDocument, whole('sessions'), fetchPolicy),
    audit: askPart(ManagedAuditDocument, paged('audit'), fetchPolicy),
  };
});

/** `/tai-khoan/quan-ly-user/:documentId`: an account, for staff. */
export function Component() {
  const { answers, search, now } = useAnswers(queries);
  const { documentId: id = '' } = useParams();
  const openTab = readTab(search);
  const { user } = answers;
  const name = user.data ? nameOf(user.data) : texts.title;
  const list = { id, after: readAfter(search) };
  const skeleton = <RowsSkeleton label={texts.loading} />;
  return (
    <AccountFrame>
      <PageMeta title={texts.title} description={texts.description} noindex />
      <PageHeading title={name} close />
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
          <Answered answer={user} skeleton={skeleton}>
            {(found) => (
              <Stack gap={5}>
                <UserFacts user={found} />
                <AccountActions user={found} />
              </Stack>
            )}
          </Answered>
        ) : null}
        {openTab === 'terms' ? (
          <Answered answer={answers.terms} skeleton={skeleton}>
            {(terms) => <TermsTab id={id} terms={terms} today={isoDate(now)} />}
          </Answered>
        ) : null}
        {openTab === 'orders' ? (
          <ListTab {...list} tab="orders" answer={answers.orders} columns={orderColumns} />
        ) : null}
        {openTab === 'learning' ? (
          <LearningTab certificates={answers.certificates} cpe={answers.cpe} />
        ) : null}
        {openTab === 'notifications' ? (
          <ListTab
            {...list}
            tab="notifications"
            answer={answers.notifications}
            columns={notificationColumns}
          />
        ) : null}
        {openTab === 'emails' ? (
          <ListTab {...list} tab="emails" answer={answers.emails} columns={emailColumns} />
        ) : null}
        {openTab === 'sessions' ? (
          <Answered answer={answers.sessions} skeleton={skeleton}>
            {(sessions) => <SessionsTab id={id} own={user.data?.own ?? true} sessions={sessions} />}
          </Answered>
        ) : null}
        {openTab === 'audit' ? (
          <ListTab {...list} tab="audit" answer={answers.audit} columns={auditColumns} />
        ) : null}
      </Stack>
    </AccountFrame>
  );
}
