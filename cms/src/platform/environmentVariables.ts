import type { ApiName } from '@iia/shared/environment/names';
import { commonVariables, portVariable } from '@iia/shared/environment/production';
import {
  choice,
  flag,
  httpUrl,
  listOf,
  origin,
  secret,
  text,
  wholeNumber,
  type Values,
  type Variable,
} from '@iia/shared/environment/variables';
import { gatewayVariables } from './gatewayEnvironment';
import { probeNetworks } from './lifecycle/probeAccess';

const backups = { min: 0, max: 10_000 };
const retention = (rows: string, fallback: number) =>
  wholeNumber(`how long to retain ${rows}`, { fallback, min: 1, max: 1_200, unit: 'months' });
const seats = { min: 1, max: 1_000_000 };
/** Checked in production only: elsewhere any text is one. */
const ownSecret = (meaning: string): Variable<string> => ({
  ...secret(meaning, 1),
  rule: 'in production at least 32 random characters',
});
/** `npm run docs:configuration` updates their table in the documentation. */
export const apiVariables = {
  ...commonVariables,
  PROBE_NETWORKS: probeNetworks,
  HOST: text('address to listen on', '127.0.0.1'),
  PORT: portVariable(1337),
  PROXY_HOPS: wholeNumber(
    'our own proxies in front of the API, the web host included, each of which appends an address to `X-Forwarded-For`',
    { fallback: 1, min: 0, max: 10 },
  ),
  CORS_ORIGINS: listOf(origin("other sites' origins that may read the API")),
  APP_KEYS: listOf(ownSecret('signs cookies; the first key signs, all are accepted')),
  API_TOKEN_SALT: ownSecret('required by Strapi; API tokens are disabled'),
  ADMIN_JWT_SECRET: listOf(
    ownSecret('signs sessions of the panel and previews; the first key signs, all are accepted'),
  ),
  TRANSFER_TOKEN_SALT: ownSecret('required by Strapi; transfer tokens are disabled'),
  ENCRYPTION_KEY: listOf(
    ownSecret(
      'encrypts authenticator secrets, signs recovery codes and tickets; the first key is used for new ones, all are accepted',
    ),
  ),
  JWT_SECRET: listOf(
    ownSecret("signs members' sessions, codes and links; the first key signs, all are accepted"),
  ),
  DATABASE_URL: {
    ...text('PostgreSQL, with user and password'),
    rule: 'an address postgres://…',
    isSecret: true,
    parse: (given) => (/^postgres(?:ql)?:\/\/\S+$/.test(given) ? given : null),
  },
  DATABASE_SSL: flag('connects to PostgreSQL by TLS, and verifies its certificate'),
  DATABASE_SSL_CA: text(
    'file with the certificate of the authority that signed it, in PEM, unless a public one did',
  ),
  DATABASE_POOL_MAX: wholeNumber('connections to PostgreSQL of one process', {
    fallback: 10,
    min: 1,
    max: 200,
  }),
  DATABASE_FILENAME: text("SQLite's file, without `DATABASE_URL`", '.data/data.db'),
  FILES_FOLDER: {
    ...text('folder of `uploads/` and `owners-only/`, shared by all API machines'),
    shownFallback: "the database file's folder",
  },
  S3_BUCKET: text('bucket of S3-compatible storage, which replaces the folder'),
  S3_REGION: text('its region'),
  S3_ENDPOINT: httpUrl('address of the storage; empty for Amazon S3'),
  S3_PATH_STYLE: {
    ...choice("whether the bucket's name is in the path rather than in the host name", [
      'true',
      'false',
    ]),
    shownFallback: 'true with `S3_ENDPOINT`',
  },
  S3_ACCESS_KEY_ID: text("its key, unless the machine's role has access"),
  S3_SECRET_ACCESS_KEY: secret("the key's secret", 1),
  BACKUP_FOLDER: {
    ...text('folder of the backups, outside the code'),
    shownFallback: '.data/backups; none in production',
  },
  BACKUP_RECIPIENTS: listOf({
    ...text('public keys of age that can read the backups; without one they are not encrypted'),
    rule: 'a public key of age, age1…',
    isSecret: true,
    parse: (given) => (/^age1[0-9a-z]+$/.test(given) ? given : null),
  }),
  BACKUP_BUCKET_FILES: flag('copies the files of the bucket instead of only listing them'),
  BACKUP_KEEP: wholeNumber('newest backups to retain', { ...backups, fallback: 7, min: 1 }),
  BACKUP_KEEP_WEEKLY: wholeNumber('weeks whose newest backup is retained', {
    ...backups,
    fallback: 4,
  }),
  BACKUP_KEEP_MONTHLY: wholeNumber('months whose newest backup is retained', {
    ...backups,
    fallback: 12,
  }),
  RETAIN_CONTACTS_MONTHS: retention('handled messages of the contact form', 24),
  RETAIN_EMAIL_CHANGES_MONTHS: retention('changes of an email address', 12),
  RETAIN_ENDED_LOGINS_MONTHS: retention('sessions and login attempts that have ended', 1),
  RETAIN_NOTIFICATIONS_MONTHS: retention('notifications', 24),
  RETAIN_PLANNED_CHANGES_MONTHS: retention('scheduled publications that are done or failed', 12),
  RETAIN_REMINDERS_MONTHS: retention('records of sent reminders', 24),
  RETAIN_USER_BATCHES_MONTHS: retention(
    'finished bulk actions; the audit log retains what they changed',
    24,
  ),
  RETAIN_WAITING_ENTRIES_MONTHS: retention('entries that left a waiting list or were served', 24),
  MIN_FREE_DISK_MB: wholeNumber(
    'free space below which `/readyz` warns, on each disk that the server writes to',
    { fallback: 50, min: 0, max: 1_000_000, unit: 'megabytes' },
  ),
  HOST_PURGE_URL: listOf(httpUrl('purge address of each web host, https://…/_host/purge')),
  EMAIL_PROVIDER: text(
    "Strapi's email provider, e.g. `nodemailer`; without one, emails wait in the outbox; in development they are written to files",
  ),
  EMAIL_PROVIDER_OPTIONS: {
    ...text('its options, with its password'),
    rule: 'an object in JSON',
    fallback: {},
    shownFallback: '{}',
    isSecret: true,
    parse: parseObject,
  },
  EMAIL_FROM: text('sender of emails, e.g. `Viện <thu@example.vn>`'),
  BANK_WEBHOOK_SECRET: secret('verifies calls of the bank; without it they are rejected', 32),
  SEPAY_WEBHOOK_SECRET: secret('verifies calls of SePay; without it they are rejected', 16),
  PAYOS_CHECKSUM_KEY: secret('verifies calls of payOS; without it they are rejected', 16),
  CASSO_WEBHOOK_SECRET: secret('verifies calls of Casso; without it they are rejected', 16),
  ...gatewayVariables,
  AUTH_ATTEMPTS_PER_MINUTE: wholeNumber(
    'attempts per client at each login, register, password, contact and certificate call, and at unknown discount codes',
    { ...seats, fallback: 20 },
  ),
  UNPAID_ORDERS_PER_MEMBER: wholeNumber('unpaid orders per member', { ...seats, fallback: 10 }),
  UNPAID_SEATS_PER_MEMBER: wholeNumber('unpaid seats in courses and seminars per member', {
    ...seats,
    fallback: 50,
  }),
  UNPAID_SHARE_PERCENT: wholeNumber(
    "share of an item's seats that one member may reserve without paying",
    { fallback: 25, min: 1, max: 100, unit: 'a percentage' },
  ),
  SEED: {
    ...choice('sample data for an empty database', ['full', 'content', 'off']),
    shownFallback: 'full; in production off',
  },
  SEED_PASSWORD: secret('password of all sample accounts, else random ones', 1),
  INPUT_READS: text('for contract tests: a file that records each input field read'),
  STRAPI_TELEMETRY_DISABLED: flag("read by Strapi: sends nothing to Strapi's makers"),
} satisfies Record<ApiName, Variable<unknown>>;

export type ApiValues = Values<typeof apiVariables>;

function parseObject(given: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(given);
    const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
    return isObject ? (parsed as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
