import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Knex } from 'knex';
import { query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';

/** A login to the panel admitted by Strapi's own strategy. */
export interface PanelLogin {
  /** The row id of the panel user. */
  id: number;
  documentId: string;
  email: string;
  /** The password hash. */
  password: string;
  sessionId: string;
  ip: string;
}

export function panelLoginOf(ctx: Context): PanelLogin {
  const { user, session } = ctx.state as {
    user: Omit<PanelLogin, 'sessionId' | 'ip'>;
    session: { id: string };
  };
  const { id, documentId, email, password } = user;
  return { id, documentId, email, password, sessionId: session.id, ip: ctx.request.ip };
}

/** Whether this login has proved the second factor. */
export async function isProved(
  db: Knex,
  { id, sessionId }: Pick<PanelLogin, 'id' | 'sessionId'>,
): Promise<boolean> {
  const found = await query(
    db,
    `select proof.user_id from admin_login_proofs proof
     join ${tables.sessions} session on session.device_id = proof.device_id
     join admin_second_factors factor on factor.user_id = proof.user_id
     where session.session_id = ? and session.user_id = ? and session.origin = 'admin'
       and proof.user_id = ? and factor.confirmed_at is not null`,
    [sessionId, String(id), id],
  );
  return found.length > 0;
}

/** Also deletes proofs of logins that have ended. */
export async function recordProof(trx: Knex, { id, sessionId }: PanelLogin): Promise<void> {
  const own = `from ${tables.sessions} where user_id = ? and origin = 'admin'`;
  await query(
    trx,
    `delete from admin_login_proofs where user_id = ?
       and device_id not in (select device_id ${own} and device_id is not null)`,
    [id, String(id)],
  );
  await query(
    trx,
    `insert into admin_login_proofs (device_id, user_id, proved_at)
     select device_id, ?, ? ${own} and session_id = ?
     on conflict (device_id) do update set user_id = excluded.user_id, proved_at = excluded.proved_at`,
    [id, new Date(), String(id), sessionId],
  );
}

/** Serializes changes of a panel user's second factor. */
export async function lockPanelUser<Done>(
  strapi: Core.Strapi,
  id: number,
  work: (trx: Knex.Transaction) => Promise<Done>,
): Promise<Done> {
  return await strapi.db.transaction(async ({ trx }) => {
    // On SQLite this starts the write transaction, which is exclusive.
    await query(trx, `update ${tables.panelUsers} set id = id where id = ?`, [id]);
    return work(trx);
  });
}
