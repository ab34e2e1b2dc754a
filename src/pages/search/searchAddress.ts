import type { SearchKind } from '@/data/generated/types';
import { readSearchWords } from '@/features/catalogue/search/listSearch';
import { paths } from '@/lib/paths';

/** The words of the search page's address. */
export const searchNames = { q: 'q', kind: 'loai', page: 'trang' } as const;

/** How the address names the kinds of what is found, in the order in which they stand. */
export const kindWords: Record<SearchKind, string> = {
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

/** Shorter words are not searched for. */
export const SHORTEST = 2;

/** What the search page's address asks for; always well-formed. */
export interface SearchPlace {
  /** Trimmed, at most 100 characters. */
  q: string;
  kind: SearchKind | null;
  /** From 1. */
  page: number;
}

/** Reads the page's address: what is no kind and no page number is as if it were not there. */
export function readSearchPlace(params: URLSearchParams): SearchPlace {
  const word = params.get(searchNames.kind);
  const page = params.get(searchNames.page) ?? '';
  const kinds = Object.keys(kindWords) as SearchKind[];
  return {
    q: readSearchWords(params.get(searchNames.q) ?? ''),
    kind: kinds.find((kind) => kindWords[kind] === word) ?? null,
    page: /^[1-9]\d?$/.test(page) ? Number(page) : 1,
  };
}

/** The page's address, in its shortest spelling. */
export const searchHref = ({ q, kind, page }: SearchPlace): string =>
  paths.search({ q, kind: kind && kindWords[kind], page });

/** Whether there is enough to search for. */
export const isSearched = ({ q }: SearchPlace): boolean => [...q].length >= SHORTEST;
