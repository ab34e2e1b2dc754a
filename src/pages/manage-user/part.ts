import { paths } from '@/lib/paths';

/** The tabs of an account's page in display order, with their URL parameter values. */
const params = {
  overview: null,
  terms: 'hoi-vien',
  orders: 'don-hang',
  learning: 'chung-chi',
  notifications: 'thong-bao',
  emails: 'thu',
  sessions: 'phien',
  audit: 'nhat-ky',
} as const;

export type Part = keyof typeof params;

export const parts = Object.keys(params) as Part[];

export const readPart = (search: URLSearchParams): Part =>
  parts.find((part) => params[part] === search.get('muc')) ?? 'overview';

/** The row after which a list is shown; null from its start. */
export const readAfter = (search: URLSearchParams): string | null => search.get('sau');

export const partHref = (id: string, part: Part, after: string | null = null): string =>
  paths.manageUser(id, { part: params[part], after });
