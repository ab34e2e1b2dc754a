// Starts the compiled content server, as `strapi start` does without loading the CLI's other commands.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

// Node can't load Strapi's own ES modules: they import a folder.
const { createStrapi } = createRequire(import.meta.url)('@strapi/strapi');

const appDir = fileURLToPath(new URL('.', import.meta.url));
await createStrapi({ appDir, distDir: `${appDir}dist` }).start();
