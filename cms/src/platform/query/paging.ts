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
