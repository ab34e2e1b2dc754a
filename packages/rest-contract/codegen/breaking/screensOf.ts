import { join } from 'node:path';
import { literalsIn, reachableFiles, readDisk, type Screens } from '../screens/reachableFiles';

/** Finds the files of the pages that use an operation. */
export function screensOf(screens: Screens): (operation: string) => string[] {
  const texts = new Map<string, string | undefined>();
  const read = (path: string): string | undefined => {
    if (!texts.has(path)) texts.set(path, readDisk(path));
    return texts.get(path);
  };
  const pages = literalsIn(read(screens.routes) ?? '').map((name) =>
    join(screens.pages, `${name}.tsx`),
  );
  const reached = new Map<string, ReadonlySet<string>>();
  const reachOf = (page: string): ReadonlySet<string> => {
    const known = reached.get(page) ?? reachableFiles({ ...screens, entries: [page] }, read);
    reached.set(page, known);
    return known;
  };
  return (operation) =>
    pages.filter((page) => reachOf(page).has(`${screens.generated}operations/${operation}.ts`));
}
