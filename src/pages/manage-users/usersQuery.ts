import type { AnalysisUsersQueryVariables } from '@/data/generated/operations/AnalysisUsers';
import type { MemberType } from '@/data/generated/types';
import { cleanSearchText } from '@/features/catalogue/search/listSearch';
import { paths } from '@/lib/paths';
import { readDay, writeDay } from '@/lib/readDay';
import { readPage } from '@/lib/readPage';
import type { Sorting } from '@/ui/data-table/sorting';

export const usersParamNames = { q: 'tim', type: 'loai', expiresBefore: 'het-han-truoc' } as const;

/** The values of the type parameter, in display sequence. */
export const typeParams: Record<MemberType, string> = {
  individual: 'ca-nhan',
  student: 'sinh-vien',
  corporate: 'to-chuc',
  none: 'chua-la-hoi-vien',
};

export const memberTypes = Object.keys(typeParams) as MemberType[];

const sortParams: Record<string, string> = {
  fullName: 'ho-ten',
  email: 'email',
  memberExpiresAt: 'het-han',
  registeredAt: 'dang-ky',
};
const DESCENDING = '-giam';

/** Newest accounts first, as the server lists them by default. */
const defaultSorting: Sorting = { by: 'registeredAt', direction: 'desc' };

export interface UsersQuery {
  /** Trimmed, at most 100 characters. */
  q: string;
  type: MemberType | null;
  /** A day: `2026-07-05`. */
  expiresBefore: string | null;
  sorting: Sorting;
  page: number;
}

/** Reads the page's query; invalid values are ignored. */
export function readUsersQuery(search: URLSearchParams): UsersQuery {
  const type = search.get(usersParamNames.type);
  const day = search.get(usersParamNames.expiresBefore) ?? '';
  return {
    q: cleanSearchText(search.get(usersParamNames.q) ?? ''),
    type: memberTypes.find((known) => typeParams[known] === type) ?? null,
    expiresBefore: readDay(writeDay(day)) === day ? day : null,
    sorting: readSorting(search.get('sap-xep') ?? ''),
    page: readPage(search),
  };
}

function readSorting(param: string): Sorting {
  const descending = param.endsWith(DESCENDING);
  const field = descending ? param.slice(0, -DESCENDING.length) : param;
  const by = Object.keys(sortParams).find((known) => sortParams[known] === field);
  return by === undefined ? defaultSorting : { by, direction: descending ? 'desc' : 'asc' };
}

/** The canonical address: defaults are left out. */
export function usersHref({ q, type, expiresBefore, sorting, page }: UsersQuery): string {
  const { by, direction } = sorting;
  const isDefault = by === defaultSorting.by && direction === defaultSorting.direction;
  const sort = `${sortParams[by] ?? ''}${direction === 'desc' ? DESCENDING : ''}`;
  return paths.manageUsers({
    q,
    type: type && typeParams[type],
    expiresBefore,
    sort: isDefault ? null : sort,
    page,
  });
}

/** Whose members it shows, whatever their sequence: a selection is kept as long as this stays. */
export const filterKeyOf = (query: UsersQuery): string =>
  usersHref({ ...query, sorting: defaultSorting, page: 1 });

export const isFiltered = ({ q, type, expiresBefore }: UsersQuery): boolean =>
  q !== '' || type !== null || expiresBefore !== null;

export function exportVariablesOf({ q, type, expiresBefore, sorting }: UsersQuery) {
  return {
    q,
    memberType: type,
    expiresBefore,
    sort: `${sorting.by}:${sorting.direction}`,
  };
}

export const variablesOf = (query: UsersQuery): AnalysisUsersQueryVariables => ({
  ...exportVariablesOf(query),
  page: query.page,
});
