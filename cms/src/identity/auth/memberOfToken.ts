import type { Core } from '@strapi/strapi';
import { query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { roleJoin } from './roleJoin';

export interface Member {
  id: number;
  documentId: string;
  roleType: string;
  /** The token expires with this session. */
  sessionId: string;
  /** Whether this session has verified a second-factor code. */
  hasVerifiedCode: boolean;
}

interface MemberRow {
  id: number;
  document_id: string;
  role_type: string;
  has_shown_code: boolean | number;
}

/** Runs one statement. @returns null if the token or its session has ended, or the account is blocked */
export async function memberOfToken(strapi: Core.Strapi, token: string): Promise<Member | null> {
  const { isValid, payload } = strapi
    .sessionManager('users-permissions')
    .validateAccessToken(token);
  if (!isValid || !payload) return null;
  const { userId, sessionId } = payload;
  const [row] = await query<MemberRow>(
    strapi.db.connection,
    `select member.id, member.document_id, role.type as role_type,
            login.second_factor_at is not null as has_shown_code
     from ${tables.users} member
     join ${tables.sessions} session
       on session.session_id = ? and session.user_id = ? and session.origin = 'users-permissions'
     left join login_sessions login on login.device_id = session.device_id
     ${roleJoin('member')}
     where member.id = ? and coalesce(member.blocked, false) = false`,
    [sessionId, String(userId), Number(userId)],
  );
  if (!row) return null;
  return {
    id: row.id,
    documentId: row.document_id,
    roleType: row.role_type,
    sessionId,
    hasVerifiedCode: Boolean(row.has_shown_code),
  };
}
