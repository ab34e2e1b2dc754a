import { join } from 'node:path';
import { Connections } from '../cms/src/platform/lifecycle/Connections';
import { parametersAt, publicPatterns, renderPage } from '../src/app/entry-server';
import { loadAssets } from './assets';
import { collectGarbageWhenIdle, stopGracefully } from './process';
import { createHost } from './createHost';
import { loadEnv } from './env';
import { readBuiltFile } from './hostFiles';
import { readClientBuild } from './pages/ClientBuild';

const env = loadEnv();
const client = join(import.meta.dirname, '../client');
const [build, assets] = await Promise.all([readClientBuild(client), loadAssets(client)]);
const connections = new Connections();
const host = await createHost({
  env,
  connections,
  build,
  assets,
  render: renderPage,
  patterns: () => publicPatterns,
  parametersAt,
  readHostFile: readBuiltFile,
});
stopGracefully(host, connections, env.drainMs);
collectGarbageWhenIdle(host);
await host.listen({ host: env.host, port: env.port });
