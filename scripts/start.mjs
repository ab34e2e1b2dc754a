// `npm start`: from a fresh clone to the running product. Uses only Node's own modules: nothing is installed yet.
import { savedAccounts } from './lib/accounts.mjs';
import {
  buildWebsite,
  compileContentServer,
  writePanelPlaceholder,
  isPanelStale,
  markPanelBuilt,
  panelCommand,
  panelVariables,
} from './lib/build.mjs';
import { assertFree, localSecrets, portOf, trialOf } from './lib/env.mjs';
import { installContentServer, installWebsite } from './lib/install.mjs';
import { cms, root } from './lib/run.mjs';
import { exitWithError, log } from './lib/log.mjs';
import { ensureNode } from './lib/node.mjs';
import { Services, waitFor } from './lib/services.mjs';

/** The first start creates and seeds the database. */
const LONGEST_START_MS = 300_000;

try {
  await ensureNode();
  const port = portOf('PORT', 3000);
  const apiPort = portOf('API_PORT', 1337);
  const url = `http://localhost:${port}`;
  await assertFree(port, 'PORT');
  await assertFree(apiPort, 'API_PORT');
  const secrets = localSecrets();
  const publicUrl = process.env.PUBLIC_URL ?? url;
  const purgeSecret = process.env.PURGE_SECRET ?? secrets.PURGE_SECRET;
  const apiEnv = {
    NODE_ENV: process.env.NODE_ENV ?? 'development',
    HOST: '127.0.0.1',
    PORT: String(apiPort),
    PUBLIC_URL: publicUrl,
    HOST_PURGE_URL: `http://127.0.0.1:${port}/_host/purge`,
    PURGE_SECRET: purgeSecret,
    STRAPI_TELEMETRY_DISABLED: 'true',
  };
  const services = new Services();
  const website = installWebsite();
  const startContentServer = async () => {
    // The package of the rules finds its own packages among those of the website.
    await Promise.all([installContentServer(), website]);
    await compileContentServer();
    writePanelPlaceholder();
    log('Starting the content server (what it prints until then: cms/.data/start.log) …');
    services.start('The content server', ['start.mjs'], {
      cwd: cms,
      env: apiEnv,
      startLog: `${cms}/.data/start.log`,
    });
  };
  const prepareWebsite = async () => {
    await website;
    await buildWebsite();
  };
  await Promise.all([startContentServer(), prepareWebsite()]);
  log('Starting the web host …');
  services.start('The web host', ['--enable-source-maps', 'dist/host/main.js'], {
    cwd: root,
    env: {
      NODE_ENV: 'production',
      ...trialOf(publicUrl),
      PORT: String(port),
      API_URL: `http://127.0.0.1:${apiPort}`,
      PUBLIC_URL: publicUrl,
      PURGE_SECRET: purgeSecret,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      LOG_FORMAT: process.env.LOG_FORMAT ?? 'text',
    },
  });
  await waitFor('the content server', `http://127.0.0.1:${apiPort}/_health`, LONGEST_START_MS);
  await waitFor('the website', `${url}/`, 60_000);
  services.ready();
  printAddresses(url, savedAccounts({ ...secrets, ...process.env, ...apiEnv }));
  if (isPanelStale()) await buildPanel(services, url);
} catch (error) {
  exitWithError(error);
}

function printAddresses(url, accounts) {
  log('Ready.\n');
  console.log(`  The website          ${url}`);
  console.log(
    `  The editors' panel   ${url}/admin${isPanelStale() ? '   (being built, about a minute)' : ''}`,
  );
  console.log(`  The API              ${url}/api\n`);
  if (accounts !== null) console.log(`${accounts}\n`);
  console.log('  Ctrl-C stops it.\n');
}

/** The panel takes a minute to build and only editors wait for it, so it is built last, at low priority. */
async function buildPanel(services, url) {
  // The build empties the panel's folder.
  const holding = setInterval(writePanelPlaceholder, 500);
  const { code, output } = await services.runInBackground("The panel's build", panelCommand, {
    cwd: cms,
    env: panelVariables(),
  });
  clearInterval(holding);
  if (code === 0) {
    markPanelBuilt();
    log(`The editors' panel is ready: ${url}/admin`);
  } else if (code !== null) {
    log(`The editors' panel could not be built; the rest runs without it.\n${output}`);
  }
}
