import { badField } from '../errors/HttpError';

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `a,b` or `x[]=a&x[]=b`, at most 50 names. @throws HttpError 400 */
export function readList(value: unknown, path: string): string[] {
  if (value === undefined || value === null || value === '') return [];
  const parts = Array.isArray(value) ? value : [value];
  const names = parts.flatMap((part: unknown) => {
    if (typeof part !== 'string') throw badField(path, `Tham số “${path}” không hợp lệ.`);
    return part.split(',').map((name) => name.trim());
  });
  if (names.length > 50) throw badField(path, `Tham số “${path}” quá dài.`);
  return names.filter(Boolean);
}

/** A decimal integer within bounds. @throws HttpError 400 */
export function readWhole(
  value: unknown,
  path: string,
  min: number,
  max: number,
  otherwise: number,
): number {
  if (value === undefined) return otherwise;
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : NaN;
  if (number >= min && number <= max) return number;
  throw badField(path, `Tham số “${path}” phải là số nguyên từ ${min} đến ${max}.`);
}
