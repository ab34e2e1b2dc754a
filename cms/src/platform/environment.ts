import { unknownVariables } from '@iia/shared/environment/names';
import { publicUrlProblems, telemetrySettings } from '@iia/shared/environment/production';
import { readVariables, type Source } from '@iia/shared/environment/variables';
import { randomBytes } from 'node:crypto';
import { contradictions, seedOf, unsafeInProduction } from './environmentProblems';
import { apiVariables } from './environmentVariables';
import { backupOf, type BackupEnvironment } from './backupEnvironment';
import { gatewaysOf, type GatewaysEnvironment } from './gatewayEnvironment';
import { fileProblems, filesOf, type FilesEnvironment } from './files/filesEnvironment';
import type { ProbeAccess } from './lifecycle/probeAccess';
import { retentionOf, type RetentionSetting } from './retentionEnvironment';
import type { Keys } from './signatures';

/** The server's configuration, parsed once from its environment. */
export interface Environment {
  production: boolean;
  host: string;
  port: number;
  /** How long a stopping server still serves, so that a balancer notices. */
  drainSeconds: number;
  probes: ProbeAccess;
  /** `/readyz` warns if a disk that the server writes to has less free space. */
  minFreeDiskMb: number;
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
  gateways: GatewaysEnvironment;
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
  /** Sample data for an empty database: nothing, the catalogue, or also members, orders and accounts. */
  seed: 'off' | 'content' | 'full';
  /** Password of all sample accounts; empty for random ones. */
  seedPassword: string;
  /** JSON for machines; text for people. */
  logFormat: 'json' | 'text';
  /** Address and port of the metrics, which must not be public. Null for none. */
  metrics: { host: string; port: number } | null;
  /** File in which contract tests record the fields of inputs that are read; empty for none. */
  inputReadsFile: string;
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

type DatabaseEnvironment =
  | { client: 'sqlite'; filename: string }
  | {
      client: 'postgres';
      url: string;
      ssl: boolean;
      /** File of the authorities that may have signed its certificate; empty for the usual ones. */
      sslCa: string;
      poolMax: number;
    };

/**
 * Parses the environment.
 * @throws Error that lists every invalid, unknown, contradictory or, in production, unsafe variable in
 * one message, without secrets
 */
export function parseEnvironment(source: Source): Environment {
  const { values, problems } = readVariables(apiVariables, source);
  const production = values.NODE_ENV === 'production';
  problems.push(...unknownVariables(source), ...publicUrlProblems(values));
  problems.push(...contradictions(values, source), ...fileProblems(values, source));
  if (production) problems.push(...unsafeInProduction(values, source));
  if (problems.length > 0) throw new Error(`Invalid environment:\n- ${problems.join('\n- ')}`);

  // Outside production a missing secret is generated for this run: sessions then end with a
  // restart.
  const generated = () => randomBytes(24).toString('base64url');
  const keysOf = ([newest = generated(), ...older]: readonly string[]): Keys => [newest, ...older];
  return {
    production,
    host: values.HOST,
    port: values.PORT,
    drainSeconds: values.DRAIN_SECONDS,
    probes: { secret: values.PROBE_SECRET || null, networks: values.PROBE_NETWORKS },
    minFreeDiskMb: values.MIN_FREE_DISK_MB,
    ...telemetrySettings(values),
    publicUrl: values.PUBLIC_URL,
    proxyHops: values.PROXY_HOPS,
    corsOrigins: values.CORS_ORIGINS,
    secrets: {
      appKeys: values.APP_KEYS.length > 0 ? values.APP_KEYS : [generated()],
      apiTokenSalt: values.API_TOKEN_SALT || generated(),
      adminJwtSecrets: keysOf(values.ADMIN_JWT_SECRET),
      transferTokenSalt: values.TRANSFER_TOKEN_SALT || generated(),
      encryptionKeys: keysOf(values.ENCRYPTION_KEY),
      jwtSecrets: keysOf(values.JWT_SECRET),
    },
    database: values.DATABASE_URL
      ? {
          client: 'postgres',
          url: values.DATABASE_URL,
          ssl: values.DATABASE_SSL,
          sslCa: values.DATABASE_SSL_CA,
          poolMax: values.DATABASE_POOL_MAX,
        }
      : { client: 'sqlite', filename: values.DATABASE_FILENAME },
    files: filesOf(values),
    backup: backupOf(values),
    retentionMonths: retentionOf(values),
    purge:
      values.HOST_PURGE_URL.length > 0
        ? { urls: values.HOST_PURGE_URL, secret: values.PURGE_SECRET }
        : null,
    mail: values.EMAIL_PROVIDER
      ? {
          provider: values.EMAIL_PROVIDER,
          providerOptions: values.EMAIL_PROVIDER_OPTIONS,
          from: values.EMAIL_FROM,
        }
      : null,
    webhookSecrets: {
      bank: values.BANK_WEBHOOK_SECRET,
      sepay: values.SEPAY_WEBHOOK_SECRET,
      payos: values.PAYOS_CHECKSUM_KEY,
      casso: values.CASSO_WEBHOOK_SECRET,
    },
    gateways: gatewaysOf(values),
    authAttemptsPerMinute: values.AUTH_ATTEMPTS_PER_MINUTE,
    unpaidOrdersPerMember: values.UNPAID_ORDERS_PER_MEMBER,
    unpaidSeatsPerMember: values.UNPAID_SEATS_PER_MEMBER,
    unpaidSharePercent: values.UNPAID_SHARE_PERCENT,
    seed: seedOf(values),
    seedPassword: values.SEED_PASSWORD,
    inputReadsFile: values.INPUT_READS,
  };
}

let parsed: Environment | undefined;

/** The environment of this process. */
export function environment(): Environment {
  parsed ??= parseEnvironment(process.env);
  return parsed;
}
