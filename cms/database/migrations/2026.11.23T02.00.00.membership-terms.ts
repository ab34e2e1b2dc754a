import type { Knex } from 'knex';
import { firstTerms, type PaidRequest } from '../../src/membership/memberships/firstTerms';
import { isoDate } from '@iia/shared/dates';
import { endOf } from '../../src/platform/clock/days';
import { newDocumentId } from '../../src/platform/sql/documentIds';
import { toDate } from '../../src/platform/sql/query';

type Moment = number | string | Date;

interface UserRow {
  id: number;
  member_type: 'individual' | 'student' | 'corporate';
  member_expires_at: Moment;
  created_at: Moment | null;
}

interface RequestRow {
  id: number;
  user_id: number;
  member_type: PaidRequest['memberType'];
  years: number;
  price: number | string;
  paid_at: Moment;
  member_expires_at: Moment;
}

/**
 * Moves memberships from two columns of the account into terms. Strapi adds the table's other columns
 * and its indexes afterwards; in a new database it creates the whole table.
 */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('membership_terms')) return;
  if (!(await knex.schema.hasTable('up_users'))) return;
  await knex.schema.createTable('membership_terms', (table) => {
    table.increments('id');
    table.string('document_id');
    table.integer('user_id').unsigned();
    table.string('member_type');
    table.date('starts_on');
    table.date('ends_on');
    table.date('ended_on');
    table.text('reason');
    table.bigInteger('value');
    table.string('source');
    table.integer('request_id').unsigned();
    for (const name of ['created_at', 'updated_at', 'published_at']) {
      table.datetime(name, { useTz: false, precision: 6 });
    }
  });
  await knex.schema.alterTable('up_users', (table) => {
    table.datetime('member_changes_at', { useTz: false, precision: 6 });
  });
  const now = new Date();
  const requests = await paidRequests(knex);
  const users = await knex('up_users')
    .select<UserRow[]>('id', 'member_type', 'member_expires_at', 'created_at')
    .whereNot('member_type', 'none')
    .whereNotNull('member_expires_at');
  for (const user of users) {
    const terms = firstTerms(
      requests.get(user.id) ?? [],
      {
        memberType: user.member_type,
        until: isoDate(toDate(user.member_expires_at)),
        since: isoDate(toDate(user.created_at ?? user.member_expires_at)),
      },
      isoDate(now),
    );
    const rows = terms.map(({ request, ...term }) => ({
      document_id: newDocumentId(),
      user_id: user.id,
      member_type: term.memberType,
      starts_on: term.startsOn,
      ends_on: term.endsOn,
      ended_on: term.endedOn,
      reason: request === null ? 'Tư cách hội viên có từ trước' : 'Đã thanh toán phí hội viên',
      value: term.value,
      source: request === null ? 'carried' : 'request',
      request_id: request,
      created_at: now,
      updated_at: now,
      published_at: now,
    }));
    if (rows.length > 0) await knex('membership_terms').insert(rows);
    const [last] = terms.slice(-1);
    const until = last?.endedOn ?? last?.endsOn;
    // Due immediately, so that startup reads the terms.
    await knex('up_users')
      .where({ id: user.id })
      .update({
        member_changes_at: now,
        ...(until && { member_expires_at: new Date(endOf(until).getTime() - 1) }),
      });
  }
}

async function paidRequests(knex: Knex): Promise<ReadonlyMap<number, PaidRequest[]>> {
  const rows: RequestRow[] = (await knex.schema.hasTable('renew_requests'))
    ? await knex('renew_requests')
        .select('id', 'user_id', 'member_type', 'years', 'price', 'paid_at', 'member_expires_at')
        .where({ request_status: 'paid' })
        .whereNotNull('user_id')
        .whereNotNull('member_expires_at')
        .whereNotNull('paid_at')
        .orderBy(['paid_at', 'id'])
    : [];
  const requests = new Map<number, PaidRequest[]>();
  for (const row of rows) {
    const request = {
      id: row.id,
      memberType: row.member_type,
      years: row.years,
      price: Number(row.price),
      paidOn: isoDate(toDate(row.paid_at)),
      until: isoDate(toDate(row.member_expires_at)),
    };
    requests.set(row.user_id, [...(requests.get(row.user_id) ?? []), request]);
  }
  return requests;
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('membership_terms');
}
