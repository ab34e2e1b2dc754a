import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
// Not by name: Node 18 has no `parseEnv`, and loads this file before `ensureNode` replaces it.
import util from 'node:util';
import { cms } from './run.mjs';

const secret = () => randomBytes(32).toString('base64url');

/** This installation's secrets, generated on first start and kept in `cms/.env`, which git ignores. */
export function localSecrets(file = `${cms}/.env`) {
  if (!existsSync(file)) {
    const lines = [
      '# Made at the first start. Secrets of this installation alone: never commit, never share.',
      `APP_KEYS=${secret()},${secret()}`,
      ...[
        'API_TOKEN_SALT',
        'ADMIN_JWT_SECRET',
        'TRANSFER_TOKEN_SALT',
        'ENCRYPTION_KEY',
        'JWT_SECRET',
        'PURGE_SECRET',
      ].map((name) => `${name}=${secret()}`),
    ];
    writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600, flag: 'wx' });
  }
  return util.parseEnv(readFileSync(file, 'utf8'));
}

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
