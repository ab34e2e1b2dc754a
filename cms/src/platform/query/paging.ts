import { badField } from '../errors/Fault';

/** Beyond any list, and small enough to count with. */
const LAST_PAGE = 1_000_000;

export interface Pagination {
  page: number;
  pageSize: number;
  pageCount: number;
  total: number;
}

/** The page that `?page=` asks for; 1 where it is absent. @throws Fault 400 for what is no page. */
export function readPage(value: unknown): number {
  if (value === undefined || value === '') return 1;
  const page = typeof value === 'string' && /^\d{1,7}$/.test(value) ? Number(value) : 0;
  if (page < 1 || page > LAST_PAGE) throw badField('page', 'Số trang phải là số nguyên từ 1.');
  return page;
}

/** What `meta.pagination` says of a list. */
export function paginationOf(page: number, pageSize: number, total: number): Pagination {
  return { page, pageSize, pageCount: Math.ceil(total / pageSize), total };
}
