// Builds the package that `npm pack ./packages/rest-contract/dist` packs: JavaScript and types, a file each.
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'vite';

const root = import.meta.dirname;
const dist = join(root, 'dist');
const require = createRequire(import.meta.url);
const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The source file of each export; `./adapters/*` is every file of its folder. */
const entries = Object.values(own.exports)
  .map((target) => target.default ?? target)
  .filter((target) => target.endsWith('.ts'))
  .flatMap((target) =>
    target.includes('*')
      ? readdirSync(join(root, dirname(target)))
          .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
          .map((name) => `${dirname(target)}/${name}`)
      : [target],
  );

rmSync(dist, { recursive: true, force: true });
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  // Bundled, as its entry points do not load in Node.
  ssr: { noExternal: ['apollo-link-rest'] },
  build: {
    ssr: true,
    outDir: dist,
    target: 'es2022',
    minify: false,
    rolldownOptions: {
      input: [...entries, './cli.ts'].map((name) => join(root, name)),
      output: {
        preserveModules: true,
        preserveModulesRoot: root,
        // npm packs no folder of this name.
        entryFileNames: ({ name }) => `${name.replace(/.*node_modules\//, 'bundled/')}.js`,
        banner: ({ name }) => (name === 'cli' ? '#!/usr/bin/env node' : ''),
      },
    },
  },
});

const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
execFileSync(process.execPath, [tsc, '-p', join(root, 'tsconfig.build.json')], {
  stdio: 'inherit',
});
// Node's module resolution of types requires file extensions.
for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.d.ts')) continue;
  const file = join(dist, name);
  const withExtension = (_whole, from, quote, path) =>
    `${from}${quote}${path.replace(/\.ts$/, '')}.js${quote}`;
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/(from |import\()(['"])(\.{1,2}\/[^'"]+)\2/g, withExtension));
}

for (const name of ['README.md', 'directives.graphql', 'template']) {
  cpSync(join(root, name), join(dist, name), { recursive: true });
}
const link = dirname(require.resolve('apollo-link-rest/package.json'));
cpSync(join(link, 'LICENSE'), join(dist, 'LICENSE.apollo-link-rest'));

const compiled = (target) => {
  const source = target.default ?? target;
  if (!source.endsWith('.ts')) return source;
  return { types: source.replace(/ts$/, 'd.ts'), default: source.replace(/ts$/, 'js') };
};
const packed = {
  ...own,
  bin: { 'rest-contract': 'cli.js' },
  exports: Object.fromEntries(
    Object.entries(own.exports).map(([name, target]) => [name, compiled(target)]),
  ),
};
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
