import { paths } from '@/lib/paths';

/** The sections of the page by their `?muc=` value. */
const params = {
  statement: null,
  unmatched: 'chua-khop',
  reversals: 'but-toan-dao',
  seenReversals: 'but-toan-dao-da-xu-ly',
  owed: 'can-hoan',
  sent: 'da-hoan',
} as const;

export type Section = keyof typeof params;

export function readSection(search: URLSearchParams): Section {
  const value = search.get('muc');
  const known = Object.entries(params).find(([, param]) => param === value);
  return (known?.[0] as Section | undefined) ?? 'statement';
}

export const sectionHref = (section: Section, page = 1): string =>
  paths.reconciliation({ section: params[section], page });
