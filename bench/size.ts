/** The data layer's gzip size in the built client, by source and load time, and what an operation adds to its page. */
import { globSync, readFileSync } from 'node:fs';
import { chunksOf, gzip } from './lib/bundle';
import { median, report, type Figure } from './lib/report';

/** What the app imports from the data layer; React itself counts as the app's. */
const CLIENT = `
export { createApolloClient } from '@/data/client';
export { ApolloProvider, useApolloClient, useMutation, useQuery, useReactiveVar } from '@apollo/client/react';
export * from '@/data/cart';
export * from '@/data/session';
`;

const OPERATIONS = 'src/data/generated/operations/**/*.ts';

/** What the toolkit adds to apollo-link-rest: the link, and what an app adds to it. */
const LINK = {
  'toolkit-adapter': /rest-contract\/adapters\//,
  'toolkit-invalidations': /rest-contract\/link\/(?:invalidation|optimistic)/,
  'toolkit-sessions': /rest-contract\/link\/(?:sessions|inFlight)\./,
  'toolkit-link': /rest-contract\/(?:link\/|rules\/isDay\.)/,
};

/** Where a byte comes from; the first match wins. */
const SOURCES = {
  apollo: /node_modules\/(?:@apollo\/client|@wry|optimism)\//,
  graphql: /node_modules\/graphql\//,
  rxjs: /node_modules\/rxjs\//,
  'link-rest': /node_modules\/apollo-link-rest\//,
  generated: /src\/data\/generated\//,
  ...LINK,
  own: /src\/data\//,
};

/** When it loads: with the page, or on the page's first API request. */
const TIMES = ['first-view', 'first-request'] as const;

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

const toolkit = [...client].filter(([name]) => name.startsWith('toolkit-'));
/** Without what only joins one of these chunks with another. */
const ownCode = (code: string): string =>
  code.replace(/^(?:import\{[^}]*\}from"[^"]*";)+/, '').replace(/export\{[^}]*\};?\s*$/, '');
const sizeOf = (parts: [string, string][]): number =>
  gzip(parts.map(([, code]) => ownCode(code)).join(''));
figures.push(
  {
    what: "the link's own part",
    value: sizeOf(toolkit.filter(([name]) => name.startsWith('toolkit-link'))),
    unit: 'bytes',
    bar: { atMost: 4096 },
  },
  {
    what: 'the link with adapter, sessions, invalidations and optimistic changes',
    value: sizeOf(toolkit),
    unit: 'bytes',
  },
);

const operations: number[] = [];
for (const file of globSync(OPERATIONS)) {
  const module = file.replace(/^src\/(.*)\.ts$/, '@/$1');
  for (const [, name] of readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)) {
    const chunks = await chunksOf(`export { ${name} } from '${module}';`);
    operations.push(gzip([...chunks.values()].join('')));
  }
}
figures.push(
  {
    what: 'an operation, the median',
    value: median(operations),
    unit: 'bytes',
  },
  { what: 'an operation, the largest', value: Math.max(...operations), unit: 'bytes' },
);
report('size', figures);
