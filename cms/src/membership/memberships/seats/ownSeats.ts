import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { updateMemberships, lockMembers } from '../refreshMemberships';
import type { HeldSeat } from '../../../generated/types';
import { HttpError } from '../../../platform/errors/HttpError';
import { query } from '../../../platform/sql/query';
import { companyName, readSeats, type Seat } from './seatRows';
import { hashOf } from './seatToken';
import { seatTexts } from './texts';

export async function listOwnSeats(db: Knex, holderId: number): Promise<HeldSeat[]> {
  const seats = await readSeats(db, 's.holder_id = ?', [holderId]);
  return Promise.all(seats.map((seat) => ownSeatResponse(db, seat)));
}

/**
 * Assigns an offered seat to a member, once.
 * @throws HttpError 404 for an invitation that is unknown, used, expired or revoked; 409 for the
 * member's own company, or a second seat of one company
 */
export async function acceptSeat(
  strapi: Core.Strapi,
  holderId: number,
  token: string,
): Promise<HeldSeat> {
  const companyId = await companyOf(strapi.db.connection, token);
  if (companyId === holderId) throw new HttpError(409, 'OwnCompany', seatTexts.ownCompany);
  return strapi.db.transaction(async ({ trx }) => {
    const now = new Date();
    await lockMembers(trx, [companyId, holderId]);
    const own = await readSeats(trx, 's.company_id = ? and s.holder_id = ?', [companyId, holderId]);
    if (own.length > 0) throw new HttpError(409, 'SecondSeat', seatTexts.secondSeat);
    const [accepted] = await query<{ document_id: string }>(
      trx,
      `update membership_seats
       set holder_id = ?, accepted_at = ?, token_hash = null, updated_at = ?
       where token_hash = ? and ended_at is null and holder_id is null and expires_at > ?
       returning document_id`,
      [holderId, now, now, hashOf(token), now],
    );
    if (accepted === undefined) throw invalid();
    await updateMemberships(trx, [holderId], now);
    const [seat] = await readSeats(trx, 's.document_id = ?', [accepted.document_id]);
    if (seat === undefined) throw invalid();
    return ownSeatResponse(trx, seat);
  });
}

async function companyOf(db: Knex, token: string): Promise<number> {
  const [seat] = await query<{ company_id: number | null }>(
    db,
    'select company_id from membership_seats where token_hash = ? and ended_at is null',
    [hashOf(token)],
  );
  if (!seat?.company_id) throw invalid();
  return seat.company_id;
}

function invalid(): HttpError {
  return new HttpError(404, 'InvitationInvalid', seatTexts.invitationInvalid);
}

async function ownSeatResponse(db: Knex, seat: Seat): Promise<HeldSeat> {
  return {
    documentId: seat.documentId,
    company: await companyName(db, seat.companyId),
    since: (seat.acceptedAt ?? seat.invitedAt).toISOString(),
  } as HeldSeat;
}
