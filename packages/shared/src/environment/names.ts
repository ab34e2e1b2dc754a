import type { Source } from './variables';

/** Variables that both programs read. */
export const commonNames = [
  'NODE_ENV',
  'LOCAL_TRIAL',
  'ENV_PATH',
  'HOST',
  'PORT',
  'PUBLIC_URL',
  'PURGE_SECRET',
  'LOG_FORMAT',
  'METRICS_HOST',
  'METRICS_PORT',
  'DRAIN_SECONDS',
  'PROBE_SECRET',
  'PROBE_NETWORKS',
] as const;

/** Variables of the web host, declared in `host/env.ts`. */
export const hostNames = [
  ...commonNames,
  'API_URL',
  'TRUST_PROXY',
  'CACHE_MB',
  'CACHE_FRESH_SECONDS',
  'API_TIMEOUT_MS',
  'PROXY_TIMEOUT_MS',
  'ICON_SERVICE_URL',
  'SERVICE_WORKER',
  'LOG_LEVEL',
  'ACCESS_LOG',
] as const;

/** Variables of the content server, declared in `cms/src/platform/environment.ts`. */
export const apiNames = [
  ...commonNames,
  'PROXY_HOPS',
  'CORS_ORIGINS',
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
  'DATABASE_URL',
  'DATABASE_SSL',
  'DATABASE_SSL_CA',
  'DATABASE_POOL_MAX',
  'DATABASE_FILENAME',
  'FILES_FOLDER',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ENDPOINT',
  'S3_PATH_STYLE',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_FOLDER',
  'BACKUP_RECIPIENTS',
  'BACKUP_BUCKET_FILES',
  'BACKUP_KEEP',
  'BACKUP_KEEP_WEEKLY',
  'BACKUP_KEEP_MONTHLY',
  'RETAIN_CONTACTS_MONTHS',
  'RETAIN_EMAIL_CHANGES_MONTHS',
  'RETAIN_ENDED_LOGINS_MONTHS',
  'RETAIN_NOTIFICATIONS_MONTHS',
  'RETAIN_PLANNED_CHANGES_MONTHS',
  'RETAIN_REMINDERS_MONTHS',
  'RETAIN_USER_BATCHES_MONTHS',
  'RETAIN_WAITING_ENTRIES_MONTHS',
  'MIN_FREE_DISK_MB',
  'HOST_PURGE_URL',
  'EMAIL_PROVIDER',
  'EMAIL_PROVIDER_OPTIONS',
  'EMAIL_FROM',
  'BANK_WEBHOOK_SECRET',
  'SEPAY_WEBHOOK_SECRET',
  'PAYOS_CHECKSUM_KEY',
  'CASSO_WEBHOOK_SECRET',
  'VNPAY_TMN_CODE',
  'VNPAY_HASH_SECRET',
  'VNPAY_PAYMENT_URL',
  'VNPAY_QUERY_URL',
  'PAYOS_CLIENT_ID',
  'PAYOS_API_KEY',
  'PAYOS_API_URL',
  'PAYOS_CHECKOUT_URL',
  'AUTH_ATTEMPTS_PER_MINUTE',
  'UNPAID_ORDERS_PER_MEMBER',
  'UNPAID_SEATS_PER_MEMBER',
  'UNPAID_SHARE_PERCENT',
  'SEED',
  'SEED_PASSWORD',
  'INPUT_READS',
  'STRAPI_TELEMETRY_DISABLED',
] as const;

export type HostName = (typeof hostNames)[number];
export type ApiName = (typeof apiNames)[number];

/**
 * Variables of other programs that begin like ours: the ports of `npm start` and `npm run dev`, a folder from systemd.
 */
const foreign: readonly string[] = ['API_PORT', 'CACHE_DIRECTORY'];

/** Kubernetes adds these for each service of a namespace, which may be called `database` or `email`. */
const kubernetes = /_(SERVICE_(HOST|PORT)(_\w+)?|PORT(_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?)?)$/;

const formerNames: Readonly<Record<string, ApiName>> = {
  UNPAID_PLACES_PER_MEMBER: 'UNPAID_SEATS_PER_MEMBER',
};

/** First words of our names that other programs use as well. */
const commonWords: readonly string[] = [
  'API',
  'APP',
  'ENV',
  'HOST',
  'INPUT',
  'LOCAL',
  'LOG',
  'NODE',
  'PUBLIC',
  'STRAPI',
];

/** Of both programs, which may share one file of variables. */
const known: readonly string[] = [...new Set<string>([...hostNames, ...apiNames])];

const firstWord = (name: string): string => /^([A-Z][A-Z\d]*)_/.exec(name)?.[1] ?? '';

const ownWords = new Set(known.map(firstWord));
for (const word of [...commonWords, '']) ownWords.delete(word);

/** Returns a sentence about each unknown variable that looks like ours: misspelled, or of an older release. */
export function unknownVariables(source: Source): string[] {
  return Object.keys(source).flatMap((name) => {
    if (known.includes(name) || foreign.includes(name)) return [];
    const renamed = formerNames[name];
    if (renamed) return `${name} is now called ${renamed}.`;
    const meant = known.find((other) => isMisspelling(name.toUpperCase(), other));
    if (meant) return `${name} is unknown; did you mean ${meant}?`;
    if (!ownWords.has(firstWord(name)) || kubernetes.test(name)) return [];
    return `${name} is unknown; docs/operations/configuration.md lists all variables.`;
  });
}

/** In short names, changing a character often yields another valid word. */
function isMisspelling(name: string, other: string): boolean {
  const allowed = other.length < 6 ? 0 : other.length < 10 ? 1 : 2;
  return Math.abs(name.length - other.length) <= allowed && distance(name, other) <= allowed;
}

/** The number of inserted, deleted, replaced and swapped characters (optimal string alignment). */
function distance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= from.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(from.length, to.length);
}
