import { type HostName, unknownVariables } from '@iia/shared/environment/names';
import {
  commonVariables,
  portVariable,
  publicUrlProblems,
  secretProblems,
  telemetrySettings,
} from '@iia/shared/environment/production';
import {
  choice,
  isSet,
  origin,
  readVariables,
  text,
  wholeNumber,
  type Source,
  type Values,
  type Variable,
} from '@iia/shared/environment/variables';
import { isIP } from 'node:net';
import { probeNetworks, type ProbeAccess } from '../cms/src/platform/lifecycle/probeAccess';

/** `npm run docs:configuration` updates their table in the documentation. */
export const hostVariables = {
  ...commonVariables,
  PROBE_NETWORKS: probeNetworks,
  HOST: text('address to listen on', '0.0.0.0'),
  PORT: portVariable(3000),
  API_URL: origin('the content server as the host reaches it', 'http://127.0.0.1:1337'),
  TRUST_PROXY: {
    ...text(
      'proxies in front of the host, whose `X-Forwarded-For` is trusted; without it all their visitors share one rate limit',
    ),
    rule: 'a list of addresses, networks (10.0.0.0/8), loopback, linklocal or uniquelocal',
    parse: (given) => (given.split(',').every((part) => isProxy(part.trim())) ? given : null),
  },
  CACHE_MB: wholeNumber('memory for cached pages and API responses', {
    fallback: 128,
    min: 1,
    max: 65_536,
    unit: 'megabytes',
  }),
  CACHE_FRESH_SECONDS: wholeNumber('time for which a cached page is served without revalidation', {
    fallback: 60,
    min: 0,
    max: 86_400,
    unit: 'seconds',
  }),
  API_TIMEOUT_MS: wholeNumber('longest wait for an API response that a page needs', {
    fallback: 5_000,
    min: 100,
    max: 120_000,
    unit: 'milliseconds',
  }),
  PROXY_TIMEOUT_MS: wholeNumber('longest wait for a call that the host forwards', {
    fallback: 30_000,
    min: 100,
    max: 600_000,
    unit: 'milliseconds',
  }),
  ICON_SERVICE_URL: origin(
    'service of icons that editors name and the host does not have',
    'https://api.iconify.design',
  ),
  SERVICE_WORKER: choice(
    'whether pages can be opened offline; `off` removes the service worker, and all that it saved, from every browser that visits',
    ['on', 'off'],
    'on',
  ),
  LOG_LEVEL: choice(
    'least severe messages to log',
    ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
    'info',
  ),
  ACCESS_LOG: choice(
    'whether the access log includes responses from the cache, which costs at least a seventh of their throughput',
    ['all', 'uncached'],
    'uncached',
  ),
} satisfies Record<HostName, Variable<unknown>>;

export interface HostEnv {
  host: string;
  port: number;
  /** How long a stopping host still serves, so that a balancer notices. */
  drainMs: number;
  apiOrigin: string;
  /** Public origin of the site; also decides on HSTS. */
  publicUrl: string;
  purgeSecret: string | null;
  probes: ProbeAccess;
  /** Proxies whose `X-Forwarded-*` headers are trusted, in Fastify's format. */
  trustProxy: string | false;
  cacheBytes: number;
  freshSeconds: number;
  apiTimeoutMs: number;
  proxyTimeoutMs: number;
  iconService: string;
  /** Whether browsers install the service worker. */
  serviceWorker: boolean;
  logLevel: string;
  /** JSON for machines; text for people. */
  logFormat: 'json' | 'text';
  /** Whether the access log includes responses from the cache. */
  accessLog: 'all' | 'uncached';
  /** Address and port of the metrics, which must not be public. Null for none. */
  metrics: { host: string; port: number } | null;
}

/** @throws Error that lists every invalid, unknown or contradictory variable, without secrets */
export function parseEnv(source: Source): HostEnv {
  const { values, problems } = readVariables(hostVariables, source);
  problems.push(...unknownVariables(source), ...publicUrlProblems(values));
  problems.push(...contradictions(values, source));
  if (problems.length > 0) throw new Error(`Invalid host environment:\n${problems.join('\n')}`);
  return {
    host: values.HOST,
    port: values.PORT,
    apiOrigin: values.API_URL,
    publicUrl: values.PUBLIC_URL || `http://localhost:${values.PORT}`,
    purgeSecret: values.PURGE_SECRET || null,
    drainMs: values.DRAIN_SECONDS * 1_000,
    probes: { secret: values.PROBE_SECRET || null, networks: values.PROBE_NETWORKS },
    trustProxy: values.TRUST_PROXY || false,
    cacheBytes: values.CACHE_MB * 2 ** 20,
    freshSeconds: values.CACHE_FRESH_SECONDS,
    apiTimeoutMs: values.API_TIMEOUT_MS,
    proxyTimeoutMs: values.PROXY_TIMEOUT_MS,
    iconService: values.ICON_SERVICE_URL,
    serviceWorker: values.SERVICE_WORKER !== 'off',
    logLevel: values.LOG_LEVEL,
    ...telemetrySettings(values),
    accessLog: values.ACCESS_LOG || 'uncached',
  };
}

/**
 * The environment of this process, and variables of the file that `ENV_PATH` names, which have lower precedence. Exits
 * with a
 * sentence about each mistake.
 */
export function loadEnv(): HostEnv {
  const { ENV_PATH: file } = process.env;
  try {
    if (file) process.loadEnvFile(file);
    return parseEnv(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function contradictions(values: Values<typeof hostVariables>, source: Source): string[] {
  const { NODE_ENV: mode, API_URL: api, PUBLIC_URL: site, PURGE_SECRET: purge } = values;
  const isTrial = values.LOCAL_TRIAL;
  // An invalid one is reported already.
  const isReported = isSet(source, 'PURGE_SECRET') && purge === '';
  return [
    ...(api === site ? [`API_URL=${api} is the site itself, which forwards calls to it.`] : []),
    ...(mode === 'production' && !isReported
      ? secretProblems({ PURGE_SECRET: purge === '' ? [] : [purge] }, {}, { isTrial })
      : []),
  ];
}

function isProxy(part: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(part)) return true;
  const [address = '', bits = '0', ...more] = part.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0 || !/^\d+$/.test(bits)) return false;
  return Number(bits) <= (version === 4 ? 32 : 128);
}
