import { paths } from '@/lib/paths';

/** The parts of an account's page, in the order of its tabs, with their value in the address. */
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
