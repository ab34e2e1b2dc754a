import type { Access } from '@/data/generated/access';

const ranks: Record<Access, number> = { PUBLIC: 0, MEMBER: 1, STAFF: 2 };

const routeOf: Record<Access, string> = {
  PUBLIC: 'page',
  MEMBER: 'memberPage',
  STAFF: 'staffPage',
};

/**
 * Refuses a page that asks more than those may whom its route lets in. The host would ask a member's
 * question of nobody, and keep the failure for all.
 */
export function checkAudience(file: string, asks: Access | undefined, audience: Access): void {
  if (asks === undefined || ranks[asks] <= ranks[audience]) return;
  throw new Error(
    `${file} asks for what only ${asks} may read, but stands in src/app/routes.ts as ${routeOf[audience]}(…): ` +
      `make it ${routeOf[asks]}(…) there, or ask only for what ${audience} may read.`,
  );
}
