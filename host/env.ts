import { parseNetworks, type ProbeAccess } from '../cms/src/platform/lifecycle/probeAccess';

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
  logLevel: string;
}

type Source = Readonly<Record<string, string | undefined>>;

export function parseEnv(source: Source): HostEnv {
  const problems: string[] = [];
  const textOf = (name: string, fallback: string) => source[name]?.trim() || fallback;
  const read = <T>(
    name: string,
    fallback: string,
    parse: (text: string) => T | null,
    rule: string,
  ): T => {
    const text = textOf(name, fallback);
    const value = parse(text);
    // Never print a secret, not even an invalid one.
    const shown = name.endsWith('SECRET') ? name : `${name}=${JSON.stringify(text)}`;
    if (value === null) problems.push(`${shown} must be ${rule}.`);
    return value as T;
  };
  const port = read('PORT', '3000', integer(0, 65_535), 'a port number');
  const env: HostEnv = {
    host: textOf('HOST', '0.0.0.0'),
    port,
    drainMs: read('DRAIN_SECONDS', '5', integer(0, 600), 'seconds from 0 to 600') * 1_000,
    apiOrigin: read('API_URL', 'http://127.0.0.1:1337', origin, 'an http(s) origin with no path'),
    publicUrl: read(
      'PUBLIC_URL',
      `http://localhost:${port}`,
      origin,
      'an http(s) origin with no path',
    ),
    purgeSecret: read('PURGE_SECRET', '', secret, 'at least 16 characters, or left out') || null,
    probes: {
      secret: read('PROBE_SECRET', '', secret, 'at least 16 characters, or left out') || null,
      networks: read(
        'PROBE_NETWORKS',
        '',
        parseNetworks,
        'addresses or networks such as 10.0.0.0/8',
      ),
    },
    trustProxy: textOf('TRUST_PROXY', '') || false,
    cacheBytes: read('CACHE_MB', '128', integer(1, 65_536), 'megabytes from 1 to 65536') * 2 ** 20,
    freshSeconds: read('CACHE_FRESH_SECONDS', '60', integer(0, 86_400), 'seconds from 0 to 86400'),
    apiTimeoutMs: read(
      'API_TIMEOUT_MS',
      '5000',
      integer(100, 120_000),
      'milliseconds from 100 to 120000',
    ),
    proxyTimeoutMs: read(
      'PROXY_TIMEOUT_MS',
      '30000',
      integer(100, 600_000),
      'milliseconds from 100 to 600000',
    ),
    iconService: read(
      'ICON_SERVICE_URL',
      'https://api.iconify.design',
      origin,
      'an http(s) origin with no path',
    ),
    logLevel: read(
      'LOG_LEVEL',
      'info',
      oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent'),
      'a log level',
    ),
  };
  if (problems.length > 0) throw new Error(`Invalid host environment:\n${problems.join('\n')}`);
  return env;
}

const secret = (text: string) => (text === '' || text.length >= 16 ? text : null);

function oneOf(...options: readonly string[]) {
  return (text: string) => (options.includes(text) ? text : null);
}

function integer(min: number, max: number) {
  return (text: string): number | null => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= min && value <= max ? value : null;
  };
}

function origin(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const bare = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  return bare && ['http:', 'https:'].includes(url.protocol) ? url.origin : null;
}
