import { tables } from '../../platform/tables';

/**
 * What happens to a row of the closed account:
 * - `move`: it moves to the remaining account, once `resolveConflicts.ts` has resolved unique-key conflicts.
 * - `forget`: it only served the closed account's logins or notifications.
 * - `stay`: it records what happened to the closed account, or belongs to panel users.
 */
type MergeRule = 'move' | 'forget' | 'stay';

/** Every column that refers to an account by its row id, by table. A test compares it with the database. */
export const userColumns: Readonly<Record<string, Readonly<Record<string, MergeRule>>>> = {
  orders: { user_id: 'move' },
  renew_requests: { user_id: 'move' },
  refunds: { user_id: 'move' },
  membership_terms: { user_id: 'move' },
  membership_seats: { company_id: 'move', holder_id: 'move' },
  waiting_entries: { user_id: 'move' },
  discount_uses: { user_id: 'move' },
  [tables.certificateHolders]: { user_id: 'move' },
  attendance_certificates: { user_id: 'move' },
  cpe_entries: { user_id: 'move' },
  cpe_evidence: { user_id: 'move' },
  cpe_practice: { user_id: 'move' },
  course_progress: { user_id: 'move' },
  lesson_progress: { user_id: 'move' },
  lesson_openings: { user_id: 'move' },
  quiz_attempts: { user_id: 'move' },
  instructor_questions: { user_id: 'move' },
  notifications: { user_id: 'move' },
  reminders: { user_id: 'move' },
  // The latest choice wins, whichever account made it.
  consents: { user_id: 'move' },

  study_clocks: { user_id: 'forget' },
  login_sessions: { user_id: 'forget' },
  login_challenges: { user_id: 'forget' },
  second_factors: { user_id: 'forget' },
  recovery_codes: { user_id: 'forget' },
  passkeys: { user_id: 'forget' },
  passkey_challenges: { user_id: 'forget' },
  email_changes: { user_id: 'forget' },

  // Marks the account as closed.
  account_deletions: { user_id: 'stay' },
  user_batch_rows: { user_id: 'stay' },
  user_batches: { caller_id: 'stay' },
  [tables.userRoles]: { user_id: 'stay' },
  // Deleted by the trigger of a blocked account.
  [tables.sessions]: { user_id: 'stay' },
  admin_second_factors: { user_id: 'stay' },
  admin_recovery_codes: { user_id: 'stay' },
  admin_login_proofs: { user_id: 'stay' },
  admin_passkeys: { user_id: 'stay' },
  admin_passkey_challenges: { user_id: 'stay' },
  [tables.panelUserRoles]: { user_id: 'stay' },
  strapi_api_tokens_admin_user_owner_lnk: { user_id: 'stay' },
};

/** As `[table, column]` pairs. */
export function columnsOf(rule: MergeRule): [string, string][] {
  return Object.entries(userColumns).flatMap(([table, columns]) =>
    Object.entries(columns)
      .filter(([, given]) => given === rule)
      .map(([column]): [string, string] => [table, column]),
  );
}
