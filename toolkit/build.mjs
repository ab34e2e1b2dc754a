// Builds the package from the sources that the site uses: `npm pack ./toolkit` runs it.
import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const from = (...path) => join(root, ...path);
const dist = from('toolkit/dist');
const adapters = ['plain', 'strapi', 'github', 'stripe', 'wordpress', 'ghost'];

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
      input: {
        index: from('toolkit/index.ts'),
        cli: from('toolkit/cli.ts'),
        codegen: from('toolkit/codegen.ts'),
        ...Object.fromEntries(
          adapters.map((name) => [`adapters/${name}`, from(`src/data/rest/adapters/${name}.ts`)]),
        ),
      },
      output: {
        chunkFileNames: '[name].js',
        banner: ({ name }) => (name === 'cli' ? '#!/usr/bin/env node' : ''),
      },
    },
  },
});

// The code generator copies these into its output unchanged.
for (const name of ['ruleParts', 'ruleMessages', 'ruleMessages.vi', 'isDay', 'cleanText']) {
  copyFileSync(from(`codegen/shared/${name}.ts`), join(dist, `${name}.ts`));
}
copyFileSync(from('node_modules/apollo-link-rest/LICENSE'), join(dist, 'LICENSE.apollo-link-rest'));
copyFileSync(from('schema/directives.graphql'), join(dist, 'directives.graphql'));

execFileSync(
  process.execPath,
  [from('node_modules/typescript/bin/tsc'), '-p', from('toolkit/tsconfig.json')],
  { stdio: 'inherit' },
);
// Node's module resolution of types requires file extensions.
const types = join(dist, 'types');
for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.d.ts')) continue;
  const text = readFileSync(join(types, name), 'utf8');
  writeFileSync(
    join(types, name),
    text.replace(/(from |import\()(['"])(\.{1,2}\/[^'"]+)\2/g, '$1$2$3.js$2'),
  );
}
