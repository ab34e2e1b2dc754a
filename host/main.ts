import { join } from 'node:path';
import { parametersAt, publicPatterns, renderPage } from '../src/app/entry-server';
import { loadAssets } from './assets';
import { readOpenApi } from './build/openApiFile';
import { SHARE_FONTS } from './build/shareFonts';
import { collectGarbageWhenIdle } from './collectGarbageWhenIdle';
import { createHost } from './createHost';
import { parseEnv } from './env';
import { stopOnSignal } from './stopOnSignal';
import { readClientBuild } from './pages/ClientBuild';

const env = parseEnv(process.env);
const client = join(import.meta.dirname, '../client');
const [build, assets, openApi] = await Promise.all([
  readClientBuild(client),
  loadAssets(client),
  readOpenApi(import.meta.dirname),
]);
const host = await createHost({
  env,
  build,
  assets,
  openApi,
  render: renderPage,
  patterns: () => publicPatterns,
  parametersAt,
  fontFolder: join(import.meta.dirname, SHARE_FONTS),
});
stopOnSignal(host);
collectGarbageWhenIdle(host);
await host.listen({ host: env.host, port: env.port });
