// Starts the compiled content server, as `strapi start` does without loading the CLI's other commands.
import { createRequire } from 'node:module';
import { devNull } from 'node:os';
import { fileURLToPath } from 'node:url';
import { loadVariables } from './loadVariables.mjs';

const require = createRequire(import.meta.url);
const appDir = fileURLToPath(new URL('.', import.meta.url));

try {
  loadVariables(`${appDir}.env`);
  require('./dist/src/platform/environment').environment();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
// Strapi would read `.env` of the working directory, in production too.
process.env.ENV_PATH = devNull;

// Node can't load Strapi's own ES modules: they import a folder.
const { createStrapi } = require('@strapi/strapi');
await createStrapi({ appDir, distDir: `${appDir}dist` }).start();
