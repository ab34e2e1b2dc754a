import { DAY_MS } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import { bearerToken, requireMember } from '../../identity/auth/requireMember';
import { memberOf } from '../../identity/auth/memberCall';
import type { AccountColumns } from '../../identity/auth/memberOfToken';
import { currentMembership } from '../../membership/memberships/currentMembership';
import { readGraceDays } from '../../membership/memberships/spans';
import { query } from '../../platform/sql/query';
import type { Buyer } from './orderRecord';
import { tables } from '../../platform/tables';

/** The member admitted by the route's policy. */
export function buyerOf(strapi: Core.Strapi, ctx: Context): Promise<Buyer> {
  return toBuyer(strapi, memberOf(ctx).account);
}

/** @throws Error for an account that does not exist */
export async function readBuyer(strapi: Core.Strapi, id: number): Promise<Buyer> {
  const [row] = await query<AccountColumns>(
    strapi.db.connection,
    `select id, email, confirmed, member_type, member_expires_at, member_changes_at
     from ${tables.users} where id = ?`,
    [id],
  );
  if (row === undefined) throw new Error(`Account ${id} does not exist.`);
  return toBuyer(strapi, row);
}

async function toBuyer(strapi: Core.Strapi, row: AccountColumns): Promise<Buyer> {
  return {
    id: row.id,
    email: row.email,
    confirmed: Boolean(row.confirmed),
    activeMembership: await isActive(strapi.db.connection, row, new Date()),
  };
}

/** Null without a token. @throws HttpError 401 for an invalid one, which would get the wrong price */
export async function optionalBuyer(strapi: Core.Strapi, ctx: Context): Promise<Buyer | null> {
  if (bearerToken(ctx) === null) return null;
  await requireMember(strapi, ctx);
  return buyerOf(strapi, ctx);
}

/** Key for rate-limiting wrong guesses at discount codes. */
export function rateLimitKeyOf({ id }: { id: number }): string {
  return `member ${id}`;
}

/** Also true in the grace period after a term, in which a renewal continues the term without a gap. */
async function isActive(db: Knex, row: AccountColumns, now: Date): Promise<boolean> {
  const { memberType, memberExpiresAt } = await currentMembership(db, row, now);
  if (memberType === 'none' || memberExpiresAt === null) return false;
  if (memberExpiresAt >= now) return true;
  return memberExpiresAt.getTime() + (await readGraceDays(db)) * DAY_MS >= now.getTime();
}
