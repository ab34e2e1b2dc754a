export interface Attribute {
  type: string;
  required?: boolean;
  maxLength?: number;
  enum?: readonly string[];
  component?: string;
  [more: string]: unknown;
}

export type Attributes = Record<string, Attribute>;

/** The file of a content type (`schema.json`) or component. */
export interface ContentFile {
  kind?: string;
  collectionName: string;
  info: {
    singularName?: string;
    pluralName?: string;
    displayName: string;
    [more: string]: unknown;
  };
  options?: { draftAndPublish?: boolean };
  pluginOptions?: object;
  attributes: Attributes;
  indexes?: { name: string; columns: string[] }[];
}

const snake = (words: string): string => words.replaceAll('-', '_');

/** `api::news-post.news-post` → `api/news-post/content-types/news-post/schema.json` */
export const typePath = (uid: string): string => {
  const [api = '', name = ''] = uid.replace('api::', '').split('.');
  return `api/${api}/content-types/${name}/schema.json`;
};

/** `shared.person` → `components/shared/person.json` */
export const componentPath = (uid: string): string => `components/${uid.replace('.', '/')}.json`;

export function newComponent(uid: string, displayName: string): ContentFile {
  return {
    collectionName: `components_${snake(uid.replace('.', '_'))}s`,
    info: { displayName },
    options: {},
    attributes: {},
  };
}

interface NewType {
  single: boolean;
  singular: string;
  plural: string;
  displayName: string;
  drafts: boolean;
  search: boolean;
  slug: boolean;
}

/** A new content type's file, with the indexes its queries need. */
export function newType(given: NewType): ContentFile {
  const table = snake(given.single ? given.singular : given.plural);
  const columns = [
    ...(given.slug ? ['slug'] : []),
    ...(given.drafts && !given.single ? ['published_at'] : []),
    ...(given.search ? ['sort_title'] : []),
  ];
  return {
    kind: given.single ? 'singleType' : 'collectionType',
    collectionName: table,
    info: {
      singularName: given.singular,
      pluralName: given.plural,
      displayName: given.displayName,
    },
    options: { draftAndPublish: given.drafts },
    pluginOptions: {},
    attributes: {},
    ...(columns.length > 0 && {
      indexes: columns.map((column) => ({ name: `${table}_${column}_ix`, columns: [column] })),
    }),
  };
}
