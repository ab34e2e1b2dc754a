import { choice, flag, isLocalhost, origin, secret, text, wholeNumber } from './variables';

/** Of a secret that we generate: 32 random bytes in base64 have 44. */
const MIN_LENGTH = 32;
const MIN_DIFFERENT = 12;

/** The prefix of secrets that `npm start` and `npm run dev` generate. */
const DEVELOPMENT_MARK = 'development-';

/** The variables that both programs declare; each adds its port and the meaning of its host. */
export const commonVariables = {
  NODE_ENV: choice('`production` on a server: strict checks, no sample data', [
    'development',
    'production',
    'test',
  ]),
  LOCAL_TRIAL: flag(
    'permits in production what only a trial on one machine may have: `PUBLIC_URL` on http://localhost or left out, sample accounts, secrets of a development installation',
  ),
  ENV_PATH: text(
    'a file of variables to read at start; those of the process take precedence; in production no other file is read',
  ),
  PUBLIC_URL: origin(
    'the public origin of the site; with https, cookies are Secure and HSTS is sent',
  ),
  PURGE_SECRET: secret(
    'authenticates the purge calls that the API sends to hosts; the same for all',
    16,
  ),
  LOG_FORMAT: {
    ...choice('`json` for machines, `text` for people', ['json', 'text']),
    shownFallback: 'json in production, else text',
  },
  METRICS_HOST: text(
    'address at which Prometheus reads the metrics, which must not be public',
    '127.0.0.1',
  ),
  METRICS_PORT: {
    ...wholeNumber('its port; without it there are no metrics', {
      fallback: 0,
      min: 1,
      max: 65_535,
    }),
    shownFallback: '',
  },
  DRAIN_SECONDS: wholeNumber(
    'time for which a stopping process continues to serve, so that a balancer notices',
    {
      fallback: 5,
      min: 0,
      max: 600,
      unit: 'seconds',
    },
  ),
  PROBE_SECRET: secret(
    'shows the details of `/livez` and `/readyz` to a client that sends it as `Authorization: Bearer`',
    16,
  ),
};

export const portVariable = (fallback: number) =>
  wholeNumber('port to listen on', { fallback, min: 0, max: 65_535 });

interface Site {
  NODE_ENV: string;
  LOCAL_TRIAL: boolean;
  PUBLIC_URL: string;
}

/** Returns a sentence about each setting that would run the site without https, or a trial in public. */
export function publicUrlProblems({
  NODE_ENV: mode,
  LOCAL_TRIAL: isTrial,
  PUBLIC_URL: url,
}: Site): string[] {
  if (isTrial && url !== '' && !isLocalhost(url)) {
    return [`LOCAL_TRIAL=true contradicts PUBLIC_URL=${url}: a trial is on http://localhost.`];
  }
  if (mode === '' && url.startsWith('https:')) {
    return [
      `NODE_ENV must be production with PUBLIC_URL=${url}; or development, to have sample accounts.`,
    ];
  }
  if (mode !== 'production' || isTrial) return [];
  if (url === '') return ['PUBLIC_URL must be set in production.'];
  if (url.startsWith('https:')) return [];
  return [
    `PUBLIC_URL=${url} must be on https in production; LOCAL_TRIAL=true permits http://localhost.`,
  ];
}

/** Secrets by the variable that contains them. */
export type Secrets = Readonly<Record<string, readonly string[]>>;

/**
 * Returns a sentence about each secret that is not safe in production.
 * @param required ours, which must be set, random and, unless in a trial, no development installation's
 * @param others chosen by somebody else, and maybe not set
 */
export function secretProblems(
  required: Secrets,
  others: Secrets,
  { isTrial }: { isTrial: boolean },
): string[] {
  const entries = Object.entries(required);
  const missing = entries.flatMap(([name, values]) => (values.length === 0 ? name : []));
  return [
    ...(missing.length > 0 ? [`${missing.join(', ')} must be set in production.`] : []),
    ...new Set(entries.flatMap(([name, values]) => values.flatMap(weaknessOf(name, isTrial)))),
    ...repetitions([...entries, ...Object.entries(others)]),
  ];
}

const weaknessOf =
  (name: string, isTrial: boolean) =>
  (value: string): string[] => {
    if (value.startsWith(DEVELOPMENT_MARK) && !isTrial) {
      return [`${name} is a secret of a development installation; generate another.`];
    }
    if (value.length < MIN_LENGTH) return [`${name} must have at least ${MIN_LENGTH} characters.`];
    const isPlaceholder = /change.?me|to.?be.?modified|placeholder|example/i.test(value);
    if (isPlaceholder || new Set(value).size < MIN_DIFFERENT) {
      return [`${name} must be random: openssl rand -base64 32 prints a secret.`];
    }
    return [];
  };

function repetitions(entries: readonly (readonly [string, readonly string[]])[]): string[] {
  const seen = new Map<string, string>();
  return entries.flatMap(([name, values]) =>
    values.flatMap((value) => {
      const other = seen.get(value);
      seen.set(value, name);
      if (other === undefined) return [];
      return other === name ? `${name} repeats a secret.` : `${other} and ${name} must differ.`;
    }),
  );
}

/** The parsed settings of logs and metrics, which both programs have. */
export function telemetrySettings(values: {
  NODE_ENV: string;
  LOG_FORMAT: 'json' | 'text' | '';
  METRICS_HOST: string;
  METRICS_PORT: number;
}): { logFormat: 'json' | 'text'; metrics: { host: string; port: number } | null } {
  const { NODE_ENV: mode, METRICS_HOST: host, METRICS_PORT: port } = values;
  return {
    logFormat: values.LOG_FORMAT || (mode === 'production' ? 'json' : 'text'),
    metrics: port === 0 ? null : { host, port },
  };
}
