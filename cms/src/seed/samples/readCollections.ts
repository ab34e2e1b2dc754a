import type { ContentType } from '../Loader';
import { readArticles } from './readArticles';
import { readList } from './readList';
import type { SampleFolder } from './SampleFolder';
import type { Collections } from './Samples';
import { typeRules } from './typeRules';

const FOLDER = 'collections';

/**
 * Reads the types whose samples have the schema's own fields: each is a YAML file or a folder of
 * Markdown files, named after the type.
 */
export function readCollections(folder: SampleFolder): Collections {
  const collections: Record<ContentType, readonly object[]> = {};
  for (const entry of folder.entries(FOLDER)) {
    const type = entry.replace(/\.yaml$/, '');
    const source = { path: `${FOLDER}/${entry}`, type };
    collections[`api::${type}.${type}`] = entry.endsWith('.yaml')
      ? readList(folder, source)
      : readArticles(folder, source, typeRules(type));
  }
  return collections;
}
