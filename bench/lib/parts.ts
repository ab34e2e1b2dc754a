/** What `npm run bench` can run. */
interface Part {
  name: string;
  measures: string;
  /** It clones or installs much, or takes long: not part of a run of everything. */
  onRequest?: true;
  /** Any other word after its name is its argument. */
  takesWords?: true;
  /** So is a word that is also the name of a part: `codegen` is a folder too, `search` a page. */
  takesAnyWords?: true;
}

export const parts: readonly Part[] = [
  { name: 'codegen', measures: 'Code generation for this contract' },
  { name: 'endpoints', measures: 'Code generation for contracts of 250, 500 and 1,000 endpoints' },
  { name: 'mistakes', measures: 'Seeded mistakes: which are caught, and how fast' },
  {
    name: 'data',
    measures:
      "The data layer against plain fetch, apollo-link-rest alone, and Strapi's GraphQL plugin",
  },
  { name: 'caches', measures: 'Client caches: Apollo (REST and GraphQL), urql and TanStack Query' },
  { name: 'size', measures: 'Size of the data layer, gzip' },
  { name: 'pages', measures: 'Pages a second: cached, rendered, and nginx with the same bytes' },
  { name: 'rendering', measures: 'Cost of rendering a page whose API query differs each time' },
  { name: 'orders', measures: 'Orders a second' },
  { name: 'search', measures: 'Search at 100 to 100,000 records' },
  { name: 'exports', measures: 'Memory and time of an XLSX export' },
  { name: 'userExport', measures: 'Export of 100,000 members over HTTP' },
  {
    name: 'growth',
    measures: 'Response times as orders and members grow',
    takesWords: true,
  },
  { name: 'browser', measures: 'First load and navigation in Chromium' },
  { name: 'blocking', measures: 'Main thread blocked during the first load' },
  { name: 'lighthouse', measures: 'Lighthouse, mobile', takesAnyWords: true },
  {
    name: 'node',
    measures: 'Fresh clones on several Node versions',
    onRequest: true,
    takesWords: true,
  },
  {
    name: 'files',
    measures: 'Hand-written files that a change touches',
    onRequest: true,
    takesWords: true,
  },
  {
    name: 'compare',
    measures: 'Parts here and at another commit',
    onRequest: true,
    takesWords: true,
    takesAnyWords: true,
  },
  {
    name: 'rivals',
    measures: 'What other tools do with the same calls',
    onRequest: true,
    takesWords: true,
  },
  {
    name: 'mutation',
    measures: 'Changes of the code that the tests notice',
    onRequest: true,
    takesWords: true,
    takesAnyWords: true,
  },
];
