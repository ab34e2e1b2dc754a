// `npm run dev`: hot reload for pages and components; host and content server restart; the contract regenerates.
import { watch } from 'node:fs';
import { compilePackages } from './lib/build.mjs';
import { assertFree, localSecrets, portOf } from './lib/env.mjs';
import { installAll } from './lib/install.mjs';
import { cms, root } from './lib/run.mjs';
import { exitWithError, log } from './lib/log.mjs';
import { ensureNode } from './lib/node.mjs';
import { Services, waitFor } from './lib/services.mjs';

try {
  await ensureNode();
  const port = portOf('PORT', 3000);
  const apiPort = portOf('API_PORT', 1337);
  const url = `http://localhost:${port}`;
  await assertFree(port, 'PORT');
  await assertFree(apiPort, 'API_PORT');
  await installAll();
  await compilePackages();
  const { PURGE_SECRET } = localSecrets();
  const services = new Services();
  log(
    'Starting the content server, the web host and the code generator (startup log of the content server: cms/.data/start.log) …',
  );
  services.start('The content server', ['node_modules/@strapi/strapi/bin/strapi.js', 'develop'], {
    cwd: cms,
    env: {
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(apiPort),
      PUBLIC_URL: url,
      HOST_PURGE_URL: `http://127.0.0.1:${port}/_host/purge`,
      PURGE_SECRET,
      STRAPI_TELEMETRY_DISABLED: 'true',
    },
    startLog: `${cms}/.data/start.log`,
  });
  const tsx = `${root}/node_modules/tsx/dist/cli.mjs`;
  services.start(
    'The web host',
    [tsx, 'watch', '--clear-screen=false', '--include', 'host/**/*.ts', 'host/dev.ts'],
    {
      cwd: root,
      env: {
        NODE_ENV: 'development',
        PORT: String(port),
        API_URL: `http://127.0.0.1:${apiPort}`,
        PUBLIC_URL: url,
        PURGE_SECRET,
        LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      },
    },
  );
  const codegen = `${root}/node_modules/@graphql-codegen/cli/esm/bin.js`;
  services.start('The code generator', [codegen, '--config', 'codegen.ts', '--watch'], {
    cwd: root,
    env: {},
  });
  await waitFor('the content server', `http://127.0.0.1:${apiPort}/_health`, 300_000);
  await waitFor('the website', `${url}/readyz`, 60_000);
  services.ready();
  watchSharedPackage(async () => {
    if (await compilePackages()) services.restart('The content server');
  });
  log(`Ready: ${url}, the editors' panel at ${url}/admin. Ctrl-C stops it.`);
} catch (error) {
  exitWithError(error);
}

/** The content server runs the compiled package, which it does not watch. The rules of inputs are generated into it. */
function watchSharedPackage(compile) {
  let timer;
  watch(`${root}/packages/shared/src`, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => compile().catch((error) => log(error.message)), 300);
  });
}
