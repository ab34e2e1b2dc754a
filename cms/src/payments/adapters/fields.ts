import { number, string } from 'yup';
import { VIETNAM_OFFSET_MS } from '../../platform/clock/vietnamTime';
import { badField } from '../../platform/errors/Fault';

/** Characters of the transfer's text that are kept. */
const DESCRIPTION_LENGTH = 500;

/** Messages are read by whoever configures the webhook. */
export const transactionId = string()
  .strict()
  .matches(/^[\x21-\x7e]{1,100}$/, '${path} gồm 1 đến 100 ký tự ASCII, không có dấu cách.')
  .required('Thiếu ${path}.');

export const wholeAmount = number()
  .strict()
  .integer('${path} phải là số nguyên.')
  .min(Number.MIN_SAFE_INTEGER)
  .max(Number.MAX_SAFE_INTEGER, '${path} quá lớn.')
  .required('Thiếu ${path}.');

export const optionalText = string().strict().nullable();

/** @throws Fault 400 for anything but a JSON object */
export function requireObject(body: unknown, path = 'body'): object {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw badField(path, 'Nội dung gửi lên phải là một đối tượng JSON.');
  }
  return body;
}

/** PostgreSQL cannot store zero bytes. */
export function keptText(text: string): string {
  return text.replaceAll('\0', ' ').slice(0, DESCRIPTION_LENGTH);
}

/** A reference or account as it is kept; null if there is none. */
export function keptMark(text: string | null | undefined): string | null {
  return text?.replaceAll('\0', '').trim().slice(0, 100) || null;
}

/**
 * A time with a zone, or `2023-02-04 18:25:00` in Vietnam. An unreadable one is dropped: the transfer
 * itself matters more.
 */
export function readMoment(text: string | null | undefined): Date | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}/.test(text)) return null;
  const local = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(text);
  const time = local
    ? Date.parse(`${local[1]}T${local[2]}Z`) - VIETNAM_OFFSET_MS
    : Date.parse(text);
  return Number.isNaN(time) ? null : new Date(time);
}
