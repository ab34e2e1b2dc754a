import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { fontFiles } from '../../src/ui/fonts/fontFiles.ts';
import { offlinePages, type OfflineBuild } from '../../src/worker/offlineBuild.ts';
import { oldestBrowsers } from '../../src/lib/oldestBrowsers.ts';
import { aliases } from './aliases.ts';
import { offlineDocument } from './offlineDocument.ts';
import { refuseNewBuiltIns } from './refuseNewBuiltIns.ts';
import { ENTRY, type Manifest } from '../pages/ClientBuild.ts';
import { fontStyles } from '../pages/fontScript.ts';
import { scriptsWithLazyOnes } from './manifestScripts.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** A module and its imports as one classic script: Firefox 115 runs no modules in service workers. */
async function bundle(source: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [refuseNewBuiltIns()],
    resolve: { alias: aliases },
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      write: false,
      target: oldestBrowsers.targets,
      modulePreload: false,
      rolldownOptions: { input: fromRoot(source), output: { format: 'iife' } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = outputs.flatMap((one) => ('output' in one ? one.output : []));
  const [chunk] = chunks.filter((one) => one.type === 'chunk');
  if (chunk === undefined || chunks.length > 1) throw new Error(`${source} is not one script.`);
  return chunk.code.trim();
}

/** Needed by every page behind the login, and loaded later than it. */
const lazyParts = ['src/data/networkLink.ts', 'src/app/offline/startOffline.ts'];

function offlineBuildOf(manifest: Manifest, files: string[], offlinePage: string): OfflineBuild {
  const scriptsOf = (pages: Record<string, string>) =>
    scriptsWithLazyOnes(manifest, [
      ...Object.values(pages).map((page) => `src/pages/${page}.tsx`),
      ...lazyParts,
    ]);
  const fonts = files.filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`);
  return {
    id: basename(manifest[ENTRY]?.file ?? '', '.js'),
    precache: [
      { url: '/offline.html', revision: createHash('sha256').update(offlinePage).digest('hex') },
      ...fonts.map((url) => ({ url, revision: null })),
    ],
    scripts: { member: scriptsOf(offlinePages.member), staff: scriptsOf(offlinePages.staff) },
  };
}

/** Writes the service worker, the one that removes it, and the offline page, from the files of the build. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  writeBundle: {
    // Before compression.
    order: 'pre',
    sequential: true,
    async handler({ dir = '' }, output) {
      const manifest = JSON.parse(await readFile(join(dir, 'manifest.json'), 'utf8')) as Manifest;
      const files = Object.keys(output);
      const page = offlineDocument({
        script: await bundle('src/app/offline/offlinePage.ts'),
        fonts: fontStyles(
          fontFiles.map(({ file, ...face }) => ({
            ...face,
            url: `/${files.find((name) => basename(name).startsWith(file))}`,
          })),
        ),
      });
      const offlineBuild = JSON.stringify(offlineBuildOf(manifest, files, page));
      await Promise.all([
        writeFile(join(dir, 'offline.html'), page),
        bundle('src/worker/main.ts', { OFFLINE_BUILD: offlineBuild }).then((code) =>
          writeFile(join(dir, 'sw.js'), code),
        ),
        bundle('src/worker/unregister.ts').then((code) => writeFile(join(dir, 'sw-off.js'), code)),
      ]);
    },
  },
});
