import { join } from 'node:path';
import {
  importedOperations,
  literalsIn,
  readDisk,
  type Screens,
} from '../screens/importedOperations';

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
  const imported = new Map<string, ReadonlySet<string>>();
  const operationsOf = (page: string): ReadonlySet<string> => {
    const known = imported.get(page) ?? importedOperations({ ...screens, entries: [page] }, read);
    imported.set(page, known);
    return known;
  };
  return (operation) => pages.filter((page) => operationsOf(page).has(operation));
}
