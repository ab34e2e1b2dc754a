import { createHash } from 'node:crypto';
import { badField } from '../../../platform/errors/HttpError';
import { readInstant } from '../../../platform/clock/writtenTime';
import { stripMarks } from '@iia/shared/foldText';

/** Characters of the transfer's text that are stored. */
const DESCRIPTION_LENGTH = 500;
const ID_LENGTH = 100;

/** A provider's raw fields. Only the amount may reject a signed report; all others degrade. */
export type Fields = Readonly<Record<string, unknown>>;

/** @throws HttpError 400 for anything but a JSON object */
export function requireObject(body: unknown, path = 'body'): Fields {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw badField(path, 'Nội dung gửi lên phải là một đối tượng JSON.');
  }
  return body as Fields;
}

/**
 * Whole đồng, also as text (`420000`, `420000.00`; `420.000` is rejected as ambiguous). Zero and
 * negative amounts are not incoming money.
 * @throws HttpError 400 for any other value: the provider retries, and its log shows the failure
 */
export function readAmount(fields: Fields, path: string): number {
  const value = fields[path];
  const amount =
    typeof value === 'string' && /^\s*-?\d{1,16}(?:\.0{1,2})?\s*$/.test(value)
      ? Number(value)
      : value;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount)) {
    throw badField(path, `${path} phải là số nguyên, tính bằng đồng.`);
  }
  return amount;
}

/** The text of a string or number; '' for any other value. */
export function readText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** PostgreSQL cannot store zero bytes. */
export function storedText(value: unknown): string {
  return readText(value).replaceAll('\0', ' ').slice(0, DESCRIPTION_LENGTH);
}

/** A reference or account in stored form; null if there is none. */
export function storedReference(value: unknown): string | null {
  return readText(value).replaceAll('\0', '').trim().slice(0, ID_LENGTH) || null;
}

/** Falls back to the time of receipt if the reported one is unreadable: the money matters more. */
export function readMoment(value: unknown): Date | null {
  return readInstant(readText(value)) ?? null;
}

/** Strips accents and spaces. @returns null if nothing is left, or if it would have to be truncated */
export function cleanId(value: unknown): string | null {
  const id = stripMarks(readText(value).normalize('NFKC')).replace(/\s/g, '');
  return new RegExp(`^[\\x21-\\x7e]{1,${ID_LENGTH}}$`).test(id) ? id : null;
}

/** Identifies a report without a usable id by its fields: a repeated report has the same digest. */
export function digestOf(fields: Fields): string {
  const facts = Object.entries(fields)
    .filter(([, value]) => typeof value !== 'object')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `sha256:${createHash('sha256').update(JSON.stringify(facts)).digest('hex')}`;
}
