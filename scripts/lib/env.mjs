import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
// Not by name: Node 18 has no `parseEnv`, and loads this file before `ensureNode` replaces it.
import util from 'node:util';
import { cms } from './run.mjs';

const secret = () => randomBytes(32).toString('base64url');

/** A server's own secrets, random. @param mark before each of them */
export function newSecrets(mark = '') {
  const names = [
    'API_TOKEN_SALT',
    'ADMIN_JWT_SECRET',
    'TRANSFER_TOKEN_SALT',
    'ENCRYPTION_KEY',
    'JWT_SECRET',
  ];
  const own = names.map((name) => [name, `${mark}${secret()}`]);
  return { APP_KEYS: `${mark}${secret()},${mark}${secret()}`, ...Object.fromEntries(own) };
}

/** Marks secrets that a server in production must reject. */
const DEVELOPMENT_MARK = 'development-';

/** This installation's secrets, generated on first start and kept in `cms/.env`, which git ignores. */
export function localSecrets(file = `${cms}/.env`) {
  if (!existsSync(file)) {
    const secrets = {
      ...newSecrets(DEVELOPMENT_MARK),
      PURGE_SECRET: `${DEVELOPMENT_MARK}${secret()}`,
    };
    const lines = [
      '# Made at the first start. Secrets of this installation alone: never commit, never share.',
      ...Object.entries(secrets).map(([name, value]) => `${name}=${value}`),
    ];
    writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600, flag: 'wx' });
  }
  return util.parseEnv(readFileSync(file, 'utf8'));
}

/** Permits production's checks to pass on this machine, for what `npm start` and the panel's build run. */
export const trialOf = (publicUrl = '') =>
  publicUrl.startsWith('https:') ? {} : { LOCAL_TRIAL: 'true' };

export function portOf(name, fallback) {
  const text = process.env[name] ?? String(fallback);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name}=${text} is not a port number.`);
}

export function assertFree(port, name) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) =>
      reject(
        new Error(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is taken by another program. End it, or choose another: ${name}=${port + 1} npm start`
            : `Port ${port} can't be used: ${error.message}`,
        ),
      ),
    );
    server.listen(port, () => server.close(() => resolve(undefined)));
  });
}
