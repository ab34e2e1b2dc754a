import { MINUTE_MS } from '@iia/shared/dates';
import { environment } from '../environment';
import { badField, HttpError } from '../errors/HttpError';
import { isSigned, sign } from '../signatures';
import type { Download } from '../../generated/types';

/** What a signed link opens, and for whom. */
export interface Ticket {
  purpose:
    | 'document'
    | 'order'
    | 'quotation'
    | 'event-ticket'
    | 'analysis'
    | 'users'
    | 'evidence'
    | 'cpe'
    | 'certificate'
    | 'calendar'
    | 'personal-data';
  /** The id of a document, order, file, certificate, booking or ticket, or the query of an export or a quotation. */
  subject: string;
  userId: number;
}

/** Milliseconds. */
const LIFETIME_MS = 5 * MINUTE_MS;

/** A link to the ticket's subject, valid for five minutes; `name` is the file name offered for saving. */
export function downloadLink(ticket: Ticket, name: string, now = Date.now()): Download {
  const { purpose, subject, userId } = ticket;
  const expires = now + LIFETIME_MS;
  const words = Buffer.from(JSON.stringify([purpose, subject, userId, expires]));
  const text = words.toString('base64url');
  return {
    url: `/api/download?ticket=${text}.${sign(text, signing())}`,
    name,
    expiresAt: new Date(expires).toISOString(),
  };
}

/** @throws HttpError 400 without a ticket, 403 for a forged one, 410 for an expired one */
export function readTicket(value: unknown, now = Date.now()): Ticket {
  if (value === undefined || value === '') throw badField('ticket', 'Thiếu liên kết tải về.');
  const [text = '', signed = '', ...rest] = typeof value === 'string' ? value.split('.') : [];
  if (rest.length > 0 || !isSigned(text, signed, signing())) {
    throw new HttpError(
      403,
      'DownloadForged',
      'Liên kết tải về không hợp lệ. Vui lòng lấy liên kết mới.',
    );
  }
  const [purpose, subject, userId, expires] = JSON.parse(
    Buffer.from(text, 'base64url').toString(),
  ) as [Ticket['purpose'], string, number, number];
  if (expires <= now) {
    throw new HttpError(
      410,
      'DownloadExpired',
      'Liên kết tải về đã hết hạn. Vui lòng lấy liên kết mới.',
    );
  }
  return { purpose, subject, userId };
}

const signing = () => ({ purpose: 'download', keys: environment().secrets.jwtSecrets });
