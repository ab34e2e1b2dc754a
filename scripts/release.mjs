// `npm run release`: builds everything and packs what production needs into release/iia-vietnam-<version>.tar.gz.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPanel, buildWebsite, compileContentServer } from './lib/build.mjs';
import { installAll } from './lib/install.mjs';
import { exitWithError, log } from './lib/log.mjs';
import { ensureNode } from './lib/node.mjs';
import { npm, root, run, step } from './lib/run.mjs';

/**
 * Files and folders to copy if they exist. The layout is that of the repository, on which commands and packages rely.
 */
const copied = [
  '.nvmrc',
  'dist/client',
  'dist/host',
  'cms/dist',
  'cms/fonts',
  'cms/public',
  'cms/sample',
  'cms/package.json',
  'cms/package-lock.json',
  'cms/start.mjs',
  'cms/loadVariables.mjs',
  'packages/shared/cjs',
  'packages/rest-contract/rules/dist',
  'scripts',
  'deploy',
  'docs/operations.md',
  'docs/operations',
  // The guides above link to them.
  'docs/decisions',
];

/** Of the copied folders. The uploads are those of this machine, and the rest is for development. */
const left = [
  /^cms\/public\/uploads\/(?!\.gitkeep)/,
  /^scripts\/(?:lint|start|test|dev|code|commonPasswords|done|release)\b/,
  /\.(?:test\.mjs|tsbuildinfo)$/,
  // The host's source maps remain, for the stacks in its log.
  /^(?!dist\/host\/).*\.map$/,
  /\/\.[\w-]*stamp$/,
];

/** Commands for the operator, among those of `package.json`. */
const commands =
  /^(?:admin|backup|restore|verify-backup|reset-second-factor|rotate-keys|move-files|move-in)$/;

/** Of packages: only debuggers, compilers and their users read these. Licences must accompany the code. */
const unused =
  /^(?!.*(?:licen[sc]e|copying|notice)).*\.(?:map|d\.[cm]?ts|tsbuildinfo|md|markdown)$/i;

const usage = `Usage: npm run release [-- --keep] [--fast]
  --keep   leaves the unpacked folder beside the archive
  --fast   for tests: packs the content server's packages as they are installed here, and compresses less`;

const { isFast, isKept } = readOptions();
const read = (path) => JSON.parse(readFileSync(`${root}/${path}`, 'utf8'));
const { version, engines, scripts, dependencies } = read('package.json');
const name = `iia-vietnam-${version}`;
const releases = `${root}/release`;
const folder = `${releases}/${name}`;

try {
  await ensureNode();
  await installAll();
  await Promise.all([buildWebsite(), compileContentServer()]);
  await buildPanel();
  rmSync(folder, { recursive: true, force: true });
  copyFiles();
  const commit = await describeCommit();
  await writeManifests(commit);
  await installPackages();
  await pack(commit);
  if (!isKept) rmSync(folder, { recursive: true });
} catch (error) {
  exitWithError(error);
}

/** Exits if the arguments are wrong or `--help`. */
function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        keep: { type: 'boolean', default: false },
        fast: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (!values.help) return { isFast: values.fast, isKept: values.keep };
    console.log(usage);
    process.exit(0);
  } catch (error) {
    console.error(`${error.message}\n${usage}`);
    process.exit(2);
  }
}

function copyFiles() {
  const isWanted = (source) => {
    const path = source.slice(root.length + 1);
    return !left.some((pattern) => pattern.test(path));
  };
  for (const path of copied.filter((each) => existsSync(`${root}/${each}`))) {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
    cpSync(`${root}/${path}`, `${folder}/${path}`, { recursive: true, filter: isWanted });
  }
  // Without tsconfig.json, Strapi looks for migrations here (cms/config/database.ts).
  symlinkSync('dist/database', `${folder}/cms/database`);
}

/** The commit's id and date; `-dirty` if the work tree differs from it. */
async function describeCommit() {
  const git = async (...words) => (await run('git', words)).output.trim();
  const id = await git('rev-parse', 'HEAD');
  const isDirty = (await git('status', '--porcelain', '--untracked-files=no')) !== '';
  return { id: isDirty ? `${id}-dirty` : id, at: await git('show', '-s', '--format=%cI', 'HEAD') };
}

async function writeManifests(commit) {
  const write = (path, content) =>
    writeFileSync(`${folder}/${path}`, `${JSON.stringify(content, null, 2)}\n`);
  write('release.json', { version, commit: commit.id, committedAt: commit.at, node: engines.node });
  write('package.json', {
    name: 'iia-vietnam',
    version,
    private: true,
    type: 'module',
    engines,
    scripts: {
      host: 'node --enable-source-maps dist/host/main.js',
      api: 'node cms/start.mjs',
      ...Object.fromEntries(Object.entries(scripts).filter(([each]) => commands.test(each))),
    },
    dependencies: Object.fromEntries(
      (await runtimePackages()).map((each) => [each, dependencies[each]]),
    ),
  });
  // Without the packages of the code generator.
  for (const path of ['packages/shared', 'packages/rest-contract']) {
    const { name: packageName, version: own, type, exports } = read(`${path}/package.json`);
    write(`${path}/package.json`, {
      name: packageName,
      version: own,
      private: true,
      type,
      exports,
    });
  }
  write('packages/shared/cjs/package.json', { type: 'commonjs' });
}

/** Packages that the bundled host imports, and that the content server's input rules and shared package import. */
async function runtimePackages() {
  const { loadConfigFromFile } = await import('vite');
  const build = { command: 'build', mode: 'production', isSsrBuild: true };
  const { config } = await loadConfigFromFile(build, `${root}/vite.config.ts`);
  const external = config.ssr.external.filter((each) => each in dependencies);
  return [...external, '@iia/shared', 'rest-contract', 'yup'];
}

/** In the versions of the lockfiles. */
async function installPackages() {
  cpSync(`${root}/package-lock.json`, `${folder}/package-lock.json`);
  const install = [
    'install',
    '--omit=dev',
    '--ignore-scripts',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
  ];
  const env = { NODE_ENV: 'production' };
  await step('Installing the packages of the web host', npm, install, { cwd: folder, env });
  if (isFast) await linkServerPackages();
  else {
    const cwd = `${folder}/cms`;
    await step('Installing the packages of the content server', npm, install, { cwd, env });
  }
  for (const modules of ['node_modules', 'cms/node_modules']) removeUnused(`${folder}/${modules}`);
}

/** Those installed here match the lockfile (`installAll`), which marks those for development. */
async function linkServerPackages() {
  const words = ['-al', `${root}/cms/node_modules`, `${folder}/cms/`];
  await step("Linking the content server's packages", 'cp', words);
  for (const [path, { dev }] of Object.entries(read('cms/package-lock.json').packages)) {
    if (dev) rmSync(`${folder}/cms/${path}`, { recursive: true, force: true });
  }
}

function removeUnused(modules) {
  for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && unused.test(entry.name)) rmSync(join(entry.parentPath, entry.name));
  }
}

/** Read-only, and the same bytes for the same files. */
async function pack({ at }) {
  const archive = `${releases}/${name}.tar.gz`;
  const gzip = isFast ? 'gzip -n -1' : 'gzip -n';
  const words = ['--owner=0', '--group=0', '--numeric-owner', '--sort=name', `--mtime=${at}`];
  await step('Packing', 'tar', [
    ...['-C', releases, ...words, '--mode=a-w,a+rX', '-I', gzip, '-cf', archive, name],
  ]);
  const bytes = readFileSync(archive);
  const sum = createHash('sha256').update(bytes).digest('hex');
  writeFileSync(`${archive}.sha256`, `${sum}  ${name}.tar.gz\n`);
  log(`release/${name}.tar.gz: ${Math.round(bytes.length / 2 ** 20)} MB`);
}
