import type { SecurityEvent } from './securityEvent';

type Call = Pick<SecurityEvent, 'action' | 'category' | 'type'>;

const accountChange = (action: string): Call => ({ action, category: 'iam', type: 'change' });

/**
 * Calls with which members change their own accounts; their success is a security event. Logins, failures and what
 * staff do
 * are recorded where they happen.
 */
const calls: Readonly<Record<string, Call>> = {
  'POST /auth/local/register': accountChange('account_registered'),
  'POST /auth/forgot-password': accountChange('password_reset_requested'),
  'POST /auth/reset-password': accountChange('password_reset'),
  'POST /auth/change-password': accountChange('password_changed'),
  'POST /security/email': accountChange('email_change_requested'),
  'POST /auth/confirm-email': accountChange('email_changed'),
  'POST /auth/stop-email-change': accountChange('email_change_stopped'),
  'POST /security/second-factor/confirm': accountChange('own_second_factor_set'),
  'POST /security/second-factor/off': accountChange('own_second_factor_removed'),
  'POST /security/second-factor/codes': accountChange('own_recovery_codes_replaced'),
  'POST /security/passkeys/add': accountChange('own_passkey_added'),
  'POST /security/passkeys/remove': accountChange('own_passkey_removed'),
  'POST /security/end-session': accountChange('own_session_ended'),
  'POST /security/end-other-sessions': accountChange('own_sessions_ended'),
  'GET /personal-data/export': {
    action: 'own_data_exported',
    category: 'database',
    type: 'access',
  },
  'POST /personal-data/delete': accountChange('account_deletion_requested'),
};

export const securityCalls: readonly string[] = Object.keys(calls);

/** @param route its pattern, e.g. `/api/auth/change-password` */
export function securityCall(method: string, route: string): Call | undefined {
  const name = `${method} ${route.replace(/^\/api/, '')}`;
  return Object.hasOwn(calls, name) ? calls[name] : undefined;
}
