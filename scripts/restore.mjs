import { parseArgs } from 'node:util';
import {
  exitCodes,
  loadServerModule,
  operatorPath,
  printProblems,
  runCommand,
  UsageError,
} from './lib/serverCommand.mjs';

const usage = 'Usage: restore <folder> [--identity <file>] [--replace <name of the database>]';

/** Restores a backup into the configured, empty database and folders, with the server stopped. */
await runCommand(usage, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { identity: { type: 'string' }, replace: { type: 'string' } },
  });
  if (positionals.length !== 1) throw new UsageError('Specify one backup.');
  const folder = operatorPath(positionals[0]);
  const key = values.identity && operatorPath(values.identity);
  const { readIdentities } = loadServerModule('operations/backup/encryption');
  const { restoreBackup } = loadServerModule('operations/backup/restoreBackup');
  const { manifest, replaced, problems } = await restoreBackup(folder, {
    identities: key ? await readIdentities(key) : [],
    replace: values.replace,
  });
  console.log(`Restored: everything acknowledged before ${manifest.begunAt}.`);
  for (const place of replaced) console.log(`The previous data is in ${place}; delete it later.`);
  if (problems.length === 0) return 0;
  console.error('But:');
  printProblems(problems);
  return exitCodes.problems;
});
