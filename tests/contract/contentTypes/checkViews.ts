import { isObjectType } from 'graphql';
import { checkRecord } from './checkRecord';
import type { ContentSources, ViewFile } from './sources';

const SEARCH = 'cms/src/content/searchColumns.ts';
/** What is kept folded of a type that can be searched. */
const folded = ['searchText', 'sortTitle'];

/** `api::news-post.news-post` → `NewsPost`: a content type's name in the schema. */
const typeNameOf = (uid: string): string =>
  (/^api::([^.]+)/.exec(uid)?.[1] ?? uid)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** What view, content type, schema, search and purge say differently of the content. */
export const checkViews = (sources: ContentSources): string[] =>
  sources.views.flatMap((each) => checkView(sources, each));

function checkView(sources: ContentSources, { file, view }: ViewFile): string[] {
  const { uid, fields, parts, draftAndPublish } = view;
  const type = sources.types.get(uid);
  if (!type) return [`${file}: there is no content type ${uid}; write its schema.json`];
  const name = typeNameOf(uid);
  const sdl = sources.schema.getType(name);
  if (!isObjectType(sdl)) {
    return [`${file}: the schema has no type ${name} for ${uid}; write it in schema/`];
  }
  const drafts = type.options?.draftAndPublish ?? false;
  return [
    ...(drafts === draftAndPublish
      ? []
      : [
          `${file}: draftAndPublish is ${draftAndPublish}, and ${type.file} says ${drafts}; write what it says, or drafts are shown to everybody`,
        ]),
    ...checkSearch(sources, { file, view }),
    ...(sources.tags[uid]
      ? []
      : [
          `cms/src/purge/contentTags.ts: ${uid} has no row, and its pages would not follow its changes; name the pages that show it`,
        ]),
    ...checkRecord(sources, { file, fields: Object.keys(fields), parts }, type, sdl),
  ];
}

function checkSearch(sources: ContentSources, { file, view }: ViewFile): string[] {
  const { uid, searchable } = view;
  const searched = sources.searched(uid);
  if (!searchable && searched.length === 0) return [];
  if (!searchable) {
    return [`${file}: searchable is false, and ${SEARCH} has a row for ${uid}; write true`];
  }
  if (searched.length === 0) {
    return [`${SEARCH}: ${uid} has no row, and its view is searchable; name the fields`];
  }
  const { file: typeFile = '', attributes = {} } = sources.types.get(uid) ?? {};
  return [...searched, ...folded]
    .filter((name) => !attributes[name])
    .map((name) => `${typeFile}: a searchable type needs "${name}"; add it, as course has it`);
}
