import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

interface ManifestChunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

export type Manifest = Record<string, ManifestChunk>;

export interface ClientBuild {
  id: string;
  /** The modules that the entry imports, in order, and the entry itself. */
  modules: readonly string[];
  /** Transitively, without the entry. */
  scriptsFor(sources: readonly string[]): string[];
  stylesFor(sources: readonly string[]): string[];
}

export const ENTRY = 'src/app/entry-client.tsx';

export async function readClientBuild(directory: string): Promise<ClientBuild> {
  const text = await readFile(join(directory, 'manifest.json'), 'utf8').catch(() => {
    throw new Error(`There is no build in ${directory}. Run "npm run build" first.`);
  });
  return clientBuildOf(JSON.parse(text) as Manifest);
}

const urlOf = ({ file }: ManifestChunk) => `/${file}`;

export function clientBuildOf(manifest: Manifest): ClientBuild {
  const entry = manifest[ENTRY];
  if (entry === undefined) throw new Error(`The manifest names no ${ENTRY}.`);
  const known = (keys: readonly string[]) => keys.flatMap((key) => manifest[key] ?? []);
  const chunksOf = (keys: readonly string[], seen = new Set<ManifestChunk>()) => {
    for (const chunk of known(keys)) {
      if (seen.has(chunk)) continue;
      seen.add(chunk);
      chunksOf(chunk.imports ?? [], seen);
    }
    return seen;
  };
  const collect = (sources: readonly string[]) => [...chunksOf([ENTRY, ...sources])];
  return {
    id: basename(entry.file, '.js'),
    modules: known([...(entry.imports ?? []), ENTRY]).map(urlOf),
    scriptsFor: (sources) =>
      collect(sources)
        .filter((chunk) => chunk !== entry)
        .map(urlOf),
    stylesFor: (sources) =>
      collect(sources).flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
  };
}
