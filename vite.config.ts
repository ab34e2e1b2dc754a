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
import { chunkGroups } from './src/app/performance/chunkGroups.ts';
import { compileEagerly } from './src/app/performance/compileEagerly.ts';
import { copyHostFiles } from './host/build/hostFiles.ts';
import { pageFonts } from './host/build/pageFonts.ts';
import { precompress } from './host/build/precompress.ts';
import { refuseNewBuiltIns } from './host/build/refuseNewBuiltIns.ts';
import { serviceWorker } from './host/build/serviceWorker.ts';
import { oldestBrowsers } from './src/lib/oldestBrowsers.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Kept out of the host's bundle: server-only packages that Node loads directly. */
const hostPackages = [
  'fastify',
  '@fastify/proxy-addr',
  '@fastify/reply-from',
  'pino',
  'prom-client',
  '@resvg/resvg-js',
  'satori',
  'lru-cache',
  'vite',
];

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
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: chunkGroups,
      },
    },
  },
};

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    react(),
    ...(isSsrBuild
      ? [copyHostFiles()]
      : [
          refuseNewBuiltIns(),
          compileEagerly(),
          brandFiles(),
          pageFonts(),
          serviceWorker(),
          precompress(),
        ]),
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
