import type { Core } from '@strapi/strapi';
import { preparedQuery, type Stamp } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { roleJoin } from './accounts';
import { HttpError } from '../../platform/errors/HttpError';
import type { MemberType } from '../../generated/types';

export interface Member {
  id: number;
  documentId: string;
  roleType: string;
  /** The token expires with this session. */
  sessionId: string;
  /** Whether this session has verified a second-factor code. */
  hasVerifiedCode: boolean;
  account: AccountColumns;
}

/** What an order needs of the account, read with the token. */
export interface AccountColumns {
  id: number;
  email: string;
  confirmed: boolean | number | null;
  member_type: MemberType | null;
  member_expires_at: Stamp | null;
  member_changes_at: Stamp | null;
}

interface MemberRow extends AccountColumns {
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
  const [row] = await preparedQuery<MemberRow>(
    strapi.db.connection,
    `select member.id, member.document_id, member.email, member.confirmed, member.member_type,
            member.member_expires_at, member.member_changes_at, role.type as role_type,
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
  const {
    document_id: documentId,
    role_type: roleType,
    has_shown_code: verified,
    ...account
  } = row;
  return {
    id: account.id,
    documentId,
    roleType,
    sessionId,
    hasVerifiedCode: Boolean(verified),
    account,
  };
}

/** The site redirects to login and back. */
export function sessionEnded(): HttpError {
  return new HttpError(
    401,
    'UnauthorizedError',
    'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại.',
  );
}
