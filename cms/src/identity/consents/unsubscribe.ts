import type { Core } from '@strapi/strapi';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EmailKind } from '../../generated/types';
import { environment } from '../../platform/environment';
import { HttpError } from '../../platform/errors/HttpError';
import { saveEmailChoices } from './emailChoices';

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
  return `${environment().publicUrl}/api/letters/unsubscribe?ticket=${text}.${signature(text)}`;
}

/** @throws HttpError 403 for a forged ticket */
export function readUnsubscribeTicket(ticket: unknown): Unsubscription {
  const [kind = '', userId = '', signed = ''] = typeof ticket === 'string' ? ticket.split('.') : [];
  const [given, right] = [Buffer.from(signed), Buffer.from(signature(`${kind}.${userId}`))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) {
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

function signature(text: string): string {
  return createHmac('sha256', `unsubscribe ${environment().secrets.jwtSecret}`)
    .update(text)
    .digest('base64url');
}
