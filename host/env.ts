export interface HostEnv {
  host: string;
  port: number;
  apiOrigin: string;
  /** Public origin of the site; also decides on HSTS. */
  publicUrl: string;
  purgeSecret: string | null;
  /** Proxies whose `X-Forwarded-*` headers are trusted, in Fastify's format. */
  trustProxy: string | false;
  cacheBytes: number;
  freshSeconds: number;
  apiTimeoutMs: number;
  proxyTimeoutMs: number;
  iconService: string;
  logLevel: string;
  /** JSON for machines; text for people. */
  logFormat: 'json' | 'text';
  /** Whether the access log includes responses from the cache, which costs a seventh of their throughput or more. */
  accessLog: 'all' | 'uncached';
  /** Address and port of the metrics, which must not be public. Null for none. */
  metrics: { host: string; port: number } | null;
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
  const metricsPort = read('METRICS_PORT', '0', integer(0, 65_535), 'a port number, or left out');
  const env: HostEnv = {
    host: textOf('HOST', '0.0.0.0'),
    port,
    apiOrigin: read('API_URL', 'http://127.0.0.1:1337', origin, 'an http(s) origin with no path'),
    publicUrl: read(
      'PUBLIC_URL',
      `http://localhost:${port}`,
      origin,
      'an http(s) origin with no path',
    ),
    purgeSecret: read('PURGE_SECRET', '', secret, 'at least 16 characters, or left out') || null,
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
    logFormat: read(
      'LOG_FORMAT',
      source.NODE_ENV === 'production' ? 'json' : 'text',
      oneOf('json', 'text'),
      'json or text',
    ),
    accessLog: read('ACCESS_LOG', 'uncached', oneOf('all', 'uncached'), 'all or uncached'),
    metrics:
      metricsPort === 0 ? null : { host: textOf('METRICS_HOST', '127.0.0.1'), port: metricsPort },
  };
  if (problems.length > 0) throw new Error(`Invalid host environment:\n${problems.join('\n')}`);
  return env;
}

const secret = (text: string) => (text === '' || text.length >= 16 ? text : null);

function oneOf<const Option extends string>(...options: readonly Option[]) {
  return (text: string): Option | null => options.find((option) => option === text) ?? null;
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
