import type { Access } from '@/data/generated/access';

const ranks: Record<Access, number> = { PUBLIC: 0, MEMBER: 1, STAFF: 2 };

const routeOf: Record<Access, string> = {
  PUBLIC: 'page',
  MEMBER: 'memberPage',
  STAFF: 'staffPage',
};

/**
 * Throws if a page's queries need more access than its route guarantees. The host would otherwise
 * run a member's query anonymously and cache the failure for everyone.
 */
export function checkAudience(file: string, required: Access | undefined, audience: Access): void {
  if (required === undefined || ranks[required] <= ranks[audience]) return;
  throw new Error(
    `${file} queries what only ${required} may read, but is declared in src/app/routes.ts as ${routeOf[audience]}(…): ` +
      `make it ${routeOf[required]}(…) there, or query only what ${audience} may read.`,
  );
}
