import { existsSync, readdirSync } from 'node:fs';
import { delimiter } from 'node:path';
import { installPackages } from './chromium.mjs';
import { log } from './log.mjs';
import { installHint } from './tools.mjs';

/** Adds PostgreSQL to the PATH (Debian keeps it apart), and installs it on CI; elsewhere its tests are skipped. */
export async function ensurePostgres() {
  if (!inPath() && !addDebians() && process.env.CI) {
    log('Getting PostgreSQL …');
    await installPackages(['postgresql']);
    addDebians();
  }
  if (inPath()) return log('PostgreSQL: found');
  const sentence = `The tests on PostgreSQL are left out: ${installHint('initdb')}`;
  if (process.env.CI) throw new Error(sentence);
  log(sentence);
}

const inPath = () =>
  (process.env.PATH ?? '').split(delimiter).some((directory) => existsSync(`${directory}/initdb`));

function addDebians() {
  const home = '/usr/lib/postgresql';
  if (!existsSync(home)) return false;
  const newest = readdirSync(home).sort((a, b) => Number(b) - Number(a))[0];
  if (newest === undefined || !existsSync(`${home}/${newest}/bin/initdb`)) return false;
  process.env.PATH = `${process.env.PATH}${delimiter}${home}/${newest}/bin`;
  return true;
}
