const COMPARED = 'soSanh';
const VIEW = 'xem';
const TABLE = 'so-sanh';

export const compareParameters = [COMPARED, VIEW];

export const MAX_COMPARED = 3;

/** The slugs in `?soSanh=a,b`, at most three; invalid ones are ignored. */
export function readCompared(params: URLSearchParams): string[] {
  const slugs = (params.get(COMPARED) ?? '').split(',');
  return [...new Set(slugs.filter((slug) => /^[a-z0-9][a-z0-9-]{0,199}$/.test(slug)))].slice(
    0,
    MAX_COMPARED,
  );
}

/** Whether the table is requested; it needs a course. */
export const isComparison = (params: URLSearchParams): boolean =>
  params.get(VIEW) === TABLE && readCompared(params).length > 0;

export const comparePairs = (slugs: readonly string[]): Record<string, string> => ({
  [COMPARED]: slugs.join(','),
});

export const tablePairs = (slugs: readonly string[]): Record<string, string> => ({
  [VIEW]: slugs.length > 0 ? TABLE : '',
  ...comparePairs(slugs),
});

/** Adds a course, or removes it. */
export const toggled = (slugs: readonly string[], slug: string): string[] =>
  slugs.includes(slug) ? slugs.filter((one) => one !== slug) : [...slugs, slug];
