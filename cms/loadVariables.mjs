import { existsSync } from 'node:fs';

/**
 * Adds variables to those of the process, which take precedence: of the file that `ENV_PATH` names, or else, outside
 * production, of a development installation's file.
 *
 * @param {string} developmentFile
 * @throws Error if the file that `ENV_PATH` names can't be read
 */
export function loadVariables(developmentFile) {
  const { ENV_PATH: file, NODE_ENV: mode } = process.env;
  if (file) {
    try {
      process.loadEnvFile(file);
    } catch (error) {
      throw new Error(`ENV_PATH=${file} can't be read: ${error.message}`, { cause: error });
    }
  } else if (mode !== 'production' && existsSync(developmentFile)) {
    process.loadEnvFile(developmentFile);
  }
}
