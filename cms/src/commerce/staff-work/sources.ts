import type { ItemKind, WorkKind } from '../../generated/types';
import { tables } from '../../platform/tables';
import { toDate, type Stamp } from '../../platform/sql/query';
import { addDays, isoDate, DAY_MS } from '@iia/shared/dates';
import { endOf } from '../../platform/clock/days';

export interface WorkRow {
  id: number;
  document_id: string;
  about: string | null;
  who: string | null;
  amount: number | string | null;
  since: Stamp;
  ends: Stamp | null;
  /** For attendance only. */
  event_kind?: ItemKind;
}

/**
 * An open queue. Its condition and order are those of an index. Queues are read where their rows are: a table of tasks
 * would have to be updated with ten others.
 */
export interface WorkSource {
  kind: WorkKind;
  table: string;
  /** Condition on `work`, the table's row; has no bindings. */
  open: string;
  since: string;
  /** For a day in Vietnam rather than a timestamp: the item is due when that day is over. */
  byDay?: true;
  id?: string;
  /** Whether the content type declares the index; `addWorkIndexes` adds the others. */
  indexed?: true;
  /** The column compared in `open`: first in the index, or SQLite would choose another and sort. */
  state?: string;
  /** Selected columns besides `id` and `since`. */
  columns: string;
  join?: string;
  due(row: WorkRow): Date | null;
}

/** Decree 356/2025/NĐ-CP. */
const RESPONSE_WORKING_DAYS = 2;
const ACT_DAYS = 15;
/** The contact page's promise. */
const CONTACT_WORKING_DAYS = 3;

const account = `left join ${tables.users} account on account.id = work.user_id`;
const name = "coalesce(nullif(account.full_name, ''), account.username)";
const noDeadline = (): null => null;
const atEnd = ({ ends }: WorkRow): Date | null => (ends === null ? null : toDate(ends));

/** Items of the same time are listed in this order. */
export const workSources: readonly WorkSource[] = [
  {
    kind: 'transfer',
    table: 'bank_transactions',
    open: "work.state = 'needs_review'",
    since: 'received_at',
    indexed: true,
    columns:
      'work.document_id, coalesce(work.code, work.reference) as about, null as who, work.amount, null as ends',
    due: noDeadline,
  },
  {
    kind: 'payment',
    table: 'orders',
    open: "work.order_status = 'pending_payment'",
    since: 'placed_at',
    state: 'order_status',
    columns:
      'work.document_id, work.code as about, work.customer_name as who, work.total as amount, work.pay_before as ends',
    due: atEnd,
  },
  {
    kind: 'refund',
    table: 'refunds',
    open: "work.state = 'owed'",
    since: 'owed_at',
    indexed: true,
    columns: `work.document_id, work.code as about, ${name} as who, work.amount, null as ends`,
    join: account,
    due: noDeadline,
  },
  {
    kind: 'membership_request',
    table: 'renew_requests',
    open: "work.request_status = 'pending_payment'",
    since: 'requested_at',
    state: 'request_status',
    columns: `work.document_id, work.code as about, ${name} as who, work.price as amount, work.pay_before as ends`,
    join: account,
    due: atEnd,
  },
  {
    kind: 'contact',
    table: 'contacts',
    open: 'work.handled is not true',
    since: 'created_at',
    columns:
      'work.document_id, work.subject as about, work.full_name as who, null as amount, null as ends',
    due: ({ since }) => endOfWorkingDay(toDate(since), CONTACT_WORKING_DAYS),
  },
  {
    kind: 'waiting_offer',
    table: 'waiting_entries',
    open: "work.state = 'offered'",
    since: 'joined_at',
    state: 'state',
    columns: `work.document_id, work.title as about, ${name} as who, null as amount, work.offer_ends_at as ends`,
    join: account,
    due: atEnd,
  },
  {
    kind: 'data_request',
    table: 'account_deletions',
    open: 'work.done_at is null',
    since: 'asked_at',
    id: 'user_id',
    columns: `account.document_id, account.username as about, ${name} as who, null as amount, null as ends`,
    join: account,
    due: ({ since }) => new Date(toDate(since).getTime() + ACT_DAYS * DAY_MS),
  },
  {
    kind: 'email',
    table: 'letters',
    open: "work.state = 'failed'",
    since: 'created_at',
    state: 'state',
    columns: 'work.document_id, work.subject as about, null as who, null as amount, null as ends',
    // It may be the response to a data request.
    due: ({ since }) => endOfWorkingDay(toDate(since), RESPONSE_WORKING_DAYS),
  },
  {
    kind: 'certificate',
    table: 'certificate_statuses',
    open: "work.state = 'active' and work.expires_on is not null",
    since: 'expires_on',
    state: 'state',
    byDay: true,
    columns:
      'work.document_id, work.number as about, work.holder_name as who, null as amount, null as ends',
    due: noDeadline,
  },
  {
    kind: 'attendance',
    table: 'unfinished_attendance',
    open: 'work.tickets > 0',
    since: 'ended_at',
    columns:
      'work.event_id as document_id, work.title as about, null as who, null as amount, null as ends, work.kind as event_kind',
    due: noDeadline,
  },
];

/**
 * The last millisecond, in Vietnam, of the nth working day after a moment's day; Saturdays and
 * Sundays do not count.
 */
export function endOfWorkingDay(moment: Date, days: number): Date {
  let day = isoDate(moment);
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (!isWeekend(day)) left -= 1;
  }
  return new Date(endOf(day).getTime() - 1);
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}
