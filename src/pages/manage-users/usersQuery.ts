import type { AnalysisUsersQueryVariables } from '@/data/generated/operations/features/analysis';
import { certificationNames } from '@iia/shared/names';
import type { AccountRole, Certification, MemberType } from '@/data/generated/types';
import { cleanSearchText } from '@/features/catalogue/search/listSearch';
import { paths } from '@/lib/paths';
import { readDay, writeDay } from '@/lib/readDay';
import type { Sorting } from '@/ui/data-table/HeadCell';

export const usersParamNames = {
  q: 'tim',
  type: 'loai',
  expiresFrom: 'het-han-tu',
  expiresBefore: 'het-han-truoc',
  role: 'vai-tro',
  state: 'tinh-trang',
  certification: 'chung-chi',
  cpe: 'cpe',
} as const;

/** The values of the type parameter, in display sequence. */
export const typeParams: Record<MemberType, string> = {
  individual: 'ca-nhan',
  student: 'sinh-vien',
  corporate: 'to-chuc',
  none: 'chua-la-hoi-vien',
};

export const roleParams: Record<AccountRole, string> = {
  staff: 'nhan-vien',
  member: 'thanh-vien',
};

export const stateParams = { blocked: 'bi-khoa', open: 'dang-hoat-dong' } as const;

export const cpeParams = { short: 'thieu-gio', enough: 'khong-thieu' } as const;

export type CpeState = keyof typeof cpeParams;

export type AccountState = keyof typeof stateParams;

export const certifications = Object.keys(certificationNames) as Certification[];

/** The value of a parameter; null if unknown. */
export const readChoice = <Known extends string>(
  params: Readonly<Record<Known, string>>,
  param: string | null,
): Known | null =>
  (Object.keys(params) as Known[]).find((known) => params[known] === param) ?? null;

export const readCertification = (param: string | null): Certification | null =>
  certifications.find((known) => known === param) ?? null;

export const memberTypes = Object.keys(typeParams) as MemberType[];

const sortParams: Record<string, string> = {
  fullName: 'ho-ten',
  email: 'email',
  memberExpiresAt: 'het-han',
  registeredAt: 'dang-ky',
};
const DESCENDING = '-giam';

/** The optional columns, with their URL parameter values. */
export const columnParams = {
  email: 'lien-he',
  type: 'loai',
  memberExpiresAt: 'het-han',
  registeredAt: 'dang-ky',
  orders: 'so-don',
  spent: 'da-mua',
} as const;

export type ChosenColumn = keyof typeof columnParams;

export const chosenColumns = Object.keys(columnParams) as ChosenColumn[];

/** Newest accounts first, as the server lists them by default. */
const defaultSorting: Sorting = { by: 'registeredAt', direction: 'desc' };

export interface UsersQuery {
  /** Trimmed, at most 100 characters. */
  q: string;
  type: MemberType | null;
  /** Days: `2026-07-05`. */
  expiresFrom: string | null;
  expiresBefore: string | null;
  role: AccountRole | null;
  state: AccountState | null;
  certification: Certification | null;
  /** Whether CPE hours of the current year are missing. */
  cpe: CpeState | null;
  sorting: Sorting;
  /** In display sequence; all of them by default. */
  columns: readonly ChosenColumn[];
  cursor: UsersCursor;
}

/** The account after or before which a page starts; neither for the first page. */
export interface UsersCursor {
  after: string | null;
  before: string | null;
}

export const firstPage: UsersCursor = { after: null, before: null };

/** Reads the page's query; invalid values are ignored. */
export function readUsersQuery(search: URLSearchParams): UsersQuery {
  const readParam = (name: keyof typeof usersParamNames) => search.get(usersParamNames[name]);
  const dayOf = (name: 'expiresFrom' | 'expiresBefore') => {
    const day = readParam(name) ?? '';
    return readDay(writeDay(day)) === day ? day : null;
  };
  return {
    q: cleanSearchText(readParam('q') ?? ''),
    type: readChoice(typeParams, readParam('type')),
    expiresFrom: dayOf('expiresFrom'),
    expiresBefore: dayOf('expiresBefore'),
    role: readChoice(roleParams, readParam('role')),
    state: readChoice(stateParams, readParam('state')),
    certification: readCertification(readParam('certification')),
    cpe: readChoice(cpeParams, readParam('cpe')),
    sorting: readSorting(search.get('sap-xep') ?? ''),
    columns: readColumns(search.get('cot')),
    cursor: readCursor(search),
  };
}

function readColumns(param: string | null): readonly ChosenColumn[] {
  if (param === null) return chosenColumns;
  const named = param.split('.');
  return chosenColumns.filter((column) => named.includes(columnParams[column]));
}

/** Null for all; an unknown column name means none. */
function columnsParam(columns: readonly ChosenColumn[]): string | null {
  if (columns.length === chosenColumns.length) return null;
  return columns.length === 0 ? 'khong' : columns.map((each) => columnParams[each]).join('.');
}

function readCursor(search: URLSearchParams): UsersCursor {
  const readParam = (name: string) => {
    const id = search.get(name) ?? '';
    return /^[a-z0-9]{1,64}$/i.test(id) ? id : null;
  };
  const after = readParam('sau');
  return { after, before: after === null ? readParam('truoc') : null };
}

function readSorting(param: string): Sorting {
  const descending = param.endsWith(DESCENDING);
  const field = descending ? param.slice(0, -DESCENDING.length) : param;
  const by = Object.keys(sortParams).find((known) => sortParams[known] === field);
  return by === undefined ? defaultSorting : { by, direction: descending ? 'desc' : 'asc' };
}

/** The canonical URL: defaults are omitted. */
export function usersHref({
  type,
  role,
  state,
  cpe,
  sorting,
  columns,
  cursor,
  ...same
}: UsersQuery): string {
  const { by, direction } = sorting;
  const isDefault = by === defaultSorting.by && direction === defaultSorting.direction;
  const sort = `${sortParams[by] ?? ''}${direction === 'desc' ? DESCENDING : ''}`;
  return paths.manageUsers({
    ...same,
    ...cursor,
    type: type && typeParams[type],
    role: role && roleParams[role],
    state: state && stateParams[state],
    cpe: cpe && cpeParams[cpe],
    sort: isDefault ? null : sort,
    columns: columnsParam(columns),
  });
}

/** Identifies the set of matching members, regardless of sort. The selection persists while this is unchanged. */
export const filterKeyOf = (query: UsersQuery): string =>
  usersHref({ ...query, sorting: defaultSorting, columns: chosenColumns, cursor: firstPage });

export const isFiltered = (query: UsersQuery): boolean =>
  filterKeyOf(query) !== filterKeyOf(readUsersQuery(new URLSearchParams()));

/** The filter as variables of the server's query. */
export function filterOf(query: UsersQuery) {
  const { q, type, expiresFrom, expiresBefore, role, state, certification, cpe } = query;
  return {
    q,
    expiresFrom,
    expiresBefore,
    role,
    certification,
    memberType: type,
    blocked: state === null ? null : state === 'blocked',
    cpeShort: cpe === null ? null : cpe === 'short',
  };
}

export const exportVariablesOf = (query: UsersQuery) => ({
  ...filterOf(query),
  sort: `${query.sorting.by}:${query.sorting.direction}`,
});

export const variablesOf = (query: UsersQuery): AnalysisUsersQueryVariables => ({
  ...exportVariablesOf(query),
  ...query.cursor,
});
