import type { ApiValues } from './environmentVariables';

export interface BackupEnvironment {
  /** Folder of the backups; each is a folder in it. Null in production if none is set. */
  folder: string | null;
  /** age public keys (`age1…`) that can read the backups; none for backups without encryption. */
  recipients: string[];
  /** Whether files in a bucket are copied; otherwise they are listed. */
  copiesBucket: boolean;
  /** How many backups to retain: the newest, and the newest of each week and month. */
  keep: { latest: number; weekly: number; monthly: number };
}

export const backupOf = (values: ApiValues): BackupEnvironment => ({
  folder: values.BACKUP_FOLDER || (values.NODE_ENV === 'production' ? null : '.data/backups'),
  recipients: values.BACKUP_RECIPIENTS,
  copiesBucket: values.BACKUP_BUCKET_FILES,
  keep: {
    latest: values.BACKUP_KEEP,
    weekly: values.BACKUP_KEEP_WEEKLY,
    monthly: values.BACKUP_KEEP_MONTHLY,
  },
});
