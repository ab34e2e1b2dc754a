import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { root } from './lib/run.mjs';
import { exitCodes, loadServerModule, printProblems, runCommand } from './lib/serverCommand.mjs';

/** Creates a backup while the server runs: `npm run backup`; settings are `BACKUP_…` variables. */
await runCommand('Usage: backup', async () => {
  parseArgs({ options: {} });
  const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  const { takeBackup } = loadServerModule('operations/backup/takeBackup');
  const { folder, manifest, deleted, problems } = await takeBackup(version);
  const { orders, rows } = manifest.facts;
  const count = Object.values(orders).reduce((sum, each) => sum + each.count, 0);
  const files = Object.values(manifest.files ?? {}).reduce((sum, each) => sum + each.count, 0);
  console.log(folder);
  console.log(
    `${Object.keys(rows).length} tables, ${count} orders, ${manifest.files ? `${files} files` : 'files listed, not copied'}`,
  );
  if (deleted.length > 0) console.log(`Deleted: ${deleted.join(', ')}`);
  if (problems.length === 0) return 0;
  console.error('The backup is complete, but:');
  printProblems(problems);
  return exitCodes.problems;
});
