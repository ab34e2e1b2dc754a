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

export type Tab = keyof typeof params;

export const tabs = Object.keys(params) as Tab[];

export const readTab = (search: URLSearchParams): Tab =>
  tabs.find((part) => params[part] === search.get('muc')) ?? 'overview';

/** The row after which a list starts; null for the first page. */
export const readAfter = (search: URLSearchParams): string | null => search.get('sau');

export const tabHref = (id: string, part: Tab, after: string | null = null): string =>
  paths.manageUser(id, { part: params[part], after });
