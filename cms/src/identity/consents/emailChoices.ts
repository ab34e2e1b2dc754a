import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { chooseEmailsInputRules } from '@iia/shared/generated/inputRules/ChooseEmailsInput';
import type { EmailKind } from '../../generated/types';
import { checkInput } from '../../platform/errors/checkInput';
import { placeholders, query } from '../../platform/sql/query';
import { recordConsent } from './consents';
import { environment } from '../../platform/environment';
import { isSigned, sign } from '../../platform/signatures';
import { HttpError } from '../../platform/errors/HttpError';

/** Emails not required by law or contract, which members may decline. */
const emailKinds: readonly EmailKind[] = ['membership_reminders', 'order_reminders'];

/** SQLite allows at most 32,766 bound values per statement. */
const BATCH = 1000;

/** Each person's latest choice wins. @returns those who declined */
export async function declinersOf(
  db: Knex,
  kind: EmailKind,
  userIds: readonly number[],
): Promise<Set<number>> {
  const found = new Set<number>();
  for (let from = 0; from < userIds.length; from += BATCH) {
    const some = userIds.slice(from, from + BATCH);
    const rows = await query<{ user_id: number; agreed: boolean | number }>(
      db,
      `select user_id, agreed from consents where id in (
         select max(id) from consents
         where kind = ? and user_id in (${placeholders(some.length)}) group by user_id)`,
      [kind, ...some],
    );
    for (const { user_id: id, agreed } of rows) if (!agreed) found.add(id);
  }
  return found;
}

interface EmailChoice {
  kind: EmailKind;
  wanted: boolean;
}

export async function readEmailChoices(db: Knex, userId: number): Promise<EmailChoice[]> {
  const choices: EmailChoice[] = [];
  for (const kind of emailKinds) {
    choices.push({ kind, wanted: !(await declinersOf(db, kind, [userId])).has(userId) });
  }
  return choices;
}

/** Records a choice, unless it is the current one. */
export async function saveEmailChoices(
  strapi: Core.Strapi,
  userId: number,
  body: unknown,
): Promise<void> {
  const { kind, wanted } = checkInput(chooseEmailsInputRules, body);
  await strapi.db.connection.transaction(async (trx) => {
    const declined = (await declinersOf(trx, kind, [userId])).has(userId);
    if (declined === wanted) await recordConsent(trx, { userId, kind, agreed: wanted });
  });
}

interface Unsubscription {
  userId: number;
  kind: EmailKind;
}

/**
 * A signed link that unsubscribes one member from one kind of email, without a login and for as long
 * as the email exists (RFC 8058).
 */
export function unsubscribeUrl({ userId, kind }: Unsubscription): string {
  const text = `${kind}.${userId}`;
  return `${environment().publicUrl}/api/letters/unsubscribe?ticket=${text}.${sign(text, signing())}`;
}

/** @throws HttpError 403 for a forged ticket */
export function readUnsubscribeTicket(ticket: unknown): Unsubscription {
  const [kind = '', userId = '', signed = ''] = typeof ticket === 'string' ? ticket.split('.') : [];
  if (!isSigned(`${kind}.${userId}`, signed, signing())) {
    throw new HttpError(
      403,
      'UnsubscribeForged',
      'Liên kết ngừng nhận thư không hợp lệ. Quý khách vui lòng đăng nhập và chọn tại trang Dữ liệu cá nhân.',
    );
  }
  return { userId: Number(userId), kind: kind as EmailKind };
}

/** Idempotent. @throws HttpError 403 for a forged ticket */
export async function unsubscribe(strapi: Core.Strapi, ticket: unknown): Promise<EmailKind> {
  const { userId, kind } = readUnsubscribeTicket(ticket);
  await saveEmailChoices(strapi, userId, { kind, wanted: false });
  return kind;
}

const signing = () => ({ purpose: 'unsubscribe', keys: environment().secrets.jwtSecrets });
