import { createRequire } from 'node:module';
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
