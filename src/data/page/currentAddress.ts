import type { Access } from '../generated/access';
import type { Question } from './question';

interface Address {
  pattern: string;
  params: Readonly<Record<string, string | undefined>>;
  search: string;
}

/** The current address of a page requested by an old slug or a `documentId`, else null. */
export function currentAddress(
  asked: readonly (readonly [Question<unknown, Access>, unknown])[],
  { pattern, params, search }: Address,
): string | null {
  const slugs = new Map<string, string>();
  for (const [{ variables, weight }, answer] of asked) {
    const slug = slugOf(answer);
    if (weight !== 'needed' || slug === null) continue;
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

function slugOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('slug' in answer)) return null;
  return typeof answer.slug === 'string' ? answer.slug : null;
}
