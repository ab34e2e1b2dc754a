/** What the host is told by its environment: parsed here, once, and nowhere else. */
export interface HostEnv {
  /** The address to listen on. */
  host: string;
  port: number;
  /** Origin of the API, without a trailing slash. */
  apiOrigin: string;
  /** Origin that visitors see, without a trailing slash; decides HSTS and absolute addresses. */
  publicUrl: string;
  /** What a purge must present; null refuses every purge. */
  purgeSecret: string | null;
  /** Addresses of proxies before the host whose `X-Forwarded-*` is believed, as Fastify takes them. */
  trustProxy: string | false;
  /** Bytes that the caches of pages and of API answers may hold together. */
  cacheBytes: number;
  /** How long a page or an API answer counts as fresh, in seconds, where no purge comes first. */
  freshSeconds: number;
  /** Longest wait for the API while a page is rendered, in ms. */
  apiTimeoutMs: number;
  /** Longest wait for the API on a visitor's own call, in ms. */
  proxyTimeoutMs: number;
  /** Origin of the public icon service, without a trailing slash. */
  iconService: string;
  logLevel: string;
}

type Source = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment.
 * @throws Error that names every variable that is wrong, and what it should be
 */
export function parseEnv(source: Source): HostEnv {
  const faults: string[] = [];
  const read = <T>(
    name: string,
    fallback: string,
    parse: (text: string) => T | null,
    rule: string,
  ): T => {
    const text = source[name]?.trim() || fallback;
    const value = parse(text);
    // A secret that is wrong is still a secret.
    const shown = name.endsWith('SECRET') ? name : `${name}=${JSON.stringify(text)}`;
    if (value === null) faults.push(`${shown} must be ${rule}.`);
    return value as T;
  };
  const port = read('PORT', '3000', wholeNumber(0, 65_535), 'a port number');
  const env: HostEnv = {
    host: read('HOST', '0.0.0.0', asIs, 'an address to listen on'),
    port,
    apiOrigin: read('API_URL', 'http://127.0.0.1:1337', origin, 'an http(s) origin with no path'),
    publicUrl: read(
      'PUBLIC_URL',
      `http://localhost:${port}`,
      origin,
      'an http(s) origin with no path',
    ),
    purgeSecret: read('PURGE_SECRET', '', secret, 'at least 16 characters, or left out') || null,
    trustProxy: read('TRUST_PROXY', '', asIs, 'a list of addresses') || false,
    cacheBytes:
      read('CACHE_MB', '128', wholeNumber(1, 65_536), 'megabytes from 1 to 65536') * 2 ** 20,
    freshSeconds: read(
      'CACHE_FRESH_SECONDS',
      '60',
      wholeNumber(0, 86_400),
      'seconds from 0 to 86400',
    ),
    apiTimeoutMs: read(
      'API_TIMEOUT_MS',
      '5000',
      wholeNumber(100, 120_000),
      'milliseconds from 100 to 120000',
    ),
    proxyTimeoutMs: read(
      'PROXY_TIMEOUT_MS',
      '30000',
      wholeNumber(100, 600_000),
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
  if (faults.length > 0)
    throw new Error(`The host's environment is not right:\n${faults.join('\n')}`);
  return env;
}

const asIs = (text: string) => text;

const secret = (text: string) => (text === '' || text.length >= 16 ? text : null);

function oneOf(...words: readonly string[]) {
  return (text: string) => (words.includes(text) ? text : null);
}

function wholeNumber(least: number, most: number) {
  return (text: string): number | null => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= least && value <= most ? value : null;
  };
}

function origin(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const bare = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  return bare && /^https?:$/.test(url.protocol) ? url.origin : null;
}
