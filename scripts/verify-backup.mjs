import { parseArgs } from 'node:util';
import {
  exitCodes,
  loadServerModule,
  operatorPath,
  printProblems,
  runCommand,
  UsageError,
} from './lib/serverCommand.mjs';

/** Reads a whole backup and checks it, without touching the configured database. */
await runCommand('Usage: verify-backup <folder> [--identity <file>]', async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { identity: { type: 'string' } },
  });
  if (positionals.length !== 1) throw new UsageError('Specify one backup.');
  const folder = operatorPath(positionals[0]);
  const key = values.identity && operatorPath(values.identity);
  const { readIdentities } = loadServerModule('operations/backup/encryption');
  const { verifyBackup } = loadServerModule('operations/backup/verifyBackup');
  const { manifest, problems } = await verifyBackup(folder, key ? await readIdentities(key) : []);
  if (problems.length > 0) {
    console.error('The backup is damaged:');
    printProblems(problems);
    return exitCodes.problems;
  }
  console.log(
    manifest
      ? `Intact: contains everything acknowledged before ${manifest.begunAt}.`
      : 'All checksums match. The backup is encrypted: use --identity to check the database too.',
  );
  return 0;
});
