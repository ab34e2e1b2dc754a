import { badField } from '../errors/HttpError';
import type { Pagination } from '../../generated/types';

/** Beyond any list, yet safe for arithmetic. */
const LAST_PAGE = 1_000_000;

/** `?page=`, by default 1. @throws HttpError 400 for an invalid page */
export function readPage(value: unknown): number {
  if (value === undefined || value === '') return 1;
  const page = typeof value === 'string' && /^\d{1,7}$/.test(value) ? Number(value) : 0;
  if (page < 1 || page > LAST_PAGE) throw badField('page', 'Số trang phải là số nguyên từ 1.');
  return page;
}

export function paginationOf(page: number, pageSize: number, total: number): Pagination {
  return { page, pageSize, pageCount: Math.ceil(total / pageSize), total };
}

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
