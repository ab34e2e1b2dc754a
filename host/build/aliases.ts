import { fileURLToPath } from 'node:url';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const aliases = [{ find: '@', replacement: fromRoot('src') }];

/** For builds only: these packages export only their development files, warnings included. */
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

/** A second copy of one of these would not share state with the first. */
export const dedupe = [
  'rxjs',
  'graphql',
  '@apollo/client',
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
];
