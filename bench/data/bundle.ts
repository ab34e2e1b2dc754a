import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, defaultClientConditions } from 'vite';
import { aliases, dedupe } from '../../host/build/aliases.ts';

export interface Group {
  name: string;
  test: RegExp;
  tags?: '$initial'[];
  priority: number;
}

export const gzip = (code: string): number => gzipSync(code, { level: 9 }).byteLength;

/** The code of each chunk reachable from an entry, by chunk name. Packages are looked for from `folder`. */
export async function chunksOf(
  text: string,
  groups: Group[] = [],
  { folder = process.cwd() }: { folder?: string } = {},
): Promise<Map<string, string>> {
  const entry = join(folder, 'entry-of-the-bench.ts');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: aliases, dedupe, conditions: ['es2015', ...defaultClientConditions] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? text : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: { entry },
        external: /^react(?:$|\/)/,
        preserveEntrySignatures: 'allow-extension',
        output: {
          chunkFileNames: '[name].js',
          codeSplitting: { includeDependenciesRecursively: false, groups },
        },
      },
    },
  });
  if (!('output' in built)) throw new Error('The build gave no output.');
  return new Map(
    built.output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.name, chunk.code]] : [])),
  );
}
