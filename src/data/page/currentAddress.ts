import type { Access } from '../generated/access';
import type { PageQuery } from './pageQueries';

interface Address {
  pattern: string;
  params: Readonly<Record<string, string | undefined>>;
  search: string;
}

/** Returns the current URL of a page that was requested by an old slug or a `documentId`; otherwise null. */
export function currentAddress(
  results: readonly (readonly [PageQuery<unknown, Access>, unknown])[],
  { pattern, params, search }: Address,
): string | null {
  const slugs = new Map<string, string>();
  for (const [{ variables, weight }, value] of results) {
    const slug = slugOf(value);
    if (weight !== 'required' || slug === null) continue;
    for (const [name, value] of Object.entries(params)) {
      if (value === undefined || value === slug) continue;
      if (Object.values(variables ?? {}).includes(value)) slugs.set(name, slug);
    }
  }
  if (slugs.size === 0) return null;
  const path = pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(slugs.get(name) ?? params[name] ?? ''),
  );
  return path + search;
}

function slugOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('slug' in value)) return null;
  return typeof value.slug === 'string' ? value.slug : null;
}
