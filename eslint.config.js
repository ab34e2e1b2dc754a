import js from '@eslint/js';
import graphql from '@graphql-eslint/eslint-plugin';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import { readdirSync } from 'node:fs';
import tseslint from 'typescript-eslint';
import { serverZones } from './cms/modules.mjs';

// Imports go one way: ui, lib → data → features → pages → app. Importing from further right is not allowed.
const layers = [
  { room: 'lib', from: ['ui', 'data', 'features', 'pages', 'app'] },
  { room: 'ui', from: ['data', 'features', 'pages', 'app'] },
  { room: 'data', from: ['ui', 'features', 'pages', 'app'] },
  { room: 'features', from: ['pages', 'app'] },
  { room: 'pages', from: ['app'] },
].flatMap(({ room, from }) =>
  from.map((other) => ({
    target: `./src/${room}`,
    from: `./src/${other}`,
    message: `src/${room} knows nothing of src/${other}: imports run ui, lib → data → features → pages → app.`,
  })),
);

const features = readdirSync('src/features', { withFileTypes: true }).filter((e) =>
  e.isDirectory(),
);
const apartFeatures = features.map(({ name }) => ({
  target: `./src/features/${name}`,
  from: './src/features',
  except: [`./${name}`],
  message: 'No feature imports another feature: a page brings them together.',
}));

const pages = readdirSync('src/pages', { withFileTypes: true }).filter((e) => e.isDirectory());
const apartPages = pages.map(({ name }) => ({
  target: `./src/pages/${name}`,
  from: './src/pages',
  except: [`./${name}`],
  message: 'No page imports another page: what both need belongs to a feature.',
}));

const serverModules = serverZones(
  readdirSync('cms/src', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name),
);

const otherRooms = [
  ...['./host', './cms', './codegen', './tests'].map((from) => ({
    target: './src',
    from,
    // The link is portable together with the codegen, while its generated files are elsewhere.
    ...(from === './codegen' && { except: ['./shared/isDay.ts'] }),
    message: 'The web app stands on its own.',
  })),
];

export default defineConfig(
  globalIgnores([
    'dist',
    'toolkit/dist',
    'cms/dist',
    'cms/types',
    'cms/.strapi',
    '**/generated/**',
    'test-results',
  ]),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [js.configs.recommended, ...tseslint.configs.recommended],
    plugins: { 'import-x': importX },
    languageOptions: {
      globals: { ...globals.node, ...globals.browser },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description' },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'import-x/no-restricted-paths': [
        'error',
        { zones: [...layers, ...apartFeatures, ...apartPages, ...otherRooms, ...serverModules] },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
    settings: {
      'import-x/resolver-next': [aliasResolver()],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.configs.recommended.rules,
    },
  },
  {
    files: ['src/{features,pages,app}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'formik',
              message: 'A form is made by contractForm(rules), src/ui/forms: its names are typed.',
            },
          ],
          patterns: [
            {
              regex: '^@/ui/forms/\\w+Field$',
              allowTypeImports: true,
              message:
                'Take the field from the form, contractForm(rules): its names are typed there.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'host/**/*.ts'],
    ignores: ['src/ui/colors.ts', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['Literal[value', 'TemplateElement[value.raw'].map((text) => ({
          selector: `${text}=/#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\\w-])|\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\\(/i]`,
          message:
            'A colour stands in src/ui/colors.ts alone: name it there, take it from theme.color.',
        })),
      ],
    },
  },
  {
    files: ['cms/src/**/*.ts'],
    ignores: ['cms/src/platform/tables.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['Literal[value', 'TemplateElement[value.raw'].map((text) => ({
          selector: `${text}=/\\b(?:up_(?:users|roles|permissions)|strapi_\\w+|admin_(?:users|roles|permissions)|files_\\w+_mph|(?:from|join|into|update) files)\\b/]`,
          message:
            "Strapi's tables are named in cms/src/platform/tables.ts alone: write tables.users.",
        })),
      ],
    },
  },
  {
    // Servers, scripts and benches log to a terminal.
    files: [
      ...['host/**', 'codegen/**', 'codegen.ts', 'toolkit/**', 'cms/**'],
      ...['tests/**', 'bench/**', 'scripts/**'],
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [js.configs.recommended],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['src/**/*.graphql'],
    // Schema and operations as .graphqlrc.yml names them.
    languageOptions: { parser: graphql.parser },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      '@graphql-eslint/executable-definitions': 'error',
      '@graphql-eslint/fields-on-correct-type': 'error',
      '@graphql-eslint/known-argument-names': 'error',
      '@graphql-eslint/known-fragment-names': 'error',
      '@graphql-eslint/known-type-names': 'error',
      '@graphql-eslint/no-undefined-variables': 'error',
      '@graphql-eslint/no-unused-variables': 'error',
      '@graphql-eslint/no-anonymous-operations': 'error',
      '@graphql-eslint/no-deprecated': 'error',
      '@graphql-eslint/no-duplicate-fields': 'error',
      '@graphql-eslint/provided-required-arguments': 'error',
      '@graphql-eslint/scalar-leafs': 'error',
      '@graphql-eslint/unique-operation-name': 'error',
      '@graphql-eslint/variables-are-input-types': 'error',
      '@graphql-eslint/variables-in-allowed-position': 'error',
    },
  },
);

/** Resolves `@/…` and relative imports to files for the import rules. */
function aliasResolver() {
  return importX.createNodeResolver({
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    alias: { '@': [new URL('src', import.meta.url).pathname] },
  });
}
