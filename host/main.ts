import { join } from 'node:path';
import { Connections } from '../cms/src/platform/lifecycle/Connections';
import { parametersAt, publicPatterns, renderPage } from '../src/app/entry-server';
import { loadAssets } from './assets';
import { collectGarbageWhenIdle, stopGracefully } from './process';
import { createHost } from './createHost';
import { loadEnv } from './env';
import { readBuiltFile } from './hostFiles';
import { readClientBuild } from './pages/ClientBuild';
import { exposeMetrics } from './telemetry/exposeMetrics';
import { HostMetrics } from './telemetry/HostMetrics';

const env = loadEnv();
const client = join(import.meta.dirname, '../client');
const [build, assets] = await Promise.all([
  readClientBuild(client),
  loadAssets(client, { serviceWorker: env.serviceWorker }),
]);
const connections = new Connections();
const metrics = new HostMetrics();
const host = await createHost({
  env,
  connections,
  metrics,
  build,
  assets,
  render: renderPage,
  patterns: () => publicPatterns,
  parametersAt,
  readHostFile: readBuiltFile,
});
stopGracefully(host, connections, env.drainMs);
if (env.metrics) await exposeMetrics(host, metrics, env.metrics);
collectGarbageWhenIdle(host);
await host.listen({ host: env.host, port: env.port });
