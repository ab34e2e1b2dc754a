import { parseArgs } from 'node:util';
import { exitWithError, log } from './lib/log.mjs';
import { loadServerModule } from './lib/serverCommand.mjs';

/** Moves public and purchased files between the folder and the bucket: `docs/operations/files.md`. */
const usage = `Usage: move-files to-s3|to-folder [--apply] [--delete-source]

  to-s3            from FILES_FOLDER to S3_BUCKET
  to-folder        from S3_BUCKET to FILES_FOLDER
  --apply          copy; without it, the command only compares and reports
  --delete-source  with --apply: delete each file that the target has with the same bytes`;

const PROGRESS_MS = 5_000;
const outcomes = {
  copied: 'copied and compared',
  same: 'already there with the same bytes',
  newer: 'different and newer in the target, not changed',
  gone: 'deleted in the meantime',
  failed: 'failed',
};

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { apply: { type: 'boolean' }, 'delete-source': { type: 'boolean' } },
    });
    const [direction, ...rest] = positionals;
    const apply = values.apply ?? false;
    const deleteSource = values['delete-source'] ?? false;
    const isKnown = direction === 'to-s3' || direction === 'to-folder';
    if (isKnown && rest.length === 0 && (apply || !deleteSource)) {
      return { direction, apply, deleteSource };
    }
  } catch (error) {
    console.error(error.message);
  }
  console.error(usage);
  process.exit(2);
}

const { direction, ...options } = readArguments();
try {
  const { openBucket, openFolder } = loadServerModule('platform/files/openStore');
  const { moveFiles } = loadServerModule('platform/files/moveFiles');
  const { parseFilesEnvironment } = loadServerModule('platform/files/filesEnvironment');
  const files = parseFilesEnvironment(process.env);
  if (!files.bucket)
    throw new Error('Set S3_BUCKET and the other S3_ variables, in both directions.');
  const [folder, bucket] = [openFolder(files), await openBucket(files.bucket)];
  const [source, target] = direction === 'to-s3' ? [folder, bucket] : [bucket, folder];
  if (options.apply) await target.check();

  log(`${options.apply ? 'Moving' : 'Comparing'}: ${source.name} → ${target.name}`);
  const totals = Object.fromEntries(Object.keys(outcomes).map((name) => [name, [0, 0]]));
  const report = () => {
    const done = Object.values(totals).reduce((sum, [count]) => sum + count, 0);
    log(`${done} files …`);
  };
  const ticking = setInterval(report, PROGRESS_MS);
  await moveFiles(source, target, options, ({ key, size, outcome, error }) => {
    totals[outcome][0] += 1;
    totals[outcome][1] += size;
    if (outcome === 'newer') console.log(`  newer   ${key}`);
    if (outcome === 'failed') console.log(`  failed  ${key}: ${error?.message ?? error}`);
  }).finally(() => {
    clearInterval(ticking);
    printTotals(totals);
  });
  if (totals.failed[0] > 0) process.exitCode = 1;
  else if (!options.apply) log('Nothing was written. Add --apply to copy.');
} catch (error) {
  exitWithError(error);
}

function printTotals(totals) {
  const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
  for (const [name, [count, bytes]] of Object.entries(totals)) {
    const what = name === 'copied' && !options.apply ? 'to be copied' : outcomes[name];
    if (count > 0) log(`${count} files, ${megabytes(bytes)} MB: ${what}`);
  }
  if (Object.values(totals).every(([count]) => count === 0)) log('The source has no files.');
}
