import importX from 'eslint-plugin-import-x';
import { builtinRules } from 'eslint/use-at-your-own-risk';

const { rules, createNodeResolver } = importX;

/** Resolves `@/…` and relative imports to files. */
const settings = {
  'import-x/resolver-next': [
    createNodeResolver({
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      alias: { '@': [new URL('../../src', import.meta.url).pathname] },
    }),
  ],
};

const paths = rules['no-restricted-paths'];

/** The ESLint rules that oxlint lacks. */
export default {
  meta: { name: 'rooms' },
  rules: {
    'no-restricted-paths': {
      ...paths,
      create: (context) => paths.create(Object.create(context, { settings: { value: settings } })),
    },
    'no-restricted-syntax': builtinRules.get('no-restricted-syntax'),
  },
};
