/**
 * What other tools do with two calls of GitHub, beside ours: `npm run bench rivals kubb guard`, or without words
 * all of packages/rest-contract/README.md's cells. Installs them on first use; no other part and no test needs them.
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ownPackages } from './ownPackages';
import { BREAKS, githubDocument, type Document } from './rivals/document';

const folder = ownPackages('rivals', '--legacy-peer-deps');
const out = join(folder, 'generated');

/** The command that makes each tool's code, in `rivals/`; null if it makes none. */
const GENERATE: Record<string, string | null> = {
  ours: 'tsx ours.ts',
  'openapi-fetch': 'openapi-typescript generated/github.json -o generated/openapi-fetch/github.ts',
  orval: 'orval --config orval.config.ts',
  kubb: 'kubb generate --config kubb.config.ts',
  rtk: 'rtk-query-codegen-openapi rtk.config.json',
  'client-preset': 'graphql-codegen --config preset.config.ts',
  'apollo-link-rest': null,
};

interface Ran {
  ok: boolean;
  output: string;
  seconds: number;
}

function run(command: string): Ran {
  const [name = '', ...args] = command.split(' ');
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(join(folder, 'node_modules/.bin', name), args, {
    cwd: folder,
    encoding: 'utf8',
  });
  const seconds = (performance.now() - start) / 1000;
  return { ok: status === 0, output: `${stdout}${stderr}`, seconds };
}

const filesIn = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { recursive: true, encoding: 'utf8' })
        .map((file) => join(path, file))
        .filter((file) => statSync(file).isFile())
    : [];

function generate(tool: string, document: Document): Ran | null {
  const command = GENERATE[tool];
  rmSync(join(out, tool), { recursive: true, force: true });
  mkdirSync(join(out, tool), { recursive: true });
  writeFileSync(join(out, 'github.json'), JSON.stringify(document));
  const ran = command ? run(command) : null;
  if (ran && !ran.ok) throw new Error(`${command} failed: ${ran.output}`);
  return ran;
}

/** The lines of a tool's use that the compiler refuses. */
function refused(files: readonly string[]): string[] {
  const options =
    '--noEmit --strict --skipLibCheck --target es2022 --module esnext --moduleResolution bundler --jsx react-jsx';
  const { output } = run(`tsc ${options} --types node ${files.join(' ')}`);
  return [...output.matchAll(/^(usage\/[^(]+\(\d+),/gm)].map(([, place = '']) => place);
}

/** Mistakes in a use of each tool, which its types may show. */
const MISTAKES: Record<string, (use: string) => string> = {
  'a field that is not': (use) => use.replace('?.title', '?.titel'),
  'a word that is not': (use) => use.replace("'closed'", "'shut'"),
  'an argument left out': (use) => use.replace(/\/\*<\*\/.*?\/\*>\*\//, ''),
  'a value that may be null': (use) => use.replace('user?.login', 'user.login'),
};

const ROWS: Record<string, (tool: string) => string> = {
  generate: (tool) => {
    const ran = generate(tool, githubDocument());
    if (!ran) return 'nothing is generated';
    const files = filesIn(join(out, tool));
    const kilobytes = files.reduce((sum, file) => sum + statSync(file).size, 0) / 1024;
    return `${ran.seconds.toFixed(1)} s, ${files.length} files, ${kilobytes.toFixed(0)} KB`;
  },
  types: (tool) => {
    const use = readFileSync(join(folder, `usage/${tool}.ts`), 'utf8');
    const files = Object.entries(MISTAKES).map(([what, make], index) => {
      const file = `usage/${tool}.wrong${index}.ts`;
      writeFileSync(join(folder, file), make(use));
      return { what, file };
    });
    try {
      const right = refused([`usage/${tool}.ts`]);
      if (right.length > 0) throw new Error(`The right use is refused: ${right.join()}`);
      const places = refused(files.map(({ file }) => file)).join();
      const passed = files.filter(({ file }) => !places.includes(file)).map(({ what }) => what);
      return `${files.length - passed.length} of ${files.length}${passed.length > 0 ? `; not ${passed.join(', ')}` : ''}`;
    } finally {
      files.forEach(({ file }) => rmSync(join(folder, file)));
    }
  },
  breaking: (tool) => {
    if (tool === 'ours') return run('tsx ours.ts breaking').output.trim();
    if (GENERATE[tool] === null || tool === 'client-preset')
      return 'nobody looks: no document is read';
    const breaking = Object.entries(BREAKS).filter(([, take]) => {
      const document = githubDocument();
      take(document);
      generate(tool, document);
      return refused([`usage/${tool}.ts`]).length > 0;
    });
    generate(tool, githubDocument());
    return `the type check of what uses it reports ${breaking.map(([what]) => what).join(', ') || 'none'}`;
  },
  ...Object.fromEntries(
    ['guard', 'request', 'failure', 'cache'].map((situation) => [
      situation,
      (tool: string) =>
        run(`tsx probe.ts ${tool} ${situation}`).output.trim().split('\n').at(-1) ?? '',
    ]),
  ),
  /** Minified and compressed, without React and what is a server's. */
  bytes: (tool) => {
    const file = join(out, `${tool}.min.js`);
    const without =
      '--external:react --external:../graphqlServer --external:node:* --external:@graphql-typed-document-node/core';
    const how = `--bundle --minify --format=esm --define:process.env.NODE_ENV="production"`;
    const { ok, output } = run(`esbuild tools/${tool}.ts ${how} ${without} --outfile=${file}`);
    if (!ok) throw new Error(output);
    return `${(gzipSync(readFileSync(file), { level: 9 }).length / 1024).toFixed(1)} KB`;
  },
};

const [onlyTool, onlyRow] = process.argv.slice(2);
for (const tool of Object.keys(GENERATE).filter(
  (name) => onlyTool === undefined || name === onlyTool,
)) {
  console.log(`\n${tool}`);
  if (onlyRow !== undefined && onlyRow !== 'generate') generate(tool, githubDocument());
  for (const [row, measure] of Object.entries(ROWS)) {
    if (onlyRow === undefined || row === onlyRow)
      console.log(`  ${row.padEnd(9)} ${measure(tool)}`);
  }
}
