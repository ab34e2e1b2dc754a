import { fileURLToPath } from 'node:url';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Where imports lead otherwise than their package says, in builds and in tests. */
export const aliases = [
  // apollo-link-rest imports it for something that we never ask for.
  { find: /^qs$/, replacement: fromRoot('src/data/rest/noQs.ts') },
  { find: '@', replacement: fromRoot('src') },
];

/** In builds only: these packages name but their development files, with all their warnings. */
export const productionAliases = [
  {
    find: /^react-router$/,
    replacement: fromRoot('node_modules/react-router/dist/production/index.mjs'),
  },
  {
    find: /^react-router\/dom$/,
    replacement: fromRoot('node_modules/react-router/dist/production/dom-export.mjs'),
  },
];

/** One copy of each of these, whoever imports them: two would not know of each other. */
export const dedupe = [
  ...['rxjs', 'graphql', '@apollo/client'],
  ...['react', 'react-dom', 'react-router', 'react-router-dom'],
];
