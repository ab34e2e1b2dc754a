import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import { join, sep } from 'node:path';

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** One watcher per folder: Node's recursive watch on Linux loses replaced files. Returns a stop function. */
export function watchFolders(
  roots: readonly string[],
  onChange: (path: string) => void,
): () => void {
  const watchers = new Map<string, FSWatcher>();
  const drop = (path: string): void => {
    for (const [folder, watcher] of watchers) {
      if (folder !== path && !folder.startsWith(path + sep)) continue;
      watcher.close();
      watchers.delete(folder);
    }
  };
  const add = (folder: string): void => {
    if (watchers.has(folder)) return;
    const watcher = watch(folder, (_event, name) => {
      if (name === null) return;
      const path = join(folder, name);
      if (isFolder(path)) add(path);
      else drop(path);
      onChange(path);
    });
    watcher.on('error', () => drop(folder));
    watchers.set(folder, watcher);
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) add(join(folder, entry.name));
  };
  roots.forEach(add);
  return () => roots.forEach(drop);
}
