import type { RetentionSetting } from '../../platform/retentionEnvironment';
import { tables } from '../../platform/tables';

/** What happens to the rows of a table as they age. */
export type Rule = Always | DeletedBy | Expiring;

/** No row is deleted for its age. */
interface Always {
  always: keyof typeof reasons;
}

/** Rows are deleted by this scheduled task. */
interface DeletedBy {
  task: string;
}

/** Rows older than the setting are deleted at night. */
export interface Expiring {
  setting: RetentionSetting;
  /** The moment from which a row's age counts. */
  since: string;
  /** Whether the column contains milliseconds instead of a timestamp. */
  isMilliseconds?: boolean;
  /** An SQL condition for rows that may be deleted; all by default. */
  where?: string;
  /** Unique together; `id` by default. */
  key?: readonly string[];
}

/** Why rows are never deleted for their age. The law behind each is in docs/operations/retention.md. */
export const reasons = {
  accounting:
    'Orders, payments and what they grant: accounting documents, and the proof of what a member owns.',
  certificates:
    'Certificates and continuing education with their proof, which anyone may verify later.',
  audit: 'What staff did; append-only (docs/decisions/0114).',
  consent: 'Proof of consents and of deletions on request.',
  accounts: 'Accounts and their credentials, until the account is deleted: a few rows each.',
  content: 'What editors publish, with a limited number of versions.',
  derived: 'Computed from other tables: a row for each record, hour, day or month.',
  limits: 'Counters that rate-limiter-flexible deletes soon after they expire.',
  settings: 'Settings of the server: they do not grow.',
} as const;

const always = (reason: keyof typeof reasons, ...names: readonly string[]): [string, Rule][] =>
  names.map((name) => [name, { always: reason }]);

/** By table name. */
const rules: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ...always(
    'accounting',
    'bank_transaction_allocations',
    'bank_transaction_sources',
    'bank_transactions',
    'discount_uses',
    'membership_seats',
    'membership_terms',
    'order_lines',
    'order_places',
    'order_status_changes',
    'orders',
    'payment_attempts',
    'refunds',
    'renew_requests',
    'statement_reversals',
    'ticket_attendees',
    'transfer_locks',
  ),
  ...always(
    'certificates',
    'attendance_certificates',
    'attendance_scans',
    'certificate_statuses',
    tables.certificateHolders,
    'course_progress',
    'cpe_entries',
    'cpe_practice',
    'instructor_questions',
    'lesson_openings',
    'lesson_progress',
    'quiz_attempts',
    'study_clocks',
    'unfinished_attendance',
  ),
  ...always('audit', 'audit_entries'),
  ...always('consent', 'account_deletions', 'consents'),
  ...always(
    'accounts',
    tables.users,
    tables.userRoles,
    tables.panelUsers,
    tables.panelUserRoles,
    'admin_login_proofs',
    'admin_passkeys',
    'admin_recovery_codes',
    'admin_second_factors',
    'passkeys',
    'recovery_codes',
    'second_factors',
  ),
  ...always(
    'content',
    'old_slugs',
    // From an old site: a row for each of its records and addresses.
    'moved_records',
    'redirects',
    // At most 50 for each record.
    'panel_versions',
  ),
  ['letters', { task: 'purgeEmails' }],
  ['letter_bodies', { task: 'purgeEmails' }],
  ['login_sessions', { task: 'forgetEndedSessions' }],
  ['cpe_evidence', { task: 'tidyCpeEvidence' }],
  // With its batch.
  ['user_batch_rows', { task: 'deleteExpiredRows' }],
  ['rate_limits', { always: 'limits' }],
  [tables.sessions, { setting: 'endedLogins', since: 'absolute_expires_at' }],
  ...['login_challenges', 'passkey_challenges', 'admin_passkey_challenges'].map(
    (name): [string, Rule] => [
      name,
      { setting: 'endedLogins', since: 'expires_at', key: ['digest'] },
    ],
  ),
  ['notifications', { setting: 'notifications', since: 'sent_at' }],
  ['contacts', { setting: 'contacts', since: 'created_at', where: 'handled = true' }],
  ['email_changes', { setting: 'emailChanges', since: 'asked_at' }],
  [
    'waiting_entries',
    {
      setting: 'waitingEntries',
      since: 'updated_at',
      where: "state not in ('waiting', 'offered')",
    },
  ],
  [
    'planned_changes',
    { setting: 'plannedChanges', since: 'due_at', where: "state in ('done', 'failed')" },
  ],
  ['user_batches', { setting: 'userBatches', since: 'finished_at', isMilliseconds: true }],
  [
    'reminders',
    {
      setting: 'reminders',
      since: 'sent_at',
      isMilliseconds: true,
      key: ['user_id', 'kind', 'day'],
    },
  ],
]);

/** Groups of tables whose names Strapi or SQLite derives. */
const patterns: readonly [RegExp, Rule][] = [
  [/^(analysis|member_terms|search)(_|$)/, { always: 'derived' }],
  [/^(admin|up)_(permissions|roles)(_|$)/, { always: 'settings' }],
  [/^(database_release|i18n_locale)$/, { always: 'settings' }],
  [
    /^strapi_(core_store_settings|database_schema|migrations|migrations_internal)$/,
    { always: 'settings' },
  ],
  [/^strapi_(api_token|transfer_token|webhooks|workflows)/, { always: 'settings' }],
  // Tables of disabled Strapi features.
  [
    /^strapi_(ai_localization_jobs|ai_metadata_jobs|history_versions|releases?)(_|$)/,
    { always: 'settings' },
  ],
  [/^(components|trang)_/, { always: 'content' }],
  [/^(files|upload_folders)(_|$)/, { always: 'content' }],
  [
    /^(about_pages|co_managers|company_informations|course_categories|courses|cpe_duties|discounts|document_categories|documents|home_pages|member_benefits|membership_settings|news_categories|news_posts|partners|quantity_discount_rules|seminars|services|standard_lists|standard_pages|user_renew_prices)(_|$)/,
    { always: 'content' },
  ],
];

/** Undefined for a table without a rule. */
export function ruleOf(table: string): Rule | undefined {
  return rules.get(table) ?? patterns.find(([pattern]) => pattern.test(table))?.[1];
}

/** The tables whose rows expire. */
export const expiring: readonly (readonly [table: string, rule: Expiring])[] = [...rules].flatMap(
  ([table, rule]) => ('setting' in rule ? [[table, rule] as const] : []),
);
