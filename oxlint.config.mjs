import { readdirSync } from 'node:fs';
import { contexts, serverZones } from './cms/modules.mjs';

// Imports run one way: ui, lib → data → features → pages → app. A layer may not import from further right.
const layers = [
  { layer: 'lib', from: ['ui', 'data', 'features', 'pages', 'app'] },
  { layer: 'ui', from: ['data', 'features', 'pages', 'app'] },
  { layer: 'data', from: ['ui', 'features', 'pages', 'app'] },
  { layer: 'features', from: ['pages', 'app'] },
  { layer: 'pages', from: ['app'] },
].flatMap(({ layer, from }) =>
  from.map((other) => ({
    target: `./src/${layer}`,
    from: `./src/${other}`,
    message: `src/${layer} may not import src/${other}: imports run ui, lib → data → features → pages → app.`,
  })),
);

const features = readdirSync('src/features', { withFileTypes: true }).filter((e) =>
  e.isDirectory(),
);
const separateFeatures = features.map(({ name }) => ({
  target: `./src/features/${name}`,
  from: './src/features',
  except: [`./${name}`],
  message: 'A feature may not import another feature: combine them in a page.',
}));

const pages = readdirSync('src/pages', { withFileTypes: true }).filter((e) => e.isDirectory());
const separatePages = pages.map(({ name }) => ({
  target: `./src/pages/${name}`,
  from: './src/pages',
  except: [`./${name}`],
  message: 'A page may not import another page: move shared code to a feature.',
}));

const foldersIn = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const serverModules = serverZones(
  foldersIn('cms/src').flatMap((name) =>
    name in contexts ? foldersIn(`cms/src/${name}`).map((module) => `${name}/${module}`) : [name],
  ),
);

const otherFolders = [
  ...['./host', './cms', './tests'].map((from) => ({
    target: './src',
    from,
    message: 'The web app may import only from src.',
  })),
  ...['./src', './host', './cms', './tests', './bench', './scripts', './codegen.ts'].map(
    (from) => ({
      target: './packages',
      from,
      message: 'A package imports nothing of the site: pass it as configuration.',
    }),
  ),
];

const byName = {
  regex: '^\\.\\.?/.*\\bpackages/',
  message: 'Import a package by its name, through its exports.',
};

/** Options of `no-restricted-syntax` that forbid a pattern in literals and template strings. */
const forbidden = (pattern, message) =>
  ['Literal[value', 'TemplateElement[value.raw'].map((text) => ({
    selector: `${text}=/${pattern}`,
    message,
  }));

export default {
  plugins: ['eslint', 'typescript', 'oxc'],
  jsPlugins: ['./scripts/lint/plugin.mjs'],
  env: { builtin: true, node: true },
  categories: { correctness: 'error' },
  options: { reportUnusedDisableDirectives: 'error', denyWarnings: true },
  ignorePatterns: ['dist', 'cms/types', 'cms/.strapi', '**/generated/**', 'test-results'],
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-array-constructor': 'error',
    'no-case-declarations': 'error',
    'no-console': ['error', { allow: ['warn', 'error'] }],
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'typescript/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
    'typescript/consistent-type-imports': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
  },
  overrides: [
    {
      // No compiler checks these.
      files: ['**/*.{js,mjs}'],
      rules: { 'no-redeclare': 'error', 'no-undef': 'error' },
    },
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        'typescript/no-require-imports': 'error',
        'no-restricted-imports': ['error', { patterns: [byName] }],
        'rooms/no-restricted-paths': [
          'error',
          {
            zones: [
              ...layers,
              ...separateFeatures,
              ...separatePages,
              ...otherFolders,
              ...serverModules,
            ],
          },
        ],
      },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      plugins: ['react', 'jsx-a11y'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/unsupported-syntax': 'error',
        // Roles on our styled elements are intended; axe checks the pages.
        'jsx-a11y/prefer-tag-over-role': 'off',
      },
    },
    {
      files: ['src/**/*.tsx'],
      // The gallery is for developers.
      excludeFiles: ['**/*.test.tsx', 'src/app/gallery/**'],
      rules: { 'rooms/no-bare-text': 'error' },
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
                message:
                  'Create forms with contractForm(rules) from src/ui/forms, which types the field names.',
              },
            ],
            patterns: [
              byName,
              {
                regex: '^@/ui/forms/\\w+Field$',
                allowTypeImports: true,
                message:
                  'Use the fields of the form, contractForm(rules), which types their names.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['src/**/*.{ts,tsx}', 'host/**/*.ts'],
      excludeFiles: ['src/ui/colors.ts', '**/*.test.{ts,tsx}'],
      rules: {
        'rooms/no-restricted-syntax': [
          'error',
          ...forbidden(
            '#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\\w-])|\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\\(/i]',
            'Define colours in src/ui/colors.ts only, and read them from theme.color.',
          ),
        ],
      },
    },
    {
      files: ['{src,packages,cms,tests,host,scripts,bench}/**/*.{ts,tsx,mjs}'],
      rules: { 'rooms/test-titles': 'error' },
    },
    {
      files: ['cms/src/**/*.ts'],
      excludeFiles: ['cms/src/platform/tables.ts'],
      rules: {
        'rooms/no-restricted-syntax': [
          'error',
          ...forbidden(
            '\\b(?:up_(?:users|roles|permissions)|strapi_\\w+|admin_(?:users|roles|permissions)|files_\\w+_mph|(?:from|join|into|update) files)\\b/]',
            "Take the names of Strapi's tables from cms/src/platform/tables.ts: write tables.users.",
          ),
        ],
      },
    },
    {
      // Servers, scripts and benchmarks log to a terminal.
      files: [
        'host/**',
        'packages/**',
        'codegen.ts',
        'cms/**',
        'tests/**',
        'bench/**',
        'scripts/**',
        'src/**/*.mjs',
      ],
      rules: { 'no-console': 'off' },
    },
  ],
};
