import { serverRows } from './cms/modules.mjs';

/** What each folder may import, besides its own files; `*` stands for each subfolder, `**` for everything. */
const imports = [
  {
    area: 'src',
    closed: true,
    rows: {
      lib: [],
      ui: ['lib'],
      // Only tests import `testing`, which opens pages in them.
      testing: ['ui', 'data'],
      data: ['lib', 'testing'],
      // Combine features in a page; move what two pages share to a feature.
      'features/*': ['lib', 'ui', 'data', 'testing'],
      'pages/*': ['lib', 'ui', 'data', 'features/*', 'testing'],
      // Runs without a page.
      worker: ['lib', 'data'],
      app: ['**'],
    },
  },
  // Import a package by its name; it imports nothing of the site, which passes configuration.
  { area: 'packages', closed: true, sealed: true, rows: { '*': [] } },
  { area: 'cms/src', rows: serverRows() },
];

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
        'rooms/imports': ['error', ...imports],
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
              {
                regex: '^@/ui/forms/fields$',
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
      files: ['{src,host}/**/*.{ts,tsx}'],
      excludeFiles: ['src/ui/colors.ts', '**/*.test.{ts,tsx}'],
      rules: {
        'rooms/forbidden-text': [
          'error',
          {
            pattern:
              '#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\\w-])|\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\\(',
            flags: 'i',
            message: 'Define colours in src/ui/colors.ts only, and read them from theme.color.',
          },
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
        'rooms/forbidden-text': [
          'error',
          {
            pattern:
              '\\b(?:up_(?:users|roles|permissions)|strapi_\\w+|admin_(?:users|roles|permissions)|files_\\w+_mph|(?:from|join|into|update) files)\\b',
            message:
              "Take the names of Strapi's tables from cms/src/platform/tables.ts: write tables.users.",
          },
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
