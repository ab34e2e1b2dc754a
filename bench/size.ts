/** The data layer's gzip size in the built client, by source and load time, and what an operation adds to its page. */
import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build, defaultClientConditions } from 'vite';
import { aliases, dedupe } from '../host/build/aliases.ts';
import { median, report, type Figure } from './report';

/** What the app imports from the data layer; React itself counts as the app's. */
const CLIENT = `
export { createApolloClient } from '@/data/client';
export { ApolloProvider, useApolloClient, useMutation, useQuery, useReactiveVar } from '@apollo/client/react';
export * from '@/data/cart';
export * from '@/data/session';
`;

const OPERATIONS = 'src/data/generated/operations';

/** Where a byte comes from; the first match wins. */
const SOURCES = {
  apollo: /node_modules\/(?:@apollo\/client|@wry|optimism)\//,
  graphql: /node_modules\/graphql\//,
  rxjs: /node_modules\/rxjs\//,
  'link-rest': /node_modules\/apollo-link-rest\//,
  generated: /src\/data\/generated\//,
  own: /src\/data\//,
};

/** When it loads: with the page, or on the page's first API request. */
const TIMES = ['first-view', 'first-request'] as const;

interface Group {
  name: string;
  test: RegExp;
  tags?: '$initial'[];
  priority: number;
}

const gzip = (code: string): number => gzipSync(code, { level: 9 }).byteLength;

/** The code of each chunk reachable from an entry, by chunk name. */
async function chunksOf(text: string, groups: Group[]): Promise<Map<string, string>> {
  const entry = 'virtual:entry';
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: aliases, dedupe, conditions: ['es2015', ...defaultClientConditions] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? text : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: { entry },
        external: /^react(?:$|\/)/,
        preserveEntrySignatures: 'allow-extension',
        output: {
          chunkFileNames: '[name].js',
          codeSplitting: { includeDependenciesRecursively: false, groups },
        },
      },
    },
  });
  if (!('output' in built)) throw new Error('The build gave no output.');
  return new Map(
    built.output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.name, chunk.code]] : [])),
  );
}

const client = await chunksOf(
  CLIENT,
  Object.entries(SOURCES).flatMap(([source, test], index) => [
    { name: `${source}.first-view`, test, tags: ['$initial'], priority: 20 - index },
    { name: `${source}.first-request`, test, priority: 10 - index },
  ]),
);
const figures = TIMES.flatMap((time): Figure[] => {
  const parts = [...client].filter(([name]) => name.endsWith(time));
  const whole = parts.map(([, code]) => code).join('');
  return [
    ...parts.map(([name, code]) => ({
      what: `${time}: ${name.replace(`.${time}`, '')}`,
      value: gzip(code),
      unit: 'bytes',
    })),
    { what: `${time}: all in one file`, value: gzip(whole), unit: 'bytes' },
  ];
});

const operations: number[] = [];
for (const file of readdirSync(OPERATIONS)) {
  const text = `export * from '@/data/generated/operations/${file.replace(/\.ts$/, '')}';`;
  operations.push(gzip([...(await chunksOf(text, [])).values()].join('')));
}
figures.push(
  {
    what: `an operation, the middle one of ${operations.length}`,
    value: median(operations),
    unit: 'bytes',
  },
  { what: 'an operation, the largest', value: Math.max(...operations), unit: 'bytes' },
);
report('size of the data layer, gzip', figures);
