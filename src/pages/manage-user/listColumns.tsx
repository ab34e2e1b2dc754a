import type {
  ManagedCertificatesQuery,
  ManagedCpeQuery,
  ManagedEmailsQuery,
  ManagedNotificationsQuery,
  ManagedOrdersQuery,
} from '@/data/generated/operations/pages/manage-user';
import { emailStateNames, statusNames } from '@iia/shared/names';
import { texts as certification } from '@/features/certification/texts';
import { formatDate, formatDateTime } from '@iia/shared/dates';
import { formatAmount, formatDecimal } from '@iia/shared/numbers';
import type { DataColumn } from '@/ui/data-table/DataTable';
import { NoWrap } from '@/ui/NoWrap';
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
  { id: 'total', label: orders.total, align: 'end', cell: ({ total }) => formatAmount(total) },
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
  { id: 'hours', label: cpe.hours, align: 'end', cell: ({ hours }) => formatDecimal(hours) },
  {
    id: 'ethics',
    label: cpe.ethics,
    align: 'end',
    cell: ({ ethicsHours }) => formatDecimal(ethicsHours),
  },
  {
    id: 'missing',
    label: cpe.missing,
    align: 'end',
    cell: ({ missingHours }) => formatDecimal(missingHours),
  },
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
