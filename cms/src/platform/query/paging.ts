import { badField } from '../errors/HttpError';

/** Beyond any list, yet safe for arithmetic. */
const LAST_PAGE = 1_000_000;

export interface Pagination {
  page: number;
  pageSize: number;
  pageCount: number;
  total: number;
}

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
