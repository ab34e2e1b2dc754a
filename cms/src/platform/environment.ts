import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import type { Keys } from './signatures';

/** The server's configuration, parsed once from its environment. */
export interface Environment {
  production: boolean;
  host: string;
  port: number;
  /** The site's public URL, e.g. `https://www.example.vn`; empty if unknown. */
  publicUrl: string;
  /** Number of our own proxies in front of the API, each of which adds one address to X-Forwarded-For. */
  proxyHops: number;
  corsOrigins: string[];
  secrets: Secrets;
  database: DatabaseEnvironment;
  files: FilesEnvironment;
  backup: BackupEnvironment;
  /** How long rows are retained, in months; see src/operations/retention/rules.ts. */
  retentionMonths: Record<RetentionSetting, number>;
  /** Hosts to notify of changes. */
  purge: { urls: string[]; secret: string } | null;
  mail: { provider: string; providerOptions: Record<string, unknown>; from: string } | null;
  /**
   * Secrets with which the bank and the payment providers sign their calls; empty for those that do
   * not call.
   */
  webhookSecrets: WebhookSecrets;
  /**
   * Attempts per minute and client at each of the login, register and password calls, and at discount
   * codes that do not exist.
   */
  authAttemptsPerMinute: number;
  /** Maximum number of unpaid orders per member. */
  unpaidOrdersPerMember: number;
  /** Maximum number of unpaid seats in courses and seminars per member. */
  unpaidSeatsPerMember: number;
  /** Maximum share of an item's or option's capacity that one member may reserve without paying. */
  unpaidSharePercent: number;
  /** File in which contract tests record the fields of inputs that are read; empty for none. */
  inputReadsFile: string;
}

/** Defaults in months. The variable of `emailChanges` is `RETAIN_EMAIL_CHANGES_MONTHS`. */
const retentionDefaults = {
  /** Handled messages of the contact form. */
  contacts: 24,
  emailChanges: 12,
  /** Sessions and login attempts that have ended. */
  endedLogins: 1,
  notifications: 24,
  /** Done or failed. */
  plannedChanges: 12,
  /** Which reminder was sent to whom. */
  reminders: 24,
  /** Finished bulk actions; the audit log retains what they changed. */
  userBatches: 24,
  /** Entries that left the line or were served. */
  waitingEntries: 24,
};

export type RetentionSetting = keyof typeof retentionDefaults;

export interface BackupEnvironment {
  /** Folder of the backups; each is a folder in it. */
  folder: string;
  /** age public keys (`age1…`) that can read the backups; none for backups without encryption. */
  recipients: string[];
  /** Whether files in a bucket are copied; otherwise they are listed. */
  copiesBucket: boolean;
  /** How many backups to retain: the newest, and the newest of each week and month. */
  keep: { latest: number; weekly: number; monthly: number };
}

export interface WebhookSecrets {
  bank: string;
  sepay: string;
  payos: string;
  casso: string;
}

interface Secrets {
  appKeys: string[];
  apiTokenSalt: string;
  adminJwtSecrets: Keys;
  transferTokenSalt: string;
  encryptionKeys: Keys;
  jwtSecrets: Keys;
}

/** Where uploaded and purchased files are stored. */
export interface FilesEnvironment {
  /** Contains `uploads/` and `owners-only/`. Relative to the working directory. */
  folder: string;
  /** Replaces the folder. */
  bucket: BucketEnvironment | null;
}

/** A bucket of S3-compatible storage. */
export interface BucketEnvironment {
  name: string;
  region: string;
  /** E.g. `https://s3.example.vn`; empty for Amazon's. */
  endpoint: string;
  /** Whether the bucket's name is in the path rather than in the host name. */
  pathStyle: boolean;
  /** null to use what the machine provides, e.g. its role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

type DatabaseEnvironment =
  | { client: 'sqlite'; filename: string }
  | { client: 'postgres'; url: string; ssl: boolean; poolMax: number };

type Variables = Record<string, string | undefined>;

const secretNames = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
] as const;

/**
 * Parses the environment.
 * @throws Error that lists every missing or invalid variable in one message.
 */
export function parseEnvironment(variables: Variables): Environment {
  const problems: string[] = [];
  const production = variables.NODE_ENV === 'production';
  const missing = secretNames.filter((name) => !variables[name]);
  if (production && missing.length > 0) {
    problems.push(`${missing.join(', ')} must be set in production.`);
  }
  // Outside production a missing secret is generated for this run: sessions then end with a
  // restart.
  const secret = (name: (typeof secretNames)[number]) =>
    variables[name] || randomBytes(24).toString('base64url');

  const whole = (name: string, otherwise: number, min: number, max: number) => {
    const text = variables[name];
    if (!text) return otherwise;
    const value = Number(text);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    problems.push(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
    return otherwise;
  };

  const environment: Environment = {
    production,
    host: variables.HOST || '127.0.0.1',
    port: whole('PORT', 1337, 1, 65535),
    publicUrl: (variables.PUBLIC_URL ?? '').replace(/\/+$/, ''),
    proxyHops: whole('PROXY_HOPS', 1, 0, 10),
    corsOrigins: list(variables.CORS_ORIGINS),
    secrets: {
      appKeys: list(secret('APP_KEYS')),
      apiTokenSalt: secret('API_TOKEN_SALT'),
      adminJwtSecrets: keys(secret('ADMIN_JWT_SECRET')),
      transferTokenSalt: secret('TRANSFER_TOKEN_SALT'),
      encryptionKeys: keys(secret('ENCRYPTION_KEY')),
      jwtSecrets: keys(secret('JWT_SECRET')),
    },
    database: variables.DATABASE_URL
      ? {
          client: 'postgres',
          url: variables.DATABASE_URL,
          ssl: variables.DATABASE_SSL === 'true',
          poolMax: whole('DATABASE_POOL_MAX', 10, 1, 200),
        }
      : { client: 'sqlite', filename: variables.DATABASE_FILENAME || '.data/data.db' },
    files: parseFiles(variables, problems),
    backup: {
      folder: variables.BACKUP_FOLDER || '.data/backups',
      recipients: list(variables.BACKUP_RECIPIENTS),
      copiesBucket: variables.BACKUP_BUCKET_FILES === 'true',
      keep: {
        latest: whole('BACKUP_KEEP', 7, 1, 10_000),
        weekly: whole('BACKUP_KEEP_WEEKLY', 4, 0, 10_000),
        monthly: whole('BACKUP_KEEP_MONTHLY', 12, 0, 10_000),
      },
    },
    retentionMonths: Object.fromEntries(
      Object.entries(retentionDefaults).map(([name, months]) => [
        name,
        whole(retentionVariable(name), months, 1, 1200),
      ]),
    ) as Record<RetentionSetting, number>,
    purge: parsePurge(variables, problems),
    mail: parseMail(variables, problems),
    webhookSecrets: parseWebhookSecrets(variables, problems),
    authAttemptsPerMinute: whole('AUTH_ATTEMPTS_PER_MINUTE', 20, 1, 1_000_000),
    unpaidOrdersPerMember: whole('UNPAID_ORDERS_PER_MEMBER', 10, 1, 1_000_000),
    unpaidSeatsPerMember: whole('UNPAID_SEATS_PER_MEMBER', 50, 1, 1_000_000),
    unpaidSharePercent: whole('UNPAID_SHARE_PERCENT', 25, 1, 100),
    inputReadsFile: variables.INPUT_READS ?? '',
  };
  if (variables.UNPAID_PLACES_PER_MEMBER !== undefined) {
    problems.push('UNPAID_PLACES_PER_MEMBER is now called UNPAID_SEATS_PER_MEMBER.');
  }
  for (const key of environment.backup.recipients.filter((each) => !/^age1[0-9a-z]+$/.test(each))) {
    problems.push(`BACKUP_RECIPIENTS lists age public keys (age1…), not "${key.slice(0, 12)}…".`);
  }
  if (variables.OWNERS_FOLDER !== undefined) {
    problems.push('OWNERS_FOLDER is now FILES_FOLDER, the folder above owners-only/ and uploads/.');
  }
  if (environment.corsOrigins.includes('*')) {
    problems.push('CORS_ORIGINS names origins; "*" is not one.');
  }
  if (environment.publicUrl && !URL.canParse(environment.publicUrl)) {
    problems.push(`PUBLIC_URL must be an address, not "${environment.publicUrl}".`);
  }
  rejectProblems(problems);
  return environment;
}

const retentionVariable = (setting: string): string =>
  `RETAIN_${setting.replace(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase()}_MONTHS`;

function rejectProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(`Invalid environment:\n- ${problems.join('\n- ')}`);
}

function list(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Separated by commas, newest first. */
function keys(text: string): Keys {
  const [newest = text, ...older] = list(text);
  return [newest, ...older];
}

/** Providers choose the length of their keys; ours is chosen by the bank's administrator. */
function parseWebhookSecrets(variables: Variables, problems: string[]): WebhookSecrets {
  const secret = (name: string, minLength: number) => {
    const value = variables[name] ?? '';
    if (value && value.length < minLength) {
      problems.push(`${name} must have at least ${minLength} characters.`);
    }
    return value;
  };
  return {
    bank: secret('BANK_WEBHOOK_SECRET', 32),
    sepay: secret('SEPAY_WEBHOOK_SECRET', 16),
    payos: secret('PAYOS_CHECKSUM_KEY', 16),
    casso: secret('CASSO_WEBHOOK_SECRET', 16),
  };
}

/** For commands that need no secrets. @throws Error that lists every missing or invalid variable */
export function parseFilesEnvironment(variables: Variables): FilesEnvironment {
  const problems: string[] = [];
  const files = parseFiles(variables, problems);
  rejectProblems(problems);
  return files;
}

function parseFiles(variables: Variables, problems: string[]): FilesEnvironment {
  const { FILES_FOLDER: folder, DATABASE_URL: url, DATABASE_FILENAME: filename } = variables;
  const bucket = parseBucket(variables, problems);
  if (variables.NODE_ENV === 'production' && !folder && !bucket && url) {
    problems.push('FILES_FOLDER or S3_BUCKET must be set in production if DATABASE_URL is.');
  }
  return { folder: folder || dirname((!url && filename) || '.data/data.db'), bucket };
}

const bucketOptions = [
  'S3_REGION',
  'S3_ENDPOINT',
  'S3_PATH_STYLE',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

function parseBucket(variables: Variables, problems: string[]): BucketEnvironment | null {
  const { S3_BUCKET: name, S3_REGION: region, S3_ENDPOINT: endpoint = '' } = variables;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  if (!name) {
    const unused = bucketOptions.filter((option) => variables[option]);
    if (unused.length > 0) problems.push(`S3_BUCKET must be set where ${unused.join(', ')} is.`);
    return null;
  }
  if (!region) problems.push('S3_REGION must be set where S3_BUCKET is.');
  if (endpoint && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    problems.push(`S3_ENDPOINT must be an http(s) address, not "${endpoint}".`);
  }
  if (!accessKeyId !== !secretAccessKey) {
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.');
  }
  const pathStyle = variables.S3_PATH_STYLE || String(endpoint !== '');
  if (pathStyle !== 'true' && pathStyle !== 'false') {
    problems.push(`S3_PATH_STYLE must be true or false, not "${pathStyle}".`);
  }
  return {
    name,
    region: region ?? '',
    endpoint: endpoint.replace(/\/+$/, ''),
    pathStyle: pathStyle === 'true',
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
  };
}

function parsePurge(variables: Variables, problems: string[]): Environment['purge'] {
  const { HOST_PURGE_URL, PURGE_SECRET: secret } = variables;
  const urls = list(HOST_PURGE_URL);
  if (urls.length === 0) return null;
  for (const url of urls.filter((each) => !URL.canParse(each))) {
    problems.push(`HOST_PURGE_URL must be an address, not "${url}".`);
  }
  if (!secret) problems.push('PURGE_SECRET must be set where HOST_PURGE_URL is.');
  return { urls, secret: secret ?? '' };
}

function parseMail(variables: Variables, problems: string[]): Environment['mail'] {
  const provider = variables.EMAIL_PROVIDER;
  if (!provider) return null;
  try {
    const providerOptions: unknown = JSON.parse(variables.EMAIL_PROVIDER_OPTIONS || '{}');
    return {
      provider,
      providerOptions: providerOptions as Record<string, unknown>,
      from: variables.EMAIL_FROM ?? '',
    };
  } catch {
    problems.push('EMAIL_PROVIDER_OPTIONS must be JSON.');
    return null;
  }
}

let parsed: Environment | undefined;

/** The environment of this process. */
export function environment(): Environment {
  parsed ??= parseEnvironment(process.env);
  return parsed;
}
