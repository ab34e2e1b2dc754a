import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type BuildEnvironmentOptions,
} from 'vite';
import { aliases, dedupe, productionAliases } from './host/build/aliases.ts';
import { precompress } from './host/build/precompress.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What stays outside the host's bundle: packages of the server alone, which Node loads as they are. */
const hostPackages = ['fastify', '@fastify/reply-from', 'lru-cache', 'vite'];

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

const clientBuild: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  emptyOutDir: true,
  manifest: 'manifest.json',
  target: 'es2022',
  // A file of its own for everything, so that what is preloaded and what is cached has a name.
  assetsInlineLimit: 0,
  rolldownOptions: { input: { app: fromRoot('src/app/entry-client.tsx') } },
};

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [precompress()])],
  appType: 'custom' as const,
  publicDir: isSsrBuild ? (false as const) : 'public',
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
  html: { cspNonce },
  build: isSsrBuild ? hostBuild : clientBuild,
}));
