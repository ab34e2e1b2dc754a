import type { Core } from '@strapi/strapi';

/** Who calls, as far as every call needs it. */
export interface Member {
  id: number;
  documentId: string;
  roleType: string;
  /** The session that the token belongs to; it ends with the session. */
  sessionId: string;
}

interface MemberRow {
  id: number;
  document_id: string;
  role_type: string | null;
}

/**
 * The member whom an access token stands for, in one statement.
 * @returns null where the token is bad or out of date, its session has ended, or the account is blocked.
 */
export async function memberOfToken(strapi: Core.Strapi, token: string): Promise<Member | null> {
  const { isValid, payload } = strapi
    .sessionManager('users-permissions')
    .validateAccessToken(token);
  if (!isValid || !payload) return null;
  const { userId, sessionId } = payload;
  const row: MemberRow | undefined = await strapi.db
    .connection('up_users as member')
    .join('strapi_sessions as session', (on) =>
      on
        .onVal('session.session_id', sessionId)
        .andOnVal('session.user_id', String(userId))
        .andOnVal('session.origin', 'users-permissions'),
    )
    .leftJoin('up_users_role_lnk as link', 'link.user_id', 'member.id')
    .leftJoin('up_roles as role', 'role.id', 'link.role_id')
    .where('member.id', Number(userId))
    .where((either) => either.where('member.blocked', false).orWhereNull('member.blocked'))
    .select('member.id', 'member.document_id', 'role.type as role_type')
    .first();
  if (!row) return null;
  return {
    id: row.id,
    documentId: row.document_id,
    roleType: row.role_type ?? 'authenticated',
    sessionId,
  };
}
