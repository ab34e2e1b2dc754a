import type { Knex } from 'knex';
import type { CpePart } from '../../generated/types';
import { instituteName } from '@iia/shared/institute';
import { newDocumentId } from '../../platform/sql/documentIds';
import { insertRows, query } from '../../platform/sql/query';

interface EarnedHours {
  userId: number;
  kind: 'course' | 'seminar';
  certificateId: string;
  title: string;
  tenths: number;
  ethicsTenths: number;
  day: string;
  now: Date;
}

/** Adds the hours of a certificate of attendance to the member's record, ethics hours separately. */
export async function addEarnedHours(trx: Knex, earned: EarnedHours): Promise<void> {
  const ethics = Math.min(earned.ethicsTenths, earned.tenths);
  const parts: [CpePart, number][] = [
    ['general', earned.tenths - ethics],
    ['ethics', ethics],
  ];
  const rows = parts.flatMap(([part, tenths]) => {
    if (tenths === 0) return [];
    const id = newDocumentId();
    return [
      {
        id,
        user_id: earned.userId,
        day: earned.day,
        tenths,
        subject: earned.title,
        provider: instituteName,
        part,
        source: earned.kind,
        certificate_id: earned.certificateId,
        idempotency_key: id,
        request_hash: '',
        created_at: earned.now,
      },
    ];
  });
  if (rows.length > 0) await insertRows(trx, 'cpe_entries', rows);
}

export async function revokeEarnedHours(
  trx: Knex,
  certificateId: string,
  reason: string,
  now: Date,
): Promise<void> {
  await query(
    trx,
    `update cpe_entries set revoked_at = ?, revoked_reason = ?
     where certificate_id = ? and revoked_at is null`,
    [now, reason, certificateId],
  );
}
