import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, devNull } from 'node:os';
import { resolve } from 'node:path';
import { loadVariables } from '../../cms/loadVariables.mjs';
import { cms, root } from './run.mjs';

let isInServer = false;

/**
 * Loads the content server's variables and changes to its folder. Resolve the operator's paths before, or with
 * `operatorPath`.
 *
 * @throws Error if the variables can't be read, or in a release that would use those of development
 */
export function enterServer() {
  if (isInServer) return;
  if (process.env.ENV_PATH) process.env.ENV_PATH = operatorPath(process.env.ENV_PATH);
  loadVariables(`${cms}/.env`);
  if (existsSync(`${root}/release.json`) && !process.env.NODE_ENV) {
    throw new Error(
      "NODE_ENV is not set. Run deploy/run-command.sh, which has the server's configuration.",
    );
  }
  process.chdir(cms);
  isInServer = true;
}

/**
 * Resolves a path against the folder in which the operator called `npm run` or `deploy/run-command.sh`.
 *
 * @param {string} path
 */
export const operatorPath = (path) => resolve(callersFolder, path);

// npm changes to the folder of package.json.
const callersFolder = process.env.INIT_CWD ?? process.cwd();

/**
 * Loads a compiled module of the content server for a command that runs beside the server.
 *
 * @param {string} path below `cms/src`, without an extension
 */
export function loadServerModule(path) {
  enterServer();
  return createRequire(`${cms}/dist/src/`)(`./${path}.js`);
}

/**
 * Loads Strapi for a command that needs the server's services, without being a second server:
 * `cms/src/platform/commandMode.ts`.
 */
export async function loadStrapi() {
  loadServerModule('platform/commandMode').runAsCommand();
  // Strapi would read `.env` of the working directory, in production too.
  process.env.ENV_PATH = devNull;
  const { createStrapi } = createRequire(`${cms}/`)('@strapi/strapi');
  const strapi = createStrapi({ appDir: cms, distDir: `${cms}/dist` });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    // Strapi's own handlers exit with code 0.
    process.removeAllListeners(signal);
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
  // The command prints its own report; warnings are logged, e.g. of a host that rejects a purge, or of a start that it
  // waits for.
  strapi.log.level = 'warn';
  try {
    return await strapi.load();
  } catch (error) {
    await strapi.destroy();
    throw error;
  }
}

/** Exit codes, for timers and monitoring. */
export const exitCodes = { failed: 1, usage: 2, problems: 3 };

/**
 * Runs a command: prints an error without its stack, and sets the exit code. An interrupted one exits, so that its
 * temporary files are deleted.
 *
 * @param {string} usage
 * @param {() => Promise<number | void>} command returns the exit code if it is not 0
 */
export async function runCommand(usage, command) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    const isUsage = error instanceof UsageError || error?.code?.startsWith?.('ERR_PARSE_ARGS');
    console.error(error instanceof Error ? error.message : String(error));
    if (isUsage) console.error(usage);
    process.exitCode = isUsage ? exitCodes.usage : exitCodes.failed;
  }
}

export class UsageError extends Error {}

/** At most a hundred lines. @param {readonly string[]} problems */
export function printProblems(problems) {
  for (const problem of problems.slice(0, 100)) console.error(`- ${problem}`);
  if (problems.length > 100) console.error(`- and ${problems.length - 100} more`);
}
