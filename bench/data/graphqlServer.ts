import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { insert } from '../../tests/contract/orderFixtures';
import { buildApi, cmsFolder } from '../../tests/server/buildApi';
import { startApi, type TestApi } from '../../tests/server/startApi';

const packageFolder = fileURLToPath(new URL('../graphql-plugin', import.meta.url));
const plugin = join(packageFolder, 'node_modules/@strapi/plugin-graphql/package.json');

/** The limits that the plugin's own start asks for; `maxLimit` lets the longest list of the bench pass. */
const config = { endpoint: '/graphql', defaultLimit: 25, maxLimit: 1000, depthLimit: 10 };

/** The types whose records the plugin is asked for. */
const asked = ['course', 'course-category'];

/**
 * The project's server with Strapi's own GraphQL plugin beside its REST API: one process, one
 * database, the same records for both.
 */
export async function startGraphqlApi(under: readonly string[]): Promise<TestApi> {
  installPlugin();
  await buildApi();
  const folder = copyOfCms();
  asked.forEach((name) => addController(folder, name));
  const api = await startApi({ seed: 'content', under, folder });
  for (const name of asked) await permit(api, `api::${name}.${name}.find`);
  return {
    ...api,
    async stop() {
      await api.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Installed at its first use: nothing but this bench wants it. */
function installPlugin(): void {
  if (existsSync(plugin)) return;
  const words = ['ci', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', words, { cwd: packageFolder, stdio: 'inherit' });
}

/** What is compiled, as a project that never was TypeScript, with one plugin more; the packages are those of `cms/`. */
function copyOfCms(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-cms-'));
  // The compiler leaves out what is no code: the font and the files of the sample content.
  cpSync(join(cmsFolder, 'src'), join(folder, 'src'), {
    recursive: true,
    filter: (path) => !path.endsWith('.ts'),
  });
  cpSync(join(cmsFolder, 'dist'), folder, { recursive: true });
  cpSync(join(cmsFolder, 'package.json'), join(folder, 'package.json'));
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

/** Strapi permits what a route leads to, in a type's own controller; ours share one. */
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

/** Everybody may call it, as an editor grants it in the panel. */
async function permit(api: TestApi, action: string): Promise<void> {
  const [role] = await api.sql<{ id: number }>(`select id from up_roles where type = 'public'`);
  const permission = await insert(api, 'up_permissions', { document_id: action, action });
  await insert(api, 'up_permissions_role_lnk', { permission_id: permission, role_id: role?.id });
}
