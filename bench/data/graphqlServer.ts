import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { insert } from '../../tests/support/database';
import { buildApi, cmsFolder } from '../../tests/support/buildApi';
import { startApi, type TestApi } from '../../tests/support/startApi';

const packageFolder = fileURLToPath(new URL('../graphql-plugin', import.meta.url));
const plugin = join(packageFolder, 'node_modules/@strapi/plugin-graphql/package.json');

/** The plugin's required limits; `maxLimit` allows the longest list of the bench. */
const config = { endpoint: '/graphql', defaultLimit: 25, maxLimit: 1000, depthLimit: 10 };

const requested = ['course', 'course-category'];

/** The project's server with Strapi's GraphQL plugin beside its REST API: one process, one database. */
export async function startGraphqlApi(under: readonly string[]): Promise<TestApi> {
  installPlugin();
  await buildApi();
  const folder = copyOfCms();
  requested.forEach((name) => addController(folder, name));
  const api = await startApi({ seed: 'content', under, folder });
  for (const name of requested) await permit(api, `api::${name}.${name}.find`);
  return {
    ...api,
    async stop() {
      await api.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Installed on first use: only this bench needs it. */
function installPlugin(): void {
  if (existsSync(plugin)) return;
  const words = ['ci', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', words, { cwd: packageFolder, stdio: 'inherit' });
}

/** A compiled JavaScript copy of `cms/` with one more plugin, sharing its packages. */
function copyOfCms(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-cms-'));
  // The compiler does not copy assets: the font and the sample content's files.
  cpSync(join(cmsFolder, 'src'), join(folder, 'src'), {
    recursive: true,
    filter: (path) => !path.endsWith('.ts'),
  });
  cpSync(join(cmsFolder, 'dist'), folder, { recursive: true });
  for (const name of ['package.json', 'fonts', 'sample']) {
    cpSync(join(cmsFolder, name), join(folder, name), { recursive: true });
  }
  // Here the compiled files are the app itself.
  const start = readFileSync(join(cmsFolder, 'start.mjs'), 'utf8');
  writeFileSync(join(folder, 'start.mjs'), start.replace('`${appDir}dist`', 'appDir'));
  mkdirSync(join(folder, 'public', 'uploads'), { recursive: true });
  symlinkSync(join(cmsFolder, 'node_modules'), join(folder, 'node_modules'));
  const plugins = join(folder, 'config', 'plugins.js');
  cpSync(plugins, join(folder, 'src', 'ownPlugins.js'));
  writeFileSync(
    plugins,
    `const own = require('../src/ownPlugins').default;
const graphql = ${JSON.stringify({ enabled: true, resolve: plugin, config })};
module.exports = () => ({ ...own(), graphql });
`,
  );
  return folder;
}

/** Strapi grants permissions per type controller; ours share one. */
function addController(folder: string, name: string): void {
  const uid = `api::${name}.${name}`;
  const write = (part: string, text: string): void => {
    const place = join(folder, 'src', 'api', name, part);
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, `${name}.js`), `module.exports = ${text};\n`);
  };
  write('controllers', `require('@strapi/strapi').factories.createCoreController('${uid}')`);
  const route = { method: 'GET', path: `/bench/${name}`, handler: `${uid}.find` };
  write('routes', JSON.stringify({ type: 'content-api', routes: [route] }));
}

/** Grants public access, as an editor would in the panel. */
async function permit(api: TestApi, action: string): Promise<void> {
  const [role] = await api.sql<{ id: number }>(`select id from up_roles where type = 'public'`);
  const permission = await insert(api, 'up_permissions', { document_id: action, action });
  await insert(api, 'up_permissions_role_lnk', { permission_id: permission, role_id: role?.id });
}
