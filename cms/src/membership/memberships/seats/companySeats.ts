import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { updateMemberships, lockMembers } from '../refreshMemberships';
import type { CompanySeat, CompanySeats } from '../../../generated/types';
import { badField, HttpError } from '../../../platform/errors/HttpError';
import { writeMail } from '../../../platform/mail/writeMail';
import { documentColumns, newDocumentId } from '../../../platform/sql/documentIds';
import { insertRows, query } from '../../../platform/sql/query';
import { accountKey } from '../../../platform/text/accountKey';
import { seatsBought, seatsUsed } from './capacity';
import {
  companyName,
  readSeats,
  seatResponse,
  type Seat,
  newSeatToken,
  type SeatToken,
} from './seatRows';
import { seatTexts } from './texts';
import { environment } from '../../../platform/environment';
import { formatDateTime } from '@iia/shared/dates';
import { routePatterns } from '@iia/shared/routePatterns';
import type { Mail } from '../../../platform/mail/Mail';

/** The seats of the company that a member administers. */
export async function listSeats(strapi: Core.Strapi, companyId: number): Promise<CompanySeats> {
  const db = strapi.db.connection;
  const now = new Date();
  const seats = await seatsBought(db, companyId, now);
  const used = await seatsUsed(db, companyId, now);
  const list = await readSeats(db, 's.company_id = ?', [companyId]);
  return {
    seats,
    free: Math.max(0, seats - used),
    list: list.map((seat) => seatResponse(seat, now)),
  };
}

/** @throws HttpError 409 NoFreeSeat; 400 for an address that has been invited already */
export async function inviteToSeat(
  strapi: Core.Strapi,
  companyId: number,
  address: string,
): Promise<CompanySeat> {
  const email = accountKey(address);
  return strapi.db.transaction(async ({ trx }) => {
    const now = new Date();
    const token = newSeatToken(now);
    const documentId = newDocumentId();
    const row = {
      ...documentColumns(documentId, now),
      company_id: companyId,
      email,
      token_hash: token.hash,
      invited_at: now,
      expires_at: token.expiresAt,
    };
    await lockMembers(trx, [companyId]);
    await insertRows(trx, 'membership_seats', [row]);
    const seats = await readSeats(trx, 's.company_id = ?', [companyId]);
    if (seats.filter((seat) => seat.email === email).length > 1) {
      throw badField('email', seatTexts.invitedAlready);
    }
    await checkCapacity(trx, companyId, now);
    await writeMail(trx, [seatInvitationEmail(email, await companyName(trx, companyId), token)]);
    return seatResponse(requireSeat(seats, documentId), now);
  });
}

/** @throws HttpError 404; 409 NoFreeSeat if it had expired and its seat was given to another; 409 SeatHeld */
export async function resendSeat(
  strapi: Core.Strapi,
  companyId: number,
  id: string,
): Promise<CompanySeat> {
  return strapi.db.transaction(async ({ trx }) => {
    const now = new Date();
    const token = newSeatToken(now);
    await lockMembers(trx, [companyId]);
    const renewed = await query(
      trx,
      `update membership_seats set token_hash = ?, expires_at = ?, updated_at = ?
       where document_id = ? and company_id = ? and ended_at is null and holder_id is null returning id`,
      [token.hash, token.expiresAt, now, id, companyId],
    );
    const seats = await readSeats(trx, 's.company_id = ?', [companyId]);
    const seat = requireSeat(seats, id);
    if (renewed.length === 0) throw new HttpError(409, 'SeatHeld', seatTexts.alreadyAccepted);
    await checkCapacity(trx, companyId, now);
    await writeMail(trx, [
      seatInvitationEmail(seat.email, await companyName(trx, companyId), token),
    ]);
    return seatResponse(seat, now);
  });
}

/** Ends a seat or an invitation at once. Idempotent. @throws HttpError 404 */
export async function revokeSeat(
  strapi: Core.Strapi,
  companyId: number,
  id: string,
): Promise<void> {
  return strapi.db.transaction(async ({ trx }) => {
    const now = new Date();
    await lockMembers(trx, [companyId]);
    const ended = await query<{ holder_id: number | null }>(
      trx,
      `update membership_seats
       set ended_at = ?, ended_by = 'buyer', token_hash = null, updated_at = ?
       where document_id = ? and company_id = ? and ended_at is null returning holder_id`,
      [now, now, id, companyId],
    );
    const holders = ended.flatMap(({ holder_id: holder }) => holder ?? []);
    if (holders.length > 0) await updateMemberships(trx, holders, now);
    if (ended.length > 0) return;
    const [known] = await query(
      trx,
      'select id from membership_seats where document_id = ? and company_id = ?',
      [id, companyId],
    );
    if (known === undefined) throw notFound();
  });
}

async function checkCapacity(trx: Knex, companyId: number, now: Date): Promise<void> {
  const bought = await seatsBought(trx, companyId, now);
  if ((await seatsUsed(trx, companyId, now)) <= bought) return;
  throw new HttpError(409, 'NoFreeSeat', seatTexts.noneFree(bought), { seats: bought });
}

function requireSeat(seats: readonly Seat[], id: string): Seat {
  const seat = seats.find(({ documentId }) => documentId === id);
  if (seat === undefined) throw notFound();
  return seat;
}

function notFound(): HttpError {
  return new HttpError(404, 'NotFoundError', seatTexts.notFound);
}

/** The token is in the fragment, which is not sent to servers. */
function seatInvitationEmail(
  email: string,
  company: string,
  { token, expiresAt }: SeatToken,
): Mail {
  return {
    kind: 'seatInvitation',
    to: email,
    subject: `${company} mời Quý khách nhận chỗ hội viên tổ chức`,
    greeting: 'Kính gửi Quý khách,',
    paragraphs: [
      `${company} mời Quý khách nhận một chỗ trong thời hạn hội viên tổ chức tại Viện. Khi giữ chỗ, Quý khách được giá hội viên và các quyền lợi của hội viên.`,
      'Quý khách đăng nhập (hoặc đăng ký tài khoản), rồi mở đường dẫn dưới đây để nhận chỗ.',
    ],
    action: {
      label: 'Nhận chỗ hội viên',
      url: `${environment().publicUrl}${routePatterns.acceptSeat}#${token}`,
    },
    notes: [
      `Lời mời dùng được một lần, trước ${formatDateTime(expiresAt)}.`,
      'Nếu không muốn nhận, Quý khách không cần làm gì.',
    ],
    thanks: 'Trân trọng.',
    expiresAt,
  };
}
