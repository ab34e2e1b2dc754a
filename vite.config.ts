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
import { openApiFile } from './host/build/openApiFile.ts';
import { pageFonts } from './host/build/pageFonts.ts';
import { precompress } from './host/build/precompress.ts';
import { refuseNewBuiltIns } from './host/build/refuseNewBuiltIns.ts';
import { shareFonts } from './host/build/shareFonts.ts';
import { oldestBrowsers } from './src/lib/oldestBrowsers.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Kept out of the host's bundle: server-only packages that Node loads directly. */
const hostPackages = ['fastify', '@fastify/reply-from', '@resvg/resvg-js', 'lru-cache', 'vite'];

/** Replaced by the development server with each page's own nonce. */
const cspNonce = 'nonce-of-the-page';

const hostBuild: BuildEnvironmentOptions = {
  outDir: 'dist/host',
  emptyOutDir: true,
  target: 'node22',
  minify: false,
  sourcemap: true,
  rolldownOptions: {
    input: { main: fromRoot('host/main.ts') },
    output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
  },
};

/** Evaluated before the app, in a separate task. */
const REACT = /node_modules\/(?:react|react-dom|scheduler)\/|src\/app\/evaluateReact\.ts/;

/** Only for pages with a form other than search: formik, yup, their dependencies, and our components around them. */
const FORMS =
  /node_modules\/(?:formik|yup|lodash|lodash-es|property-expr|tiny-case|toposort|react-fast-compare|deepmerge|hoist-non-react-statics|react-is|tiny-warning)\/|src\/(?:ui\/forms\/(?!useGetForm|FileForm)|lib\/fieldErrors|data\/generated\/rule(?:Parts|Messages))/;

/** Only for article pages: sections and the parts beside the text. */
const ARTICLE =
  /src\/(?:ui\/(?:article\/(?!useOverflows)|fileFacts|structured-data\/articleData)|features\/sections\/|features\/certification\/CertificateRail|pages\/content\/(?:SinglePageView|contentPages))/;

const RICH_TEXT = /src\/ui\/(?:rich-text\/|RichText)/;

/** Filter and search controls. */
const CONTROLS =
  /src\/ui\/(?:Checkbox|Field|FieldMessage|QuantityInput|RadioGroup|SearchInput|Select|TextArea|TextInput|controlStyles|fieldContext|colorBandStyles|forms\/useGetForm)\.ts/;

const CATALOGUE = /src\/(?:features\/catalogue\/|data\/generated\/memberPrice)/;

/** Ordering and owning an item: only for detail pages and the cart. */
const DETAIL =
  /src\/(?:features\/(?:cart\/(?:Add|findOption|texts|OrderNow)|library\/|waiting-list\/)|features\/catalogue\/(?:detail|structured-data)\/|data\/generated\/operations\/(?:CheckUser|UserDocumentDownload|UserWaiting|JoinWaitingList))/;

/** Looking up certificates: also on the home page. */
const CERTIFICATION =
  /src\/(?:features\/certification\/(?:CertificateSearch|readCertificateSearch|certificateState|texts)|data\/generated\/names)/;

/** Only for pages behind the login, and what an order becomes. */
const ACCOUNT =
  /node_modules\/uqr\/|src\/(?:features\/account\/|ui\/(?:data-table\/|forms\/FileForm|Confirmation|FactRow|FileInput|FocusedSection|QrCode|RowsSkeleton|SideNavigation|qrPath)|lib\/fileContent|data\/(?:sendOnce\/|page\/usePolling))/;

/**
 * Code without business logic, shared by all pages, and Apollo's hooks for changes. Features, what the pages of a folder
 * share, operations and input rules stay with their screens.
 */
const SHARED =
  /src\/(?!data\/(?:generated|rest)\/|data\/(?:api|messages)\.|features\/|pages\/)|@apollo\/client\/react\/hooks\//;

const clientBuild: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  emptyOutDir: true,
  manifest: 'manifest.json',
  target: oldestBrowsers.targets,
  // Separate files, so that what is preloaded and cached has a name.
  assetsInlineLimit: 0,
  // The packages every page needs are one file.
  chunkSizeWarningLimit: 700,
  rolldownOptions: {
    input: { app: fromRoot('src/app/entry-client.tsx') },
    output: {
      // A request costs more than a few unused bytes, so shared code is in few files. The forms' packages stay apart.
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          { name: 'react', test: REACT, priority: 4 },
          { name: 'app', tags: ['$initial'], priority: 3 },
          { name: 'forms', test: FORMS, priority: 2 },
          { name: 'catalogue', test: CATALOGUE, priority: 1, minShareCount: 2 },
          { name: 'certification', test: CERTIFICATION, priority: 1, minShareCount: 2 },
          { name: 'article', test: ARTICLE, priority: 1, minShareCount: 4 },
          { name: 'rich-text', test: RICH_TEXT, priority: 1, minShareCount: 4 },
          { name: 'controls', test: CONTROLS, priority: 1, minShareCount: 4 },
          { name: 'detail', test: DETAIL, priority: 2, minShareCount: 2 },
          { name: 'account', test: ACCOUNT, priority: 1, minShareCount: 4 },
          { name: 'shared', test: SHARED, minShareCount: 4 },
        ],
      },
    },
  },
};

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    react(),
    ...(isSsrBuild
      ? [shareFonts(), openApiFile()]
      : [refuseNewBuiltIns(), compileEagerly(), brandFiles(), pageFonts(), precompress()]),
  ],
  appType: 'custom' as const,
  // Node asks the system for each variable, and styled-components asks for this one at every prop.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  publicDir: false as const,
  resolve: {
    alias: command === 'build' ? [...aliases, ...productionAliases] : aliases,
    dedupe,
    // rxjs's build for modern browsers has this export condition.
    conditions: ['es2015', ...(isSsrBuild ? defaultServerConditions : defaultClientConditions)],
  },
  ssr: {
    // The built host bundles its packages; in development Node loads what it can.
    noExternal: command === 'build' ? (true as const) : ['apollo-link-rest'],
    external: hostPackages,
  },
  oxc: {
    plugins: {
      // Derives component ids from file names, so host and browser agree on classes whatever chunk loads first.
      styledComponents: { displayName: false, fileName: false, pure: true },
    },
  },
  html: { cspNonce },
  build: isSsrBuild ? hostBuild : clientBuild,
}));
