import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { bearerToken } from '../auth/bearerToken';
import { requireMember } from '../auth/requireMember';
import { query, toDate } from '../platform/sql/query';
import type { Buyer } from './types';
import { tables } from '../platform/tables';

interface AccountRow {
  email: string;
  confirmed: boolean | number | null;
  member_type: string | null;
  member_expires_at: number | string | Date | null;
}

export async function buyerOf(strapi: Core.Strapi, ctx: Context): Promise<Buyer> {
  const { id } = ctx.state.user as { id: number };
  const [row] = await query<AccountRow>(
    strapi.db.connection,
    `select email, confirmed, member_type, member_expires_at from ${tables.users} where id = ?`,
    [id],
  );
  if (row === undefined) throw new Error(`Account ${id} does not exist.`);
  return {
    id,
    email: row.email,
    confirmed: Boolean(row.confirmed),
    activeMembership: isActive(row, new Date()),
  };
}

/** Null without a token. @throws Fault 401 for an invalid one: it would be quoted the wrong price */
export async function optionalBuyer(strapi: Core.Strapi, ctx: Context): Promise<Buyer | null> {
  if (bearerToken(ctx) === null) return null;
  await requireMember(strapi, ctx);
  return buyerOf(strapi, ctx);
}

/** Key for rate-limiting wrong guesses at discount codes. */
export function rateLimitKeyOf({ id }: { id: number }): string {
  return `member ${id}`;
}

function isActive(row: AccountRow, now: Date): boolean {
  if (!row.member_type || row.member_type === 'none') return false;
  return row.member_expires_at !== null && toDate(row.member_expires_at) > now;
}
