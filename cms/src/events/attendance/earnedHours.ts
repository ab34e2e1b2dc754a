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

/** Hours are stored as whole tenths: sums of decimals drift. */
export const toTenths = (hours: number): number => Math.round(hours * 10);

export const toHours = (tenths: number): number => tenths / 10;

/** Whether the hours have at most one decimal. */
export const isWholeTenths = (hours: number): boolean =>
  Math.abs(hours * 10 - Math.round(hours * 10)) < 1e-9;

const MINUTES_PER_HOUR = 50;

/** 50 minutes are an hour; the rest counts in whole tenths of five minutes. */
export const tenthsOfMinutes = (minutes: number): number =>
  Math.floor((Math.max(0, minutes) * 10) / MINUTES_PER_HOUR);

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
