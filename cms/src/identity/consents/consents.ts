import type { Knex } from 'knex';
import type { ConsentKind, ConsentRecord } from '../../generated/types';
import { insertRows, query, toDate, type Stamp } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { personalDataConsent } from '@iia/shared/consents';

interface ConsentRow {
  kind: ConsentKind;
  agreed: boolean | number;
  version: string;
  given_at: Stamp;
}

interface NewConsent {
  userId: number;
  kind: ConsentKind;
  agreed: boolean;
}

/**
 * Texts by version as people saw them: a record refers to the version, so a text here never changes.
 * Another wording is another version.
 */
const versions: Readonly<Record<ConsentKind, Readonly<Record<string, string>>>> = {
  personal_data: {
    '2026-11': personalDataConsent,
  },
  membership_reminders: {
    '2026-11': 'Nhận thư nhắc khi thời hạn hội viên sắp hết.',
  },
  order_reminders: {
    '2026-11': 'Nhận thư nhắc khi đơn hàng còn chờ thanh toán.',
  },
};

export const LATEST_VERSION = '2026-11';

/** Empty for an unknown version. */
export function consentText(kind: ConsentKind, version: string): string {
  return versions[kind][version] ?? '';
}

/** Call it in the transaction of the agreement. Records are never changed or deleted. */
export async function recordConsent(
  trx: Knex,
  { userId, kind, agreed }: NewConsent,
): Promise<void> {
  const row = { user_id: userId, kind, agreed, version: LATEST_VERSION, given_at: new Date() };
  await insertRows(trx, 'consents', [row]);
}

/** The member's whole record, latest first; including, for older accounts, the consent given at registration. */
export async function readConsents(db: Knex, userId: number): Promise<ConsentRecord[]> {
  const rows = await query<ConsentRow>(
    db,
    `select kind, agreed, version, given_at from (
       select id, kind, agreed, version, given_at from consents where user_id = ?
       union all
       select 0, 'personal_data', 1 = 1, '${LATEST_VERSION}', consent_at from ${tables.users}
       where id = ? and consent_at is not null and not exists (
         select 1 from consents where user_id = ? and kind = 'personal_data')
     ) record order by given_at desc, id desc`,
    [userId, userId, userId],
  );
  return rows.map(({ kind, agreed, version, given_at: at }) => ({
    kind,
    agreed: Boolean(agreed),
    version,
    text: consentText(kind, version),
    at: toDate(at).toISOString(),
  }));
}
