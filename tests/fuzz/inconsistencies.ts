import type { TestApi } from '../support/startApi';

/** Inconsistencies that the database must not contain, each with a query that counts them. */
const QUERIES: Record<string, string> = {
  'orders without lines': `select count(*) as n from orders o
    where not exists (select 1 from order_lines l where l.order_id = o.id)`,
  'lines without an order': `select count(*) as n from order_lines l
    where not exists (select 1 from orders o where o.id = l.order_id)`,
  'orders of nobody': `select count(*) as n from orders where user_id is null`,
  'orders below nothing': `select count(*) as n from orders where total < 0`,
  'seats taken below zero': `select count(*) as n from order_places where taken < 0`,
  'users without a role': `select count(*) as n from up_users u
    where not exists (select 1 from up_users_role_lnk l where l.user_id = u.id)`,
  'roles of no user': `select count(*) as n from up_users_role_lnk l
    where not exists (select 1 from up_users u where u.id = l.user_id)`,
  'notifications of nobody': `select count(*) as n from notifications x
    where not exists (select 1 from up_users u where u.id = x.user_id)`,
  'renewals of nobody': `select count(*) as n from renew_requests x
    where not exists (select 1 from up_users u where u.id = x.user_id)`,
};

/** The inconsistencies in the database. */
export async function inconsistencies({ sql }: TestApi): Promise<string[]> {
  const found: string[] = [];
  for (const [what, query] of Object.entries(QUERIES)) {
    const [row] = await sql<{ n: number | string }>(query);
    if (Number(row?.n) !== 0) found.push(`${row?.n} ${what}`);
  }
  return found;
}
