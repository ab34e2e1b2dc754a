import { createRequire } from 'node:module';
import { constants, devNull } from 'node:os';
import { loadVariables } from '../../cms/loadVariables.mjs';
import { cms } from './run.mjs';

/**
 * Loads a compiled module of the content server for a command that runs beside the server, with its folder and
 * variables.
 *
 * @param {string} path below `cms/src`, without an extension
 */
export function loadServerModule(path) {
  loadVariables(`${cms}/.env`);
  process.chdir(cms);
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
    // Strapi's own end with code 0.
    process.removeAllListeners(signal);
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
  // The command prints its own report.
  strapi.log.level = 'error';
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
 * Runs a command: prints an error without its stack, and sets the exit code.
 *
 * @param {string} usage
 * @param {() => Promise<number | void>} command returns the exit code if it is not 0
 */
export async function runCommand(usage, command) {
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

/** @param {readonly string[]} problems */
export function printProblems(problems) {
  for (const problem of problems) console.error(`- ${problem}`);
}
