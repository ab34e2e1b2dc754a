import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { hostname } from 'node:os';
import { networkOf } from '../auth/login-sessions/recordLogin';
import { memberOf } from '../auth/memberCall';
import { actorName } from '../../platform/panel-writes/actor';
import { query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import type { AuditActor } from './AuditEntry';

/** The staff member admitted by the route's policy. */
export async function staffActor(strapi: Core.Strapi, ctx: Context): Promise<AuditActor> {
  const { id, sessionId } = memberOf(ctx);
  return accountActor(strapi, { id, sessionId, ip: ctx.request.ip });
}

interface Acting {
  id: number;
  /** No session for a signed link, which any browser may open. */
  sessionId?: string;
  ip: string;
}

export async function accountActor(
  strapi: Core.Strapi,
  { id, sessionId, ip }: Acting,
): Promise<AuditActor> {
  const [account] = await query<{ id: string; name: string; session: string | null }>(
    strapi.db.connection,
    `select u.document_id as id, coalesce(nullif(u.full_name, ''), u.username) as name,
            (select login.document_id from login_sessions login
             join ${tables.sessions} session on session.device_id = login.device_id
             where session.session_id = ?) as session
     from ${tables.users} u where u.id = ?`,
    [sessionId ?? '', id],
  );
  if (!account) throw new Error(`Account ${id} no longer exists.`);
  return { kind: 'staff', ...account, network: networkOf(ip) };
}

/** Undefined unless the call comes from the panel. */
export function panelAuditActor(strapi: Core.Strapi): AuditActor | undefined {
  const name = actorName(strapi);
  const ctx = strapi.requestContext.get();
  if (name === undefined || ctx === undefined) return undefined;
  const { id } = (ctx.state as { user: { id: number } }).user;
  return { kind: 'panel', id: String(id), name, session: null, network: networkOf(ctx.request.ip) };
}

/** A command on the server, run by its operator. */
export const serverActor = (): AuditActor => ({
  kind: 'panel',
  id: '0',
  name: `Máy chủ ${hostname()}`,
  session: null,
  network: null,
});
