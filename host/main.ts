import { join } from 'node:path';
import { parametersAt, publicPatterns, renderPage } from '../src/app/entry-server';
import { loadAssets } from './assets';
import { collectGarbageWhenIdle, stopOnSignal } from './process';
import { createHost } from './createHost';
import { parseEnv } from './env';
import { readBuiltFile } from './hostFiles';
import { readClientBuild } from './pages/ClientBuild';
import { exposeMetrics } from './telemetry/exposeMetrics';
import { HostMetrics } from './telemetry/HostMetrics';

const env = parseEnv(process.env);
const client = join(import.meta.dirname, '../client');
const [build, assets] = await Promise.all([readClientBuild(client), loadAssets(client)]);
const metrics = new HostMetrics();
const host = await createHost({
  env,
  metrics,
  build,
  assets,
  render: renderPage,
  patterns: () => publicPatterns,
  parametersAt,
  readHostFile: readBuiltFile,
});
stopOnSignal(host);
if (env.metrics) await exposeMetrics(host, metrics, env.metrics);
collectGarbageWhenIdle(host);
await host.listen({ host: env.host, port: env.port });
