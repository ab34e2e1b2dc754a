import { DAY_MS } from '@iia/shared/dates';
import type { Knex } from 'knex';
import type { CompanySeat } from '../../../generated/types';
import { query, toDate, type Row } from '../../../platform/sql/query';
import { dateOrNull, rowReader, toNumber, numberOrNull } from '../../../platform/sql/rowReader';
import { tables } from '../../../platform/tables';
import { createHash, randomBytes } from 'node:crypto';

export interface Seat {
  id: number;
  documentId: string;
  companyId: number;
  holderId: number | null;
  holderName: string | null;
  email: string;
  invitedAt: Date;
  expiresAt: Date;
  acceptedAt: Date | null;
}

const toSeat = rowReader<Seat>()(['documentId', 'holderName', 'email'], {
  id: toNumber,
  companyId: toNumber,
  holderId: numberOrNull,
  invitedAt: toDate,
  expiresAt: toDate,
  acceptedAt: dateOrNull,
});

const BYTES = 32;
const LIFE_MS = 14 * DAY_MS;

export interface SeatToken {
  /** Only the email contains it: the database stores its hash. */
  token: string;
  hash: string;
  expiresAt: Date;
}

export function newSeatToken(now: Date): SeatToken {
  const token = randomBytes(BYTES).toString('base64url');
  return { token, hash: hashOf(token), expiresAt: new Date(now.getTime() + LIFE_MS) };
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Seats that have not ended, oldest first. */
export async function readSeats(
  db: Knex,
  where: string,
  bindings: readonly (string | number)[],
): Promise<Seat[]> {
  const rows = await query<Row>(
    db,
    `select s.id, s.document_id, s.company_id, s.holder_id, u.full_name as holder_name, s.email, s.invited_at,
            s.expires_at, s.accepted_at
     from membership_seats s left join ${tables.users} u on u.id = s.holder_id
     where s.ended_at is null and ${where} order by s.invited_at, s.id`,
    bindings,
  );
  return rows.map(toSeat);
}

export function seatResponse(seat: Seat, now: Date): CompanySeat {
  const { documentId, email, holderId, holderName, invitedAt, expiresAt, acceptedAt } = seat;
  const open = expiresAt > now ? 'invited' : 'expired';
  return {
    documentId,
    email,
    holderName,
    state: holderId === null ? open : 'held',
    invitedAt: invitedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    acceptedAt: acceptedAt?.toISOString() ?? null,
  } as CompanySeat;
}

/** The company's public name: its administrator's workplace, or the administrator's name if that is unknown. */
export async function companyName(db: Knex, companyId: number): Promise<string> {
  const [row] = await query<{ company: string | null; full_name: string | null }>(
    db,
    `select company, full_name from ${tables.users} where id = ?`,
    [companyId],
  );
  return row?.company || row?.full_name || '';
}
