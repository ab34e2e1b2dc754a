import type { ApiValues } from './environmentVariables';

/** How long rows are retained, in months; see src/operations/retention/rules.ts. */
export const retentionOf = (values: ApiValues) => ({
  contacts: values.RETAIN_CONTACTS_MONTHS,
  emailChanges: values.RETAIN_EMAIL_CHANGES_MONTHS,
  endedLogins: values.RETAIN_ENDED_LOGINS_MONTHS,
  notifications: values.RETAIN_NOTIFICATIONS_MONTHS,
  plannedChanges: values.RETAIN_PLANNED_CHANGES_MONTHS,
  reminders: values.RETAIN_REMINDERS_MONTHS,
  userBatches: values.RETAIN_USER_BATCHES_MONTHS,
  waitingEntries: values.RETAIN_WAITING_ENTRIES_MONTHS,
});

export type RetentionSetting = keyof ReturnType<typeof retentionOf>;
