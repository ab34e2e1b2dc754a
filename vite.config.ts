import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type BuildEnvironmentOptions,
} from 'vite';
import { aliases, dedupe, productionAliases } from './host/build/aliases.ts';
import { brandFiles } from './host/build/brandFiles.ts';
import { compileEagerly } from './host/build/compileEagerly.ts';
import { pageFonts } from './host/build/pageFonts.ts';
import { precompress } from './host/build/precompress.ts';
import { shareFonts } from './host/build/shareFonts.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What stays outside the host's bundle: packages of the server alone, which Node loads as they are. */
const hostPackages = ['fastify', '@fastify/reply-from', '@resvg/resvg-js', 'lru-cache', 'vite'];

/** The development server puts each page's own nonce in its place. */
const cspNonce = 'nonce-of-the-page';

const hostBuild: BuildEnvironmentOptions = {
  outDir: 'dist/host',
  emptyOutDir: true,
  target: 'node20',
  minify: false,
  sourcemap: true,
  rolldownOptions: {
    input: { main: fromRoot('host/main.ts') },
    output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
  },
};

/** What only pages with a form need, but for those that search: formik, yup, what they bring, and our own parts around them. */
const FORMS =
  /node_modules\/(?:formik|yup|lodash|lodash-es|property-expr|tiny-case|toposort|react-fast-compare|deepmerge|hoist-non-react-statics|react-is|tiny-warning)\/|src\/ui\/forms\/(?!useGetForm)|src\/data\/generated\/ruleParts/;

/** What only pages that are read need, in sections or beside their text. */
const ARTICLE =
  /src\/(?:ui\/(?:article\/|fileFacts|structured-data\/articleData)|features\/sections\/)/;

const RICH_TEXT = /src\/ui\/(?:rich-text\/|RichText)/;

/** What a page is filled in or searched with. */
const CONTROLS =
  /src\/ui\/(?:Checkbox|Field|FieldMessage|QuantityInput|RadioGroup|SearchInput|Select|TextArea|TextInput|controlStyles|fieldContext|colorBandStyles|forms\/useGetForm)\.ts/;

/**
 * What pages of every kind share: parts that know no business. What a feature has stays with its
 * screens, and so do operations and the rules of an input.
 */
const SHARED = /src\/(?!data\/generated\/|features\/)/;

const clientBuild: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  emptyOutDir: true,
  manifest: 'manifest.json',
  target: 'es2022',
  // A file of its own for everything, so that what is preloaded and what is cached has a name.
  assetsInlineLimit: 0,
  // The packages that every page needs come in one file.
  chunkSizeWarningLimit: 700,
  rolldownOptions: {
    input: { app: fromRoot('src/app/entry-client.tsx') },
    output: {
      // A request costs more than the few bytes that a page does not use: what many pages share comes
      // in few files. The forms' packages stay apart: only pages with a form need them.
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          { name: 'app', tags: ['$initial'], priority: 3 },
          { name: 'forms', test: FORMS, priority: 2 },
          { name: 'catalogue', test: /src\/features\/catalogue\//, priority: 1, minShareCount: 4 },
          { name: 'article', test: ARTICLE, priority: 1, minShareCount: 4 },
          { name: 'rich-text', test: RICH_TEXT, priority: 1, minShareCount: 4 },
          { name: 'controls', test: CONTROLS, priority: 1, minShareCount: 4 },
          { name: 'shared', test: SHARED, minShareCount: 4 },
        ],
      },
    },
  },
};

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    react(),
    ...(isSsrBuild ? [shareFonts()] : [compileEagerly(), brandFiles(), pageFonts(), precompress()]),
  ],
  appType: 'custom' as const,
  publicDir: false as const,
  resolve: {
    alias: command === 'build' ? [...aliases, ...productionAliases] : aliases,
    dedupe,
    // rxjs has a build for browsers of this decade under this name.
    conditions: ['es2015', ...(isSsrBuild ? defaultServerConditions : defaultClientConditions)],
  },
  ssr: {
    // The built host carries its packages with it; in development Node loads what it can.
    noExternal: command === 'build' ? (true as const) : ['apollo-link-rest'],
    external: hostPackages,
  },
  oxc: {
    plugins: {
      // Gives each styled component an id from its file, so that host and browser agree on its class
      // however the chunks come in.
      styledComponents: { displayName: false, fileName: false, pure: true },
    },
  },
  html: { cspNonce },
  build: isSsrBuild ? hostBuild : clientBuild,
}));
