import { ENTRY, type Manifest } from '../pages/ClientBuild.ts';

/** The scripts of these sources and of the start, with those that they load only when needed. */
export function scriptsWithLazyOnes(manifest: Manifest, sources: readonly string[]): string[] {
  const start = reachable(manifest, [ENTRY], () => false);
  // The start can load every page: of its parts, only those named as sources count.
  const found = reachable(manifest, [ENTRY, ...sources], (key) => !start.has(key));
  return [...found].flatMap((key) => manifest[key]?.file ?? []).map((file) => `/${file}`);
}

function reachable(
  manifest: Manifest,
  keys: readonly string[],
  withLazyOnes: (key: string) => boolean,
  seen = new Set<string>(),
): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no ${key}.`);
    if (seen.has(key)) continue;
    seen.add(key);
    const { imports = [], dynamicImports = [] } = chunk;
    const next = withLazyOnes(key) ? [...imports, ...dynamicImports] : imports;
    reachable(manifest, next, withLazyOnes, seen);
  }
  return seen;
}
