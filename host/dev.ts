import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'vite';
import { Connections } from '../cms/src/platform/lifecycle/Connections';
import type { parametersAt, publicPatterns, renderPage } from '../src/app/entry-server';
import { readSourceFile } from './build/hostFiles';
import { createHost } from './createHost';
import { parseEnv } from './env';
import type { ClientBuild } from './pages/ClientBuild';
import { stopGracefully } from './process';

/** The development host: modules come from Vite, every request renders its page, nothing is cached. */
const env = parseEnv({ CACHE_FRESH_SECONDS: '1', ...process.env });
const vite = await createServer({
  appType: 'custom',
  server: {
    middlewareMode: true,
    hmr: { port: env.port + 1_000 },
    watch: { ignored: ['**/cms/**', '**/dist/**', '**/test-results/**'] },
  },
});

interface RenderModule {
  renderPage: typeof renderPage;
  publicPatterns: typeof publicPatterns;
  parametersAt: typeof parametersAt;
}

const loadModule = async () =>
  (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as RenderModule;

const ENTRY = '/src/app/entry-client.tsx';
const build: ClientBuild = {
  id: 'development',
  modules: [ENTRY],
  scriptsFor: () => [],
  stylesFor: () => [],
};

const connections = new Connections();
const host = await createHost({
  env,
  connections,
  build,
  assets: new Map(),
  render: async (request) => (await loadModule()).renderPage(request),
  patterns: async () => (await loadModule()).publicPatterns,
  parametersAt: async (pathname) => (await loadModule()).parametersAt(pathname),
  readHostFile: readSourceFile,
  transform: async (path, html, nonce) =>
    (await vite.transformIndexHtml(path, html)).replaceAll('nonce-of-the-page', nonce),
  before: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    vite.middlewares(request, response, next);
  },
});
stopGracefully(host, connections, env.drainMs);
host.addHook('onClose', () => vite.close());
await host.listen({ host: env.host, port: env.port });
