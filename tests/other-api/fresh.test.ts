import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const PATIENCE = 120_000;
const run = promisify(execFile);
let root = '';

/** What step 1 of "With another REST API" says to copy and install. */
async function firstStep(): Promise<{ paths: string[]; packages: string[] }> {
  const readme = await readFile('schema/README.md', 'utf8');
  const [, step = ''] = /\n1\. Copy (.*)/.exec(readme.split('## With another REST API')[1] ?? '')!;
  const [paths = '', packages = ''] = step.split(', with the packages');
  const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  return {
    paths: quoted(paths),
    packages: quoted(packages).map((name) => name.replace(/(?<=.)@.*/, '')),
  };
}

const CODEGEN = `
import { contractPreset } from './codegen/preset';
import type { ContractConfig } from './codegen/settings';

export const config = {
  schema: 'schema/*.graphql',
  documents: 'app/*.graphql',
  generates: {
    'app/generated/': {
      preset: contractPreset,
      presetConfig: {},
      config: {
        namingConvention: 'keep',
        enumType: 'string-literal',
        enumsAsTypes: true,
        skipTypename: true,
        useTypeImports: true,
        scalars: { ID: 'string', Date: 'string', DateTime: 'string', Dong: 'number', Blocks: 'unknown' },
      },
    },
  },
} satisfies ContractConfig;
`;

const ASK = `
import { ApolloClient, InMemoryCache } from '@apollo/client';
import { strapi } from '../src/data/rest/adapters/strapi';
import { english } from '../src/data/rest/messages/english';
import { recordPolicies } from '../src/data/rest/recordPolicies';
import { restLink } from '../src/data/rest/restLink';
import { recordTypes } from './generated/cacheTypes';
import { loanInputRules } from './generated/inputRules/LoanInput';
import { BooksDocument } from './generated/operations/Books';
import { possibleTypes } from './generated/possibleTypes';

const book = { documentId: 'b1', title: 'Audit', shelf: 'open-access', publishedOn: null, authors: [], copies: [] };
const link = restLink({
  apiUrl: 'https://library.test',
  adapter: strapi(english),
  fetch: () => Promise.resolve(Response.json([book])),
  timeoutMs: 1000,
  retries: 0,
  pauseMs: 1,
  strict: true,
  sessionOf: () => ({ readToken: () => null, renew: () => Promise.resolve(null), expire: () => undefined }),
});
const typePolicies = recordPolicies(recordTypes);
const client = new ApolloClient({ link, cache: new InMemoryCache({ typePolicies, possibleTypes }) });
const { data } = await client.query({ query: BooksDocument });
console.log(data?.books[0]?.title, loanInputRules.isValidSync({ bookId: 'b1', weeks: 9 }));
`;

const TSCONFIG = {
  compilerOptions: {
    ...{ target: 'ES2023', module: 'ESNext', moduleResolution: 'Bundler', strict: true },
    ...{ lib: ['ES2024', 'DOM', 'DOM.Iterable'], types: ['node'], skipLibCheck: true },
    noEmit: true,
  },
  files: ['app/ask.ts', 'codegen/run.ts'],
};

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

const runs = (bin: string, ...args: string[]) =>
  run(process.execPath, [join(root, 'node_modules', bin), ...args], { cwd: root });

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fresh-'));
  const { paths, packages } = await firstStep();
  for (const path of paths) await cp(path, join(root, path), { recursive: true });
  for (const name of packages) {
    await mkdir(dirname(join(root, 'node_modules', name)), { recursive: true });
    await symlink(resolve('node_modules', name), join(root, 'node_modules', name));
  }
  await cp('schema/api.graphql', join(root, 'schema/api.graphql'));
  await cp('tests/other-api/library.graphql', join(root, 'schema/library.graphql'));
  for (const name of ['Books', 'Borrow'])
    await cp(`tests/other-api/${name}.graphql`, join(root, `app/${name}.graphql`));
  await write('package.json', '{ "type": "module" }');
  await write('tsconfig.json', JSON.stringify(TSCONFIG));
  await write('codegen.ts', CODEGEN);
  await write('app/ask.ts', ASK);
}, PATIENCE);
afterAll(() => rm(root, { recursive: true }));

it(
  'is made, type-checked and asked with what the guide names, and nothing else',
  async () => {
    const made = await runs('tsx/dist/cli.mjs', 'codegen/run.ts');
    expect(made.stdout).toContain('2 operations, 1 fragments');
    expect(made.stderr).toBe('');
    await runs('typescript/bin/tsc', '-p', '.').catch(({ stdout }: { stdout: string }) => {
      throw new Error(stdout);
    });
    const asked = await runs('tsx/dist/cli.mjs', 'app/ask.ts');
    expect(asked.stdout).toContain('Audit false');
  },
  PATIENCE,
);
