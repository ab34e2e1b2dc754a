import { styled } from 'styled-components';
import { formatDate, formatDateTime } from '@iia/shared/dates';
import { auditActionNames, emailStateNames, statusNames } from '@iia/shared/names';
import type {
  ManagedAuditQuery,
  ManagedCertificatesQuery,
  ManagedCpeQuery,
  ManagedEmailsQuery,
  ManagedNotificationsQuery,
  ManagedOrdersQuery,
} from '@/data/generated/operations/pages/manage-user';
import { texts as certification } from '@/features/certification/texts';
import { amountColumn, decimalColumn } from '@/ui/data-table/columns';
import type { DataColumn } from '@/ui/data-table/DataTable';
import { NoWrap } from '@/ui/NoWrap';
import { theme } from '@/ui/theme';
import { texts } from './texts';

type Order = ManagedOrdersQuery['managedOrders']['items'][number];
type Certificate = ManagedCertificatesQuery['managedCertificates'][number];
type CpeYear = ManagedCpeQuery['managedCpe'][number];
type Notification = ManagedNotificationsQuery['managedNotifications']['items'][number];
type Email = ManagedEmailsQuery['managedEmails']['items'][number];

const moment = (at: string | null) =>
  at === null ? texts.none : <NoWrap>{formatDateTime(at)}</NoWrap>;

const orders = texts.orders.columns;

export const orderColumns: readonly DataColumn<Order>[] = [
  { id: 'code', label: orders.code, cell: ({ code }) => <NoWrap translate="no">{code}</NoWrap> },
  { id: 'placed', label: orders.placed, cell: ({ placedAt }) => moment(placedAt) },
  { id: 'items', label: orders.items, cell: ({ firstTitle }) => firstTitle },
  { id: 'status', label: orders.status, cell: ({ status }) => statusNames[status] },
  amountColumn('total', orders.total),
];

const certificates = texts.certificates.columns;

export const certificateColumns: readonly DataColumn<Certificate>[] = [
  {
    id: 'certification',
    label: certificates.certification,
    cell: ({ certification }) => certification,
  },
  {
    id: 'number',
    label: certificates.number,
    cell: ({ number }) => <NoWrap translate="no">{number}</NoWrap>,
  },
  {
    id: 'state',
    label: certificates.state,
    cell: ({ status }) => certification.statuses[status].word,
  },
  { id: 'issued', label: certificates.issued, cell: ({ issuedOn }) => formatDate(issuedOn) },
  {
    id: 'expires',
    label: certificates.expires,
    cell: ({ expiresOn }) => (expiresOn === null ? texts.none : formatDate(expiresOn)),
  },
];

const cpe = texts.cpe.columns;

export const cpeColumns: readonly DataColumn<CpeYear>[] = [
  { id: 'year', label: cpe.year, cell: ({ year }) => year },
  decimalColumn('hours', cpe.hours),
  decimalColumn('ethicsHours', cpe.ethics),
  decimalColumn('missingHours', cpe.missing),
];

const notifications = texts.notifications.columns;

export const notificationColumns: readonly DataColumn<Notification>[] = [
  { id: 'title', label: notifications.title, cell: ({ title }) => title },
  { id: 'at', label: notifications.at, cell: ({ at }) => moment(at) },
  {
    id: 'read',
    label: notifications.read,
    cell: ({ readAt }) => (readAt === null ? texts.notifications.unread : moment(readAt)),
  },
];

const emails = texts.emails.columns;

export const emailColumns: readonly DataColumn<Email>[] = [
  { id: 'subject', label: emails.subject, cell: ({ subject }) => subject },
  { id: 'state', label: emails.state, cell: ({ state }) => emailStateNames[state] },
  { id: 'at', label: emails.at, cell: ({ at }) => moment(at) },
  { id: 'sent', label: emails.sent, cell: ({ sentAt }) => moment(sentAt) },
];

const labels = texts.audit;

type Entry = ManagedAuditQuery['managedAudit']['items'][number];
type Change = Entry['changes'][number];

const Detail = styled.span`
  display: block;
  color: ${theme.color.muted};
  overflow-wrap: anywhere;
`;

const Words = styled.span`
  display: block;
  min-width: 10rem;
  overflow-wrap: anywhere;
`;

function valueText(value: string | null): string {
  if (value === null) return texts.none;
  return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value) : (labels.values[value] ?? value);
}

function changeText({ field, before, after }: Change): string {
  const name = labels.fields[field] ?? field;
  return before === null && after === null
    ? labels.changed(name)
    : labels.fromTo(name, valueText(before), valueText(after));
}

export const auditColumns: readonly DataColumn<Entry>[] = [
  { id: 'at', label: labels.columns.at, cell: ({ at }) => <NoWrap>{formatDateTime(at)}</NoWrap> },
  {
    id: 'action',
    label: labels.columns.action,
    cell: ({ action, subjectLabel, changes }) => (
      <Words>
        <span>{auditActionNames[action]}</span>
        {subjectLabel ? <Detail>{labels.values[subjectLabel] ?? subjectLabel}</Detail> : null}
        {changes.map((change) => (
          <Detail key={change.field}>{changeText(change)}</Detail>
        ))}
      </Words>
    ),
  },
  {
    id: 'actor',
    label: labels.columns.actor,
    cell: ({ actorName, actorKind }) => (
      <>
        <span>{actorName}</span>
        {actorKind === 'panel' ? <Detail>{labels.panel}</Detail> : null}
      </>
    ),
  },
  {
    id: 'reason',
    label: labels.columns.reason,
    cell: ({ reason }) => <Words>{reason ?? texts.none}</Words>,
  },
];
