import type { SearchKind } from '@/data/generated/types';
import { cleanSearchText } from '@/features/catalogue/search/listSearch';
import { paths } from '@/lib/paths';

export const searchParamNames = { q: 'q', kind: 'loai', page: 'trang' } as const;

/** The values of the kind parameter, in display sequence. */
export const kindParams: Record<SearchKind, string> = {
  course: 'khoa-hoc',
  document: 'tai-lieu',
  seminar: 'hoi-thao',
  news: 'tin-tuc',
  standard: 'tieu-chuan',
  service: 'dich-vu',
  about: 'gioi-thieu',
  person: 'nhan-su',
  page: 'trang-thong-tin',
};

/** The server rejects shorter queries. */
export const MIN_QUERY_LENGTH = 2;

/** The search page's query; always well-formed. */
export interface SearchQuery {
  /** Trimmed, at most 100 characters. */
  q: string;
  kind: SearchKind | null;
  /** From 1. */
  page: number;
}

/** Reads the page's query; invalid values are ignored. */
export function readSearchQuery(params: URLSearchParams): SearchQuery {
  const kindParam = params.get(searchParamNames.kind);
  const page = params.get(searchParamNames.page) ?? '';
  const kinds = Object.keys(kindParams) as SearchKind[];
  return {
    q: cleanSearchText(params.get(searchParamNames.q) ?? ''),
    kind: kinds.find((kind) => kindParams[kind] === kindParam) ?? null,
    page: /^[1-9]\d?$/.test(page) ? Number(page) : 1,
  };
}

/** The page's canonical URL. */
export const searchHref = ({ q, kind, page }: SearchQuery): string =>
  paths.search({ q, kind: kind && kindParams[kind], page });

/** Whether the query is long enough. */
export const isSearchable = ({ q }: SearchQuery): boolean => [...q].length >= MIN_QUERY_LENGTH;
